/** The forms for a new person and a new group. */

import { api } from "./api.js";
import { button, el } from "./dom.js";
import { fullName } from "./people.js";
import { LANGUAGES } from "./words.js";

const GROUP_KINDS = { group: "group", forum: "forum" };

/** Ask for a name and a language. */
export function askForPerson(say) {
  const name = el("input", { required: true, maxlength: "64", autocomplete: "off" });
  const language = select(Object.entries(LANGUAGES));
  const create = () => {
    const [first_name, ...rest] = name.value.trim().split(/\s+/);
    const last_name = rest.join(" ") || undefined;
    return api.newUser({ first_name, last_name, language_code: language.value });
  };
  ask(say, say("newPerson"), create, label(say("name"), name), label(say("language"), language));
}

/** Ask for a title, a kind and the members. */
export function askForGroup(store, say) {
  const title = el("input", { required: true, maxlength: "128", autocomplete: "off" });
  const kind = select(Object.entries(GROUP_KINDS).map(([value, word]) => [value, say(word)]));
  const boxes = store.world.users.map((user) => {
    const box = el("input", { type: "checkbox", value: user.id, checked: true });
    return el("label", { class: "check" }, box, fullName(user));
  });
  const create = () => {
    const members = boxes
      .map((box) => box.firstChild)
      .filter((box) => box.checked)
      .map((box) => Number(box.value));
    return api.newChat({ type: kind.value, title: title.value.trim(), members });
  };
  ask(
    say,
    say("newGroup"),
    create,
    label(say("groupTitle"), title),
    kind,
    el("fieldset", {}, ...boxes),
  );
}

const label = (text, field) => el("label", {}, el("span", { text }), field);

const select = (choices) =>
  el("select", {}, ...choices.map(([value, text]) => el("option", { value, text })));

function ask(say, title, create, ...fields) {
  const error = el("p", { class: "error", role: "alert" });
  const cancel = button({ text: say("cancel"), onclick: () => dialog.close() });
  const submit = el("button", { type: "submit", class: "primary", text: say("create") });
  const form = el(
    "form",
    {},
    el("h2", { text: title }),
    ...fields,
    error,
    el("div", { class: "keys" }, cancel, submit),
  );
  const dialog = el("dialog", { class: "form", "aria-label": title }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    await create()
      .then(() => dialog.close())
      .catch((refusal) => void (error.textContent = refusal.message));
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
