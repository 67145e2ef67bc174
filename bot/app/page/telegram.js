/** What Telegram gives a page, and the few messages of its protocol that we use. */

const given = new URLSearchParams(location.hash.slice(1));

/** Who opened the page, signed. */
export const initData = given.get("tgWebAppData") ?? "";

/** The table that the page was opened for. */
export const table =
  new URLSearchParams(initData).get("start_param") ??
  new URLSearchParams(location.search).get("table") ??
  "";

/** Where the whole screen is the map's: on a desktop it would cover what else is open. */
const PHONES = new Set(["android", "ios"]);

const COLOUR = /^#[0-9a-f]{6}$/i;

function post(eventType, eventData = {}) {
  const { TelegramWebviewProxy: phone } = window;
  if (phone) phone.postEvent(eventType, JSON.stringify(eventData));
  else if (parent !== window) parent.postMessage(JSON.stringify({ eventType, eventData }), "*");
}

/** Wear the theme's colours. */
function wear(colours) {
  for (const [name, value] of Object.entries(colours ?? {})) {
    if (!COLOUR.test(value)) continue;
    document.documentElement.style.setProperty(`--${name.replaceAll("_", "-")}`, value);
  }
}

/** Wear the colours of a game, and let Telegram's own bars wear them. */
export function dress(colours) {
  if (!colours) return;
  wear(colours);
  post("web_app_set_header_color", { color: colours.foot });
  post("web_app_set_background_color", { color: colours.foot });
  post("web_app_set_bottom_bar_color", { color: colours.foot });
}

/** Keep clear of what a phone, or Telegram itself, lays over the edges of the page. */
function keepClear(of, edges) {
  for (const side of ["top", "right", "bottom", "left"]) {
    const width = Number(edges?.[side]);
    if (width >= 0) document.documentElement.style.setProperty(`--${of}-${side}`, `${width}px`);
  }
}

/** Fit what is seen of the page: half open it is taller than that, and its foot has Confirm. */
function fit({ height } = {}) {
  if (height > 0) document.documentElement.style.setProperty("--seen", `${height}px`);
}

let goBack = null;

const RECEIVERS = {
  theme_changed: (data) => wear(data?.theme_params),
  safe_area_changed: (data) => keepClear("safe", data),
  content_safe_area_changed: (data) => keepClear("content", data),
  viewport_changed: (data) => fit(data ?? undefined),
  back_button_pressed: () => goBack?.(),
};

function receive(type, data) {
  if (Object.hasOwn(RECEIVERS, type)) RECEIVERS[type](data);
}

/** Let Telegram's own Back lead back, and ask before it closes on a move that is half done.
 * @param back what leads back; null while nothing is chosen
 */
export function halfway(back) {
  if (Boolean(back) !== Boolean(goBack)) {
    post("web_app_setup_back_button", { is_visible: Boolean(back) });
    post("web_app_setup_closing_behavior", { need_confirmation: Boolean(back) });
  }
  goBack = back;
}

function parsed(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** Tell Telegram that we are there, and that a finger on the map closes nothing. */
export function begin() {
  wear(parsed(given.get("tgWebAppThemeParams")));
  window.Telegram = { WebView: { receiveEvent: receive } };
  addEventListener("message", ({ source, data }) => {
    if (source !== parent) return;
    const { eventType, eventData } = parsed(data);
    receive(eventType, eventData);
  });
  post("web_app_ready");
  post("web_app_expand");
  post("web_app_setup_swipe_behavior", { allow_vertical_swipe: false });
  // Where there is no such thing (before Bot API 8.0, on a desktop), Telegram does nothing.
  if (PHONES.has(given.get("tgWebAppPlatform"))) post("web_app_request_fullscreen");
  post("web_app_request_safe_area");
  post("web_app_request_content_safe_area");
  post("web_app_request_viewport");
}

/** Let the phone be felt: something is chosen, done, or refused. */
export function feel(what) {
  const isChoice = what === "chosen";
  const data = isChoice
    ? { type: "selection_change" }
    : { type: "notification", notification_type: what };
  post("web_app_trigger_haptic_feedback", data);
}
