import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { type Input, isMissing } from '../../../kernel/input/object.js';
import { storeCurrency } from '../../../kernel/money/store-currency.js';
import type { RouteContext } from '../../../protocol/routing/route.js';
import { addItems } from '../../../shop/purchase/cart-items.js';
import type { Cart } from '../../../shop/purchase/purchase.js';
import { readCustomItems } from './read-custom-items.js';
import { readCatalogItems } from './read-items.js';

const isEmpty = (list: unknown): boolean => isMissing(list) || (Array.isArray(list) && list.length === 0);

/** Whether a request has no items. */
export const hasNoItems = ({ catalogItems, customItems }: Input): boolean =>
  isEmpty(catalogItems) && isEmpty(customItems);

/**
 * Returns the cart with the request's `catalogItems` and `customItems`.
 *
 * @throws {ValidationError} for invalid items
 * @throws {ApplicationError} 403 for custom items and catalog overrides of a caller other than the merchant; as `addItems`
 * does
 */
export function addRequestedItems(context: RouteContext, cart: Cart, { catalogItems, customItems }: Input): Cart {
  const { caller, plugins, tenant } = context;
  const currency = storeCurrency(tenant);
  const requested = readCatalogItems(catalogItems, currency);
  const custom = readCustomItems(customItems, currency, () => plugins.newId());
  if (caller.kind !== 'apiKey' && (custom.length > 0 || requested.some(({ override }) => override))) {
    throw new ApplicationError(
      'permissionDenied',
      'PERMISSION_DENIED',
      'Only the merchant may set prices and other catalog fields.',
    );
  }
  return addItems(context, cart, requested, custom);
}
