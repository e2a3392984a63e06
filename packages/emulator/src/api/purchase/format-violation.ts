import type { Violation } from '../../shop/pricing/totals/violation.js';

/** Formats a violation of a cart or checkout. */
export const formatViolation = ({ description, lineItemId, location, severity, suggestedFix }: Violation) => ({
  severity,
  target:
    lineItemId === undefined
      ? { other: { name: location ?? 'OTHER_DEFAULT' } }
      : {
          lineItem: {
            name: location ?? 'LINE_ITEM_DEFAULT',
            id: lineItemId,
            suggestedFix: suggestedFix ?? 'UNKNOWN_SUGGESTED_FIX',
          },
        },
  description,
});
