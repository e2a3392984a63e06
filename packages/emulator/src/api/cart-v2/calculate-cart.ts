import { type RouteContext, route } from '../../protocol/routing/route.js';
import { calculateCart as calculateTotals, everything } from '../../shop/purchase/calculate-cart.js';
import { newId } from '../../kernel/state/ids.js';
import { requireUnordered } from '../../shop/purchase/carts.js';
import { calculations } from './cart-calculations.js';
import { type CartAccess, cartById, currentCart, show } from './cart-access.js';
import { formatSummary } from './format/format-summary.js';
import { pricedCart } from './priced-cart.js';
import { priceVerificationToken } from './order/price-verification-token.js';

async function calculate(context: RouteContext, which: CartAccess): Promise<object> {
  const { tenant } = context;
  const cart = pricedCart(context, requireUnordered(which.find(context)));
  const { results: plugins, totals } = calculateTotals(context, cart, everything);
  const calculated = { cart, plugins, totals };
  const summary = {
    ...formatSummary(tenant, calculated, everything, newId()),
    priceVerificationToken: await priceVerificationToken(tenant, calculated),
  };
  calculations(tenant).put({ id: cart.id, summary });
  return { ...show(context, cart), summary };
}

/** Calculates all totals of the caller's cart. */
export const calculateCurrentCart = route({
  id: 'ecom.currentCartV2.calculateCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/calculate', '/v2/carts/current/calculate'],
  access: 'visitor',
  handle: (context) => calculate(context, currentCart),
});

/** Calculates all totals of a cart by its ID. */
export const calculateCart = route({
  id: 'ecom.cartV2.calculateCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/calculate', '/v2/carts/{cartId}/calculate'],
  access: 'visitor',
  handle: (context) => calculate(context, cartById),
});
