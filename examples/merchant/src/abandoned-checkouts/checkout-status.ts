import type { BadgeTone } from '../ui/badge.js';

/** Statuses of abandoned checkouts, with their label and tone. */
export const statuses: Readonly<Record<string, readonly [string, BadgeTone]>> = {
  ABANDONED: ['Abandoned', 'warn'],
  RECOVERED: ['Recovered', 'good'],
};
