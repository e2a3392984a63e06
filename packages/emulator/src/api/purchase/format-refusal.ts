import { ApplicationError } from '../../kernel/errors/application-error.js';
import { OrderRefusal, type RefusalReasons } from '../../shop/order-placement/order-refusal.js';
import { formatPluginErrors, formatTotalsErrors } from './format-calculation-errors.js';
import { formatViolation } from './format-violation.js';

const formatReasons = ({ problems, totals, violations }: RefusalReasons) => ({
  ...(totals && formatTotalsErrors(totals)),
  ...(problems && formatPluginErrors(problems)),
  ...(violations && { violations: violations.map(formatViolation) }),
});

/**
 * Places an order, and formats the reasons if it is refused.
 *
 * @throws {ApplicationError} as `place` does
 */
export function formatRefusal<R>(place: () => R): R {
  try {
    return place();
  } catch (error) {
    if (!(error instanceof OrderRefusal)) throw error;
    throw new ApplicationError(error.kind, error.code, error.message, formatReasons(error.reasons));
  }
}
