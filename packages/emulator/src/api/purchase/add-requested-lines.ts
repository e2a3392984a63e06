import { ApplicationError } from '../../kernel/errors/http-error.js';
import type { Input } from '../../kernel/input/object.js';
import { check, violation } from '../../kernel/input/violation.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { addLines, maxLines } from '../../shop/purchase/add-lines.js';
import type { Purchase } from '../../shop/purchase/purchase.js';
import { readCustomLineItems, readLineItems } from './read-lines.js';

const isEmpty = (list: unknown) => list === undefined || list === null || (Array.isArray(list) && list.length === 0);

/** Whether a request has no lines to be added. */
export const hasNoLines = ({ customLineItems, lineItems }: Input): boolean =>
  isEmpty(lineItems) && isEmpty(customLineItems);

/**
 * The purchase with the request's `lineItems` and `customLineItems`, as `addLines` adds them.
 * @throws {ValidationError} for invalid fields, or when a line or the purchase would be too large
 * @throws {ApplicationError} 403 where somebody else than the merchant says something else than the catalog
 */
export function addRequestedLines<T extends Pick<Purchase, 'lines'>>(
  { caller, plugins, tenant }: Pick<RouteContext, 'caller' | 'plugins' | 'tenant'>,
  purchase: T,
  { customLineItems, lineItems }: Input,
): T {
  const currency = storeCurrency(tenant);
  const requested = readLineItems(lineItems, currency);
  if (caller.kind !== 'apiKey' && requested.some(({ override }) => override)) {
    throw new ApplicationError(403, 'PERMISSION_DENIED', 'Only the merchant may override catalog fields.');
  }
  const custom = readCustomLineItems(customLineItems, currency, () => plugins.newId());
  const changed = addLines({ plugins, tenant }, purchase, requested, custom);
  if (changed.lines.length > maxLines) {
    check([violation('lineItems', `a cart has at most ${maxLines} lines`, 'MAX_SIZE')]);
  }
  return changed;
}
