import { FieldReader } from '../../kernel/input/field-reader.js';
import { newId } from '../../kernel/state/ids.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { type Calculation, calculateCart } from '../../shop/purchase/calculate-cart.js';
import { requireUnordered } from '../../shop/purchase/carts.js';
import { validationModes } from '../../shop/settings/validation-settings.js';
import { type CartAccess, cartById, currentCart, show } from './cart-access.js';
import { formatSummary } from './format/format-summary.js';
import { pricedCart } from './priced-cart.js';
import { bodyOf } from './input/read-body.js';

/** Reads the parts to calculate. None of them is calculated unless it is requested. @throws {ValidationError} */
function readCalculation(context: RouteContext): Calculation {
  const input = bodyOf(context);
  const read = new FieldReader();
  const flag = (name: string): boolean => read.boolean(input[name], name) ?? false;
  const mode = read.oneOf(input.validationConfig, 'validationConfig', validationModes) ?? 'SKIP_VALIDATIONS';
  const calculation = {
    delivery: flag('calculateDelivery'),
    fees: flag('calculateAdditionalFees'),
    tax: flag('calculateTax'),
    giftCard: flag('calculateGiftCards'),
  };
  read.check();
  if (mode === 'SKIP_VALIDATIONS') return calculation;
  return { ...calculation, validators: mode === 'CHECKOUT_VALIDATIONS' ? 'all' : 'validateInCart' };
}

function estimate(context: RouteContext, which: CartAccess): object {
  const { tenant } = context;
  const calculation = readCalculation(context);
  const cart = pricedCart(context, requireUnordered(which.find(context)));
  const { results: plugins, totals } = calculateCart(context, cart, calculation);
  return { ...show(context, cart), summary: formatSummary(tenant, { cart, plugins, totals }, calculation, newId()) };
}

/** Calculates the requested parts of the totals of the caller's cart. */
export const estimateCurrentCart = route({
  id: 'ecom.currentCartV2.estimateCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/estimate', '/v2/carts/current/estimate'],
  access: 'visitor',
  handle: (context) => estimate(context, currentCart),
});

/** Calculates the requested parts of the totals of a cart by its ID. */
export const estimateCart = route({
  id: 'ecom.cartV2.estimateCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/estimate', '/v2/carts/{cartId}/estimate'],
  access: 'visitor',
  handle: (context) => estimate(context, cartById),
});
