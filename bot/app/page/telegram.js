/** What Telegram gives a page, and the few messages of its protocol that we use. */

const given = new URLSearchParams(location.hash.slice(1));

/** Who opened the page, signed. */
export const initData = given.get("tgWebAppData") ?? "";

/** The table that the page was opened for. */
export const table =
  new URLSearchParams(initData).get("start_param") ??
  new URLSearchParams(location.search).get("table") ??
  "";

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

function receive(type, data) {
  if (type === "theme_changed") wear(data?.theme_params);
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
}

/** Let the phone be felt: something is chosen, done, or refused. */
export function feel(what) {
  const isChoice = what === "chosen";
  const data = isChoice
    ? { type: "selection_change" }
    : { type: "notification", notification_type: what };
  post("web_app_trigger_haptic_feedback", data);
}
