/** The page's own words, in the language of the person whose phone it is. */

import en from "./words.en.js";
import ru from "./words.ru.js";
import uk from "./words.uk.js";

const TABLES = { en, ru, uk };

export const LANGUAGES = { en: "English", ru: "Русский", uk: "Українська" };

/** The nearest language that the page speaks. */
export const spoken = (code) => (code?.slice(0, 2) in TABLES ? code.slice(0, 2) : "en");

/**
 * A speaker of one language: say("members", {n: 3}).
 * @param {string} language
 * @returns {(key: string, values?: Record<string, any>) => string}
 */
export function speaker(language) {
  const table = TABLES[spoken(language)];
  return (key, values = {}) => {
    if (!(key in table)) throw new Error(`no word for ${key}`);
    return table[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
  };
}
