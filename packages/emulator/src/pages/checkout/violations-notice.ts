import type { Violation } from '../../shop/plugin-answers/violation.js';
import type { Notice } from './checkout-view.js';

/** What the page says of what plugins object to: all of it, under a title that says whether it keeps the order back. */
export function violationsNotice(violations: readonly Violation[]): Notice | undefined {
  if (violations.length === 0) return undefined;
  const isKeptBack = violations.some(({ severity }) => severity === 'ERROR');
  return {
    title: isKeptBack ? 'Your order can not be placed like this' : 'Please note',
    lines: violations.map(({ description }) => description),
  };
}
