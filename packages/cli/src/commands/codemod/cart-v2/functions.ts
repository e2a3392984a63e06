import type { Namespace } from './namespaces.js';

/** How the arguments of a function become those of its successor. */
export type Conversion =
  /** They stay. */
  | 'same'
  /** `lineItems` of the last argument becomes `catalogItems`. */
  | 'items'
  /** The list of the last argument becomes `{ lineItems }` with `lineItemId` and `newQuantity`. */
  | 'quantities';

/** Result of a function. */
export type Returned =
  | 'nothing'
  /** `{ cart }`, also in Cart V2. */
  | 'response'
  /** The cart. */
  | 'cart'
  /** The cart, which Cart V2 returns in `{ cart }`. */
  | 'unwrapped cart';

/** Function of Cart V2 that does the same as one of Cart V1. */
interface Successor {
  readonly name: string;
  readonly conversion: Conversion;
  readonly returned: Returned;
  /** Different behavior of Cart V2 if it refuses the call. */
  readonly refusal?: string;
}

const refusedItems = 'Items that cannot be added now fail the call. Cart V1 left them out.';
const refusedQuantity = 'A quantity above the stock now fails the call. Cart V1 reduced it.';

const remove = { conversion: 'same', returned: 'response' } as const;
const add = { conversion: 'items', returned: 'response', refusal: refusedItems } as const;
const update = { conversion: 'quantities', returned: 'response', refusal: refusedQuantity } as const;

/** Functions with a successor that does the same, by namespace. */
export const functionSuccessors: Readonly<Record<Namespace, Readonly<Record<string, Successor>>>> = {
  currentCart: {
    getCurrentCart: { name: 'getCurrentCart', conversion: 'same', returned: 'unwrapped cart' },
    deleteCurrentCart: { name: 'deleteCurrentCart', conversion: 'same', returned: 'nothing' },
    removeLineItemsFromCurrentCart: { name: 'removeLineItemsFromCurrentCart', ...remove },
    addToCurrentCart: { name: 'addLineItemsToCurrentCart', ...add },
    updateCurrentCartLineItemQuantity: { name: 'updateLineItemsInCurrentCart', ...update },
  },
  cart: {
    getCart: { name: 'getCart', conversion: 'same', returned: 'cart' },
    deleteCart: { name: 'deleteCart', conversion: 'same', returned: 'nothing' },
    removeLineItems: { name: 'removeLineItems', ...remove },
    addToCart: { name: 'addLineItems', ...add },
    updateLineItemsQuantity: { name: 'updateLineItems', ...update },
  },
  checkout: {},
};

const noCheckout = 'There is no checkout in Cart V2: pass the ID of the cart as `checkoutId`';
const payLater = '`cartV2.placeOrder(cartId, { priceVerificationToken })`, on a server, with the ID of the cart';
const events = 'Subscribe to the events of Cart V2, or to those of orders';

/** Replacements of the other functions, by namespace. */
const instructions: Readonly<Record<Namespace, Readonly<Record<string, string>>>> = {
  currentCart: {
    addAllToCurrentCart: 'Call `addLineItemsToCurrentCart({ catalogItems })`, which fails if an item cannot be added',
    updateCurrentCart:
      'Call `updateCurrentCart(cart)` with the fields of Cart V2, and `addCouponToCurrentCart({ code })` for a coupon, after removing the one in the cart',
    removeCouponFromCurrentCart:
      'Call `removeCouponFromCurrentCart(couponId)` with the ID of the coupon, `cart.coupons[0]._id`',
    estimateCurrentCartTotals:
      'Call `estimateCurrentCart(options)`, which returns `{ cart, summary }`. Address and delivery method are those of the cart',
    createCheckoutFromCurrentCart: `${noCheckout}, or call \`purchaseV2.startCheckout\``,
  },
  cart: {
    createCart: 'Call `cartV2.createCart({ catalogItems, cart })` with the fields of Cart V2',
    getCartByCheckoutId: 'Call `cartV2.getCart` with the ID of the cart, which is also its checkout ID',
    updateCart: 'Call `cartV2.updateCart(id, cart)` with the fields of Cart V2, and `addCoupon` for a coupon',
    removeCoupon: 'Call `cartV2.removeCoupon(id, couponId)` with the ID of the coupon, `cart.coupons[0]._id`',
    estimateTotals: 'Call `cartV2.estimateCart(id, options)`, which returns `{ cart, summary }`',
    createCheckout: noCheckout,
    removeBusinessLocation: 'Call `cartV2.updateCart(id, { businessInfo: { locationId: null } })`',
  },
  checkout: {
    createCheckout: 'Call `cartV2.createCart`, whose cart has the checkout ID as its ID',
    getCheckout: 'Call `cartV2.getCart` with the ID of the cart, and read the totals of `cartV2.calculateCart`',
    getCheckoutByCartId: 'Call `cartV2.getCart` with the ID of the cart',
    updateCheckout:
      'Call `cartV2.updateCart`, `setDeliveryMethod`, `addCoupon` and `addGiftCard` with the ID of the cart',
    addToCheckout: 'Call `cartV2.addLineItems` with the ID of the cart',
    updateLineItemsQuantity: 'Call `cartV2.updateLineItems` with the ID of the cart',
    removeLineItems: 'Call `cartV2.removeLineItems` with the ID of the cart',
    removeCoupon: 'Call `cartV2.removeCoupon(id, couponId)` with the ID of the cart',
    removeGiftCard: 'Call `cartV2.removeGiftCard(id, giftCardId)` with the ID of the cart',
    createOrder: `Call ${payLater}`,
    createOrderAndCharge: `Call ${payLater}`,
    getCheckoutUrl: 'Call `cartV2.getCheckoutUrl` with the ID of the cart',
    getWixCheckoutUrl: 'Call `cartV2.getCheckoutUrl` with the ID of the cart',
    markCheckoutAsCompleted: 'Call `cartV2.markCartAsCompleted` with the ID of the cart',
    removeOverrideCheckoutUrl: 'Call `cartV2.updateCart(id, { customCheckoutUrl: null })` with the ID of the cart',
  },
};

const guide = 'https://cartwright-sdk.github.io/cartwright/moving-to-cart-v2';

/** Whether a namespace has a function, as far as applications call it on a client. */
export const isFunction = (namespace: Namespace, name: string): boolean =>
  Object.hasOwn(functionSuccessors[namespace], name) || Object.hasOwn(instructions[namespace], name);

/** Returns the instruction for the use of a member of a namespace that a person must move. */
export function getInstruction(namespace: Namespace, name: string): string {
  if (Object.hasOwn(instructions[namespace], name)) return `${instructions[namespace][name]}: ${guide}#functions.`;
  if (/^on[A-Z]/.test(name)) return `${events}: ${guide}#events.`;
  return `Use what replaces it in Cart V2: ${guide}#functions.`;
}

/** Instruction for results that are used where the codemod cannot follow them. */
export const fieldInstruction = `Read the fields of the carts of Cart V2, and move the call: ${guide}#fields.`;
