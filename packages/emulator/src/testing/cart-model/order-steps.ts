import { expect } from 'vitest';
import { current } from '../cart-v2.js';
import type { Shopper } from '../shopper.js';
import { type CartCalls, type Purchase, isPurchase } from './calls.js';
import type { CallsV2 } from './calls-v2.js';
import type { CartStore } from './cart-store.js';
import { type CartState, expectSums, readState } from './read-state.js';
import type { StepOf, Version } from './scenario.js';

interface Order {
  readonly priceSummary: Readonly<
    Record<'subtotal' | 'shipping' | 'tax' | 'discount' | 'total' | 'totalAdditionalFees', { readonly amount: string }>
  >;
  readonly balanceSummary: Readonly<Record<'paid' | 'balance', { readonly amount: string }>>;
  readonly lineItems: readonly {
    readonly quantity: number;
    readonly catalogReference?: { readonly catalogItemId: string; readonly options?: object };
  }[];
  readonly status: string;
  readonly paymentStatus: string;
}

const hasSubscription = ({ cart }: CartState): boolean =>
  cart.lines.some(({ product }) => product === 4 || product === 5);

/** The store, its shopper, and the calls of each version. */
export interface OrderContext {
  readonly store: CartStore;
  readonly shopper: Shopper;
  readonly taxIncluded: boolean;
  readonly calls: Readonly<Record<Version, CartCalls>>;
  readonly v2: CallsV2;
}

/** Details of an order without IDs. `undefined` if the order was refused. */
type OrderDetails = object | undefined;

/** Reduces the quantities of the current cart to what is in stock, and selects a delivery method. */
async function prepare(context: OrderContext, version: Version, { cart }: CartState): Promise<void> {
  const calls = context.calls[version];
  for (const { available, id, quantity } of cart.lines) {
    if (available === undefined || available >= quantity) continue;
    const response = available === 0 ? await calls.remove(id) : await calls.setQuantity(id, available);
    expect(response).toEqual({ status: 200 });
  }
  const state = await read(context);
  if (!state?.totals.delivery) await calls.setDelivery('standard');
  const [giftCard] = state?.v2.paymentInfo.giftCards ?? [];
  // Subscriptions cannot be paid with a gift card: V2 refuses the order.
  if (giftCard && state && hasSubscription(state)) {
    expect(await context.v2.removeGiftCard(giftCard.id)).toEqual({ status: 200 });
  }
}

const read = ({ shopper, store, taxIncluded }: OrderContext) => readState(store, shopper, taxIncluded);

/**
 * Places the order of the current cart, and expects the totals of the cart in it.
 *
 * @param ownCard - Code of the cart's gift card.
 */
export async function placeOrder(
  context: OrderContext,
  { giftCard, token }: StepOf<'order'>,
  version: Version,
  { before, ownCard }: { readonly before: CartState; readonly ownCard: string | undefined },
): Promise<OrderDetails> {
  await prepare(context, version, before);
  const state = (await read(context)) ?? before;
  const own = state.v2.paymentInfo.giftCards.length > 0;
  const added = own || hasSubscription(state) ? null : giftCard;
  const purchase = await context.calls[version].checkOut(state.cart, added);
  if (!isPurchase(purchase)) {
    expect(state.errors).not.toEqual([]);
    return undefined;
  }
  const { calculated, errors, totals } = state;
  const { giftCard: redeemed } = purchase.totals;
  if (own) expect(redeemed).toBe(calculated.giftCard);
  const payNow = Math.max(0, totals.afterGiftCard.payNow - redeemed);
  expect(purchase.totals).toEqual({
    ...totals,
    giftCard: redeemed,
    afterGiftCard: { total: totals.total - redeemed, payNow },
  });
  const isPossible = errors.length === 0 && !(token === 'card-declined' && payNow > 0);
  const code = own ? ownCard : added?.code;
  return place(context, purchase, token, version, { isPossible, giftCard: code });
}

/** Orders a single item besides the current cart. */
export async function buyNow(
  context: OrderContext,
  { kind: _, product, token, ...given }: StepOf<'buy now'>,
  version: Version,
): Promise<OrderDetails> {
  const { calls, shopper, store, taxIncluded } = context;
  const stock = store.stock[product];
  if (stock === 0) return undefined;
  const quantity = Math.min(given.quantity, stock ?? given.quantity);
  const item = store.item(product);
  const purchase = await calls[version].buyNow({
    ...given,
    item,
    quantity,
    method: product === 3 ? null : given.method,
  });
  if (!isPurchase(purchase)) return undefined;
  expectSums(purchase.totals, taxIncluded);
  const isPossible = !(token === 'card-declined' && purchase.totals.afterGiftCard.payNow > 0);
  const details = await place(context, purchase, token, version, { isPossible, giftCard: given.giftCard?.code });
  // The order changes the stock of the cart's line items.
  if ((await current(shopper, 'GET')).status === 200) await calls[version].refresh();
  return details;
}

/** Places an order, and expects the totals of the purchase in it. */
async function place(
  context: OrderContext,
  purchase: Purchase,
  token: string | null,
  version: Version,
  { giftCard, isPossible }: { readonly giftCard: string | undefined; readonly isPossible: boolean },
): Promise<OrderDetails> {
  const { store } = context;
  const calls = context.calls[version];
  const placed = await calls.place(purchase, token);
  if (!isPossible) expect(placed.status).toBe(428);
  if (placed.orderId === undefined) {
    expect(isPossible).toBe(false);
    await calls.release(purchase);
    return undefined;
  }
  const { order } = await store.merchant.send<{ order: Order }>('GET', `/ecom/v1/orders/${placed.orderId}`);
  const { afterGiftCard, giftCard: redeemed, ...totals } = purchase.totals;
  const minor = ({ amount }: { readonly amount: string }) => store.minor(amount);
  const summary = order.priceSummary;
  expect({
    subtotal: minor(summary.subtotal),
    shipping: minor(summary.shipping),
    discount: minor(summary.discount),
    additionalFees: minor(summary.totalAdditionalFees),
    tax: minor(summary.tax),
    total: minor(summary.total),
  }).toEqual({
    subtotal: totals.subtotal,
    shipping: totals.shipping,
    discount: totals.discount,
    additionalFees: totals.additionalFees,
    tax: totals.tax,
    total: totals.total,
  });
  const paid = redeemed + (token === 'card-approved' ? afterGiftCard.payNow : 0);
  expect(minor(order.balanceSummary.paid)).toBe(paid);
  if (giftCard !== undefined) store.cards[giftCard] = (store.cards[giftCard] ?? 0) - redeemed;
  else expect(redeemed).toBe(0);
  for (const { catalogReference: reference, quantity } of order.lineItems) {
    const index = store.findPosition(reference?.catalogItemId, reference?.options);
    const stock = store.stock[index];
    if (stock !== undefined) store.stock[index] = stock - quantity;
  }
  const again = await calls.place(purchase, 'card-approved');
  expect(again.status).toBe(version === 1 ? 409 : 428);
  return {
    ...totals,
    lines: totals.lines.map(({ price, tax }) => ({ price, tax })),
    redeemed,
    afterGiftCard,
    status: order.status,
    paymentStatus: order.paymentStatus,
    quantities: order.lineItems.map((line) => line.quantity),
  };
}
