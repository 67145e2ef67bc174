/** Times as a phone writes them, in the person's language. Server times are seconds since 1970. */

const at = (seconds) => new Date(seconds * 1000);

const isSameDay = (one, other) => one.toDateString() === other.toDateString();

/** "14:05" */
export const time = (seconds, language) =>
  at(seconds).toLocaleTimeString(language, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });

/** "Today", "Yesterday" or "12 March". */
export function day(seconds, language, now = new Date()) {
  const date = at(seconds);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (isSameDay(date, now)) return capital(words.format(0, "day"));
  if (isSameDay(date, yesterday)) return capital(words.format(-1, "day"));
  return date.toLocaleDateString(language, { day: "numeric", month: "long" });
}

/** A time of today, the date of any other day: for chat lists. */
export function short(seconds, language, now = new Date()) {
  const date = at(seconds);
  if (isSameDay(date, now)) return time(seconds, language);
  return date.toLocaleDateString(language, { day: "numeric", month: "short" });
}

/** Whether two times lie on different days. */
export const isNewDay = (before, after) => !isSameDay(at(before), at(after));

const capital = (word) => word[0].toLocaleUpperCase() + word.slice(1);
