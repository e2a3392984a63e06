import type { Violation } from '../../shop/pricing/totals/violation.js';

/** Notice above the form. */
export interface Notice {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Notice with the validation messages of plugins. The title says whether they block the order. */
export function violationsNotice(violations: readonly Violation[]): Notice | undefined {
  if (violations.length === 0) return undefined;
  const isKeptBack = violations.some(({ severity }) => severity === 'ERROR');
  return {
    title: isKeptBack ? 'Your order cannot be placed' : 'Please note',
    lines: violations.map(({ description }) => description),
  };
}
