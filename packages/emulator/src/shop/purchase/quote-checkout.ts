import { lookUpItems } from '../plugin-catalogs/look-up-items.js';
import type { AddressWithContact } from '../pricing/shipping/address.js';
import { totalsOf } from '../pricing/price.js';
import type { Purchase } from './purchase.js';
import type { StoredLine } from '../line-items/line.js';
import { priceCheckout } from './price-checkout.js';
import type { PluginContext } from '../../protocol/plugins/plugin-context.js';
import type { SelectedMembership } from '../pricing/plugins/memberships.js';
import { askPlugins } from '../pricing/plugins/request-plugins.js';
import type { PluginAnswers } from '../pricing/totals/plugin-results.js';

/** The checkout with what plugins say of it now; the same one where there are no plugins. */
export function quoteCheckout(context: PluginContext, checkout: Purchase): Purchase {
  const { billingInfo, couponCode, email, lines, owner, purchaseFlowId, shippingDestination } = checkout;
  const { plugins: _, ...unquoted } = checkout;
  const { selectedMemberships } = checkout;
  lookUpItems(context, lines);
  const plugins = askPlugins(context, {
    ...{ source: 'CHECKOUT', owner, lines, purchaseFlowId },
    ...(selectedMemberships && { selectedMemberships }),
    ...(couponCode && { couponCode }),
    ...(email && { email }),
    ...(shippingDestination && { shipping: shippingDestination }),
    ...(billingInfo && { billing: billingInfo }),
    price: (known) => priceCheckout(context.tenant, { ...checkout, plugins: known }).totals,
  });
  return plugins ? { ...checkout, plugins } : checkout.plugins ? unquoted : checkout;
}

/** The checkout as plugins see it now; one that is an order is left as it is. */
export const quoteOpen = (context: PluginContext, checkout: Purchase): Purchase =>
  checkout.completed ? checkout : quoteCheckout(context, checkout);

/** What plugins say of a cart, under the circumstances of an estimate. */
export function quoteCart(
  context: PluginContext,
  cart: Purchase,
  {
    billing,
    lines,
    selectedMemberships,
    shipping,
    ...circumstances
  }: Parameters<typeof totalsOf>[3] & {
    readonly lines: readonly StoredLine[];
    readonly shipping?: AddressWithContact;
    readonly selectedMemberships?: readonly SelectedMembership[];
  },
): PluginAnswers | undefined {
  const { couponCode, email, owner, purchaseFlowId } = cart;
  return askPlugins(context, {
    ...{ source: 'CART', owner, lines, purchaseFlowId },
    ...(selectedMemberships && { selectedMemberships }),
    ...(circumstances.withoutFees && { withoutFees: true }),
    ...(couponCode && { couponCode }),
    ...(email && { email }),
    ...(shipping && { shipping }),
    price: (plugins) =>
      totalsOf(context.tenant, cart, lines, { ...circumstances, ...(billing && { billing }), plugins }),
  });
}
