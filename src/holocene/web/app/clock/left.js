// Time that is left, in words: days, hours or minutes, as people would say it.
import { useEffect, useState } from "../lib.js";
import { language, t } from "../words.js";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const JUST = 1 / MINUTE; // of a unit: a minute of an hour
const LAST = 10; // the last tenth is told by colour too

/** A stretch of time in one unit, rounded down; one that has only just begun is still called whole.
 * @param {number} seconds */
export function spanWords(seconds) {
  const [unit, size] = seconds >= 2 * DAY || seconds === DAY ? ["day", DAY] : unitBelow(seconds);
  const form = new Intl.NumberFormat(language.value, { style: "unit", unit: String(unit), unitDisplay: "long" });
  return form.format(Math.max(1, Math.floor(seconds / Number(size) + JUST))).replaceAll(" ", "\u00a0");
}

/** @param {number} seconds */
const unitBelow = (seconds) =>
  seconds >= 2 * HOUR || seconds === HOUR ? ["hour", HOUR] : seconds >= MINUTE ? ["minute", MINUTE] : ["second", 1];

/** @param {number} seconds */
export const leftWords = (seconds) => (seconds > 0 ? t("clock-left", { time: spanWords(seconds) }) : t("clock-up"));

/** How a pace is called. @param {{pace: number, per: string}} of */
export const paceWords = ({ pace, per }) =>
  pace ? t(`clock-pace-${per}`, { time: spanWords(pace) }) : t("clock-pace-none");

/** The seconds until a time, counted down: by the minute, and at last by the second. @param {number} due */
export function useLeft(due) {
  const [now, setNow] = useState(Date.now() / 1000);
  const left = due - now;
  useEffect(() => {
    if (due <= 0) return;
    const timer = setTimeout(() => setNow(Date.now() / 1000), left < 2 * MINUTE ? 1000 : 20_000);
    return () => clearTimeout(timer);
  }, [due, now]);
  return left;
}

/** Whether a clock is in its last tenth. @param {number} left @param {number} pace */
export const isShort = (left, pace) => left < pace / LAST;
