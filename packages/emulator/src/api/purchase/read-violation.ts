import { type Input, isObject } from '../../kernel/input/object.js';
import { stringOrEmpty } from '../../protocol/plugins/read-response.js';
import type { Violation } from '../../shop/pricing/totals/violation.js';

/** Reads a violation of a cart or checkout. The severity defaults to a warning. */
export function readViolation({ description, severity, target }: Input): Violation {
  const { lineItem, other } = isObject(target) ? target : {};
  const place = isObject(lineItem) ? lineItem : isObject(other) ? other : {};
  const location = stringOrEmpty(place['name']);
  const suggestedFix = isObject(lineItem) ? stringOrEmpty(lineItem['suggestedFix']) : '';
  return {
    severity: severity === 'ERROR' ? 'ERROR' : 'WARNING',
    ...(isObject(lineItem) && { lineItemId: stringOrEmpty(lineItem['id']) }),
    ...(suggestedFix && { suggestedFix }),
    ...(location && { location }),
    description: stringOrEmpty(description),
  };
}
