import { expect } from 'vitest';
import { byId, current } from '../cart-v2.js';
import type { Shopper } from '../shopper.js';
import type { CartStore } from './cart-store.js';
import { type CartV1, type CartV2, type CartView, viewOfCartV1, viewOfCartV2 } from './cart-view.js';
import {
  type EstimateV1,
  type SummaryV2,
  type TotalsView,
  total,
  viewOfEstimate,
  viewOfSummary,
} from './totals-view.js';

/** The current cart, and its totals with all parts. */
export interface CartState {
  readonly cart: CartView;
  readonly v2: CartV2;
  readonly totals: TotalsView;
  /** Totals with the gift card of the cart. */
  readonly calculated: TotalsView;
  /** Codes of the violations that prevent an order. */
  readonly errors: readonly string[];
}

/** Expects that the totals add up, and that nothing is negative. */
export function expectSums(totals: TotalsView, taxIncluded: boolean): void {
  const { additionalFees, afterGiftCard, discount, discounts, fees, giftCard, lines, shipping, subtotal, tax } = totals;
  const net = subtotal - discount + shipping + additionalFees;
  expect(totals.total).toBe(taxIncluded ? net : net + tax);
  expect(subtotal).toBe(total(lines.map(({ price }) => price)));
  expect(discount).toBe(total(discounts.map(({ amount }) => amount)));
  expect(additionalFees).toBe(total(fees.map(({ price }) => price)));
  expect(tax).toBe(total(totals.taxes.map(({ amount }) => amount)));
  expect(afterGiftCard.total).toBe(totals.total - giftCard);
  expect(afterGiftCard.payNow).toBeLessThanOrEqual(afterGiftCard.total);
  const amounts = [
    subtotal,
    discount,
    shipping,
    tax,
    totals.total,
    giftCard,
    afterGiftCard.total,
    afterGiftCard.payNow,
  ];
  expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
}

/** Expects the sums of a V2 summary in its own terms. */
function expectSummary(store: CartStore, { lineItems, paymentSummary, priceSummary, taxSummary }: SummaryV2): void {
  const minor = ({ amount }: { amount: string }) => store.minor(amount);
  const { additionalFees, delivery, discount, subtotal, tax } = priceSummary;
  expect(minor(priceSummary.total)).toBe(
    minor(subtotal) - minor(discount) + minor(delivery) + minor(additionalFees) + minor(tax),
  );
  expect(minor(subtotal)).toBe(total(lineItems.map(({ totalPrice }) => minor(totalPrice))));
  if (taxSummary.pricesIncludeTax) expect(minor(tax)).toBe(0);
  const { giftCards, payAfterFreeTrial, payLater, payNow, totalAfterGiftCards } = paymentSummary;
  expect(minor(payNow) + minor(payLater) + (payAfterFreeTrial ? minor(payAfterFreeTrial) : 0)).toBe(
    minor(totalAfterGiftCards),
  );
  expect(total(giftCards.map(({ redeemAmount }) => minor(redeemAmount)))).toBe(
    minor(priceSummary.total) - minor(totalAfterGiftCards),
  );
  expect(paymentSummary.requiresPaymentAfterGiftCard).toBe(minor(payNow) > 0);
}

/** Amounts by path: those of a response with another number of decimal places than the currency fail. */
function expectAmounts(store: CartStore, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if ((name === 'amount' || name === 'convertedAmount') && typeof part === 'string') store.minor(part);
    else expectAmounts(store, part);
  }
}

/** The parts of an estimate. */
export interface Parts {
  readonly delivery: boolean;
  readonly tax: boolean;
  readonly fees: boolean;
}

/**
 * Estimates the current cart through both versions, and expects equal totals. V1 estimates with the first delivery method
 * that is offered unless one is selected, V2 without delivery: it is left out of both.
 */
export async function estimate(
  store: CartStore,
  shopper: Shopper,
  { v2 }: Pick<CartState, 'v2'>,
  { delivery, fees, tax }: Parts,
): Promise<TotalsView> {
  const estimated = await current(shopper, 'POST', 'estimate', {
    calculateDelivery: delivery,
    calculateTax: tax,
    calculateAdditionalFees: fees,
  });
  const summary = estimated.body.summary as unknown as SummaryV2;
  const { billingAddress } = v2.paymentInfo;
  const { body } = await shopper.cart('POST', 'estimate-totals', {
    calculateShipping: summary.deliverySummary !== undefined,
    calculateTax: tax,
    calculateAdditionalFees: fees,
    ...(billingAddress && { billingAddress }),
  });
  expectAmounts(store, body);
  expectAmounts(store, estimated.body);
  const totals = viewOfEstimate(store, body as unknown as EstimateV1);
  expect(viewOfSummary(store, summary)).toEqual(totals);
  expectSummary(store, summary);
  const { couponCalculationError } = (body as unknown as EstimateV1).calculationErrors;
  const hasProblem = summary.violations.some(({ code }) => code === 'INVALID_COUPON_STATUS');
  expect(hasProblem).toBe(couponCalculationError !== undefined);
  return totals;
}

const allParts: Parts = { delivery: true, fees: true, tax: true };

/** Reads the current cart through both versions, and expects the same cart and totals. `undefined` without a cart. */
export async function readState(
  store: CartStore,
  shopper: Shopper,
  taxIncluded: boolean,
): Promise<CartState | undefined> {
  const one = await shopper.cart('GET');
  const two = await current(shopper, 'GET');
  expect(two.status).toBe(one.status);
  if (one.status === 404) return undefined;
  expectAmounts(store, [one.body, two.body]);
  const v2 = two.body.cart as unknown as CartV2;
  const cart = viewOfCartV1(store, one.body.cart as unknown as CartV1);
  expect(viewOfCartV2(store, v2)).toEqual(cart);
  const totals = await estimate(store, shopper, { v2 }, allParts);
  expectSums(totals, taxIncluded);
  const { body } = await byId(shopper, 'POST', cart.id, 'calculate', {});
  expectAmounts(store, body);
  const summary = body.summary as unknown as SummaryV2;
  const calculated = viewOfSummary(store, summary);
  expectSums(calculated, taxIncluded);
  expectSummary(store, summary);
  const { afterGiftCard, giftCard } = calculated;
  const payNow = Math.max(0, totals.afterGiftCard.payNow - giftCard);
  expect({ ...calculated, giftCard: 0, afterGiftCard: totals.afterGiftCard }).toEqual(totals);
  expect(afterGiftCard).toEqual({ total: totals.total - giftCard, payNow });
  expect((body.cart as unknown as CartV2).revision).toBe(cart.revision);
  const errors = summary.violations.filter(({ severity }) => severity === 'ERROR').map(({ code }) => code);
  return { cart, v2, totals, calculated, errors };
}
