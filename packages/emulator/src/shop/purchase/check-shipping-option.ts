import { ApplicationError } from '../../kernel/errors/wire-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { priceCheckout } from './price-checkout.js';
import type { Purchase } from './purchase.js';

/**
 * Makes sure that the way of delivery that a change chose is offered.
 * @throws {ApplicationError} 404 `SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND`
 */
export function checkShippingOption(tenant: Tenant, before: Purchase, after: Purchase): Purchase {
  const option = after.selectedShippingOption;
  if (!option || option === before.selectedShippingOption) return after;
  const { delivery } = priceCheckout(tenant, after).totals;
  if (!delivery || delivery.requested) return after;
  const description = 'This way of delivery is not offered.';
  throw new ApplicationError(404, 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND', description, { code: option.code });
}
