import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import { type PluginOutcome, requestPlugins } from '../pricing/plugins/request-plugins.js';
import type { PluginPurchase } from '../pricing/plugins/plugin-step.js';
import { price } from '../pricing/price.js';
import { pricingContext } from './price-checkout.js';
import type { Cart } from './purchase.js';

/** Parts of the totals of a cart to calculate, and the plugins that validate it. */
export interface Calculation extends Pick<PluginPurchase, 'validators'> {
  readonly delivery: boolean;
  readonly fees: boolean;
  readonly tax: boolean;
  readonly giftCard: boolean;
}

/** The calculation of all parts, as for an order. */
export const everything: Calculation = { delivery: true, fees: true, tax: true, giftCard: true, validators: 'all' };

/**
 * Calculates the totals of a cart with the prices that its lines have. Delivery counts only with a selected method that
 * is offered.
 */
export function calculateCart(
  context: TenantPlugins,
  cart: Cart,
  { delivery, fees, giftCard, tax, validators }: Calculation,
): PluginOutcome {
  const { plugins: _, giftCard: card, ...purchase } = cart;
  const { billingInfo, couponCode, email, lines, owner, purchaseFlowId, selectedMemberships } = cart;
  return requestPlugins(context, {
    source: 'CHECKOUT',
    owner,
    lines,
    purchaseFlowId,
    ...(selectedMemberships && { selectedMemberships }),
    ...(!fees && { withoutFees: true }),
    ...(couponCode && { couponCode }),
    ...(email && { email }),
    ...(cart.shippingDestination && { shipping: cart.shippingDestination }),
    ...(billingInfo && { billing: billingInfo }),
    ...(validators && { validators }),
    price: (plugins) =>
      price(
        context.tenant,
        { ...purchase, ...(giftCard && card && { giftCard: card }) },
        {
          ...pricingContext(cart),
          plugins,
          selectedDeliveryOnly: true,
          withoutFees: !fees,
          withoutShipping: !delivery,
          withoutTax: !tax,
        },
      ),
  });
}
