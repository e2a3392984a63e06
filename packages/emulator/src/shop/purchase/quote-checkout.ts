import type { Tenant } from '../../kernel/state/tenant.js';
import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import { lookUpItems } from '../plugin-catalogs/look-up-items.js';
import { type PluginOutcome, requestPlugins } from '../pricing/plugins/request-plugins.js';
import { type PricingContext, price } from '../pricing/price.js';
import type { AddressWithContact } from '../pricing/shipping/address.js';
import type { SelectedMembership } from '../pricing/totals/plugin-results.js';
import { type Validated, getValidators } from '../settings/validation-settings.js';
import { clearFields } from './clear-fields.js';
import { currentLines, priceCheckout, pricingContext } from './price-checkout.js';
import type { Cart, Priced, Purchase } from './purchase.js';

/** Returns the checkout with the current results of plugins and its totals. */
export function quoteCheckout<T extends Purchase>(context: TenantPlugins, checkout: T): Priced<T> {
  const { tenant } = context;
  const { billingInfo, couponCode, email, owner, purchaseFlowId, selectedMemberships, shippingDestination } = checkout;
  lookUpItems(context, checkout.lines);
  const lines = currentLines(tenant, checkout);
  const { results, totals } = requestPlugins(context, {
    source: 'CHECKOUT',
    owner,
    lines,
    purchaseFlowId,
    ...(selectedMemberships && { selectedMemberships }),
    ...(couponCode && { couponCode }),
    ...(email && { email }),
    ...(shippingDestination && { shipping: shippingDestination }),
    ...(billingInfo && { billing: billingInfo }),
    ...validators(tenant, 'checkout'),
    price: (plugins) => price(tenant, { ...checkout, lines }, { ...pricingContext(checkout), plugins }),
  });
  return { ...(clearFields<Purchase>(checkout, 'plugins') as T), lines, ...(results && { plugins: results }), totals };
}

/** Returns the checkout with the current results of plugins and its totals. A completed checkout is unchanged. */
export const quoteOpen = <T extends Purchase>(context: TenantPlugins, checkout: T): Priced<T> =>
  checkout.completed ? priceCheckout(context.tenant, checkout) : quoteCheckout(context, checkout);

/** Input of an estimate besides the cart. */
export interface Estimate extends Omit<PricingContext, 'plugins'> {
  readonly shipping?: AddressWithContact;
  readonly selectedMemberships?: readonly SelectedMembership[];
}

/** Estimates the totals of a cart, with the results of plugins. */
export function quoteCart(
  context: TenantPlugins,
  cart: Cart,
  { selectedMemberships, shipping, ...pricing }: Estimate,
): PluginOutcome {
  const { couponCode, email, lines, owner, purchaseFlowId } = cart;
  return requestPlugins(context, {
    source: 'CART',
    owner,
    lines,
    purchaseFlowId,
    ...(selectedMemberships && { selectedMemberships }),
    ...(pricing.withoutFees && { withoutFees: true }),
    ...(couponCode && { couponCode }),
    ...(email && { email }),
    ...(shipping && { shipping }),
    ...validators(context.tenant, 'cart'),
    price: (plugins) => price(context.tenant, cart, { ...pricing, plugins }),
  });
}

/** Plugins that validate a cart or checkout. */
function validators(tenant: Tenant, validated: Validated) {
  const validating = getValidators(tenant, validated);
  return validating ? { validators: validating } : {};
}
