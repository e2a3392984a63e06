import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Input } from '../../kernel/input/object.js';
import { check, violation } from '../../kernel/input/violation.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { addLines, maxLines } from '../../shop/purchase/add-lines.js';
import type { Purchase } from '../../shop/purchase/purchase.js';
import { readCustomLineItems, readLineItems } from './read-lines.js';

const isEmpty = (list: unknown) => list === undefined || list === null || (Array.isArray(list) && list.length === 0);

/** Whether a request has no line items. */
export const hasNoLines = ({ customLineItems, lineItems }: Input): boolean =>
  isEmpty(lineItems) && isEmpty(customLineItems);

/**
 * Returns the purchase with the request's `lineItems` and `customLineItems`.
 *
 * @throws {ValidationError} for invalid fields, and above the maximum quantity or number of line items
 * @throws {ApplicationError} 403 for catalog overrides of a caller other than the merchant
 */
export function addRequestedLines<T extends Pick<Purchase, 'lines'>>(
  { caller, plugins, tenant }: Pick<RouteContext, 'caller' | 'plugins' | 'tenant'>,
  purchase: T,
  { customLineItems, lineItems }: Input,
): T {
  const currency = storeCurrency(tenant);
  const requested = readLineItems(lineItems, currency);
  if (caller.kind !== 'apiKey' && requested.some(({ override }) => override)) {
    throw new ApplicationError(
      'permissionDenied',
      'PERMISSION_DENIED',
      'Only the merchant may override catalog fields.',
    );
  }
  const custom = readCustomLineItems(customLineItems, currency, () => plugins.newId());
  const changed = addLines({ plugins, tenant }, purchase, requested, custom);
  if (changed.lines.length > maxLines) {
    check([violation('lineItems', `a cart has at most ${maxLines} lines`, 'MAX_SIZE')]);
  }
  return changed;
}
