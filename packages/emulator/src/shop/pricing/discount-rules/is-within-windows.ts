import type { TimeWindow } from './discount-rule.js';

/** Whether a time is in one of the windows. */
export const isWithinWindows = (windows: readonly TimeWindow[], now: Date): boolean => {
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  return windows.some(({ day, from, to }) => day === now.getUTCDay() && from <= minute && minute <= to);
};
