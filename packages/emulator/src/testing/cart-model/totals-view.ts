import type { CartStore } from './cart-store.js';

/** Money in the format of either version. */
export interface Money {
  readonly amount: string;
  readonly convertedAmount: string;
}

type Prices<N extends string> = Readonly<Record<N, Money>>;

/** Totals of Cart V1 or Checkout V1. */
interface TotalsV1 {
  readonly priceSummary: Prices<'subtotal' | 'shipping' | 'tax' | 'discount' | 'total' | 'additionalFees'>;
  readonly payNow: Prices<'total'>;
  readonly payLater: Prices<'total'>;
  readonly payAfterFreeTrial?: Prices<'total'>;
  readonly appliedDiscounts: readonly {
    readonly discountType: string;
    readonly coupon?: { readonly code: string; readonly amount: Money };
    readonly discountRule?: { readonly name: { readonly original: string }; readonly amount: Money };
  }[];
  readonly taxSummary: {
    readonly aggregatedTaxBreakdown: readonly ({ readonly taxName: string } & Prices<
      'aggregatedTaxAmount' | 'aggregatedTaxableAmount'
    >)[];
  };
  readonly shippingInfo: {
    readonly selectedCarrierServiceOption?: { readonly code: string; readonly cost: { readonly taxDetails: LineTax } };
    readonly carrierServiceOptions: readonly { readonly shippingOptions: readonly { readonly code: string }[] }[];
  };
  readonly additionalFees: readonly ({ readonly taxDetails: LineTax } & Prices<'price'>)[];
  readonly calculationErrors: { readonly couponCalculationError?: object };
}

type LineTax = Prices<'totalTax'>;

/** Estimate of Cart V1. */
export interface EstimateV1 extends TotalsV1 {
  readonly calculatedLineItems: readonly {
    readonly lineItemId: string;
    readonly pricesBreakdown: Prices<'lineItemPrice' | 'totalDiscount'> & { readonly taxDetails: LineTax };
  }[];
}

/** Checkout V1. */
export interface CheckoutV1 extends TotalsV1, Prices<'totalAfterGiftCard' | 'payNowTotalAfterGiftCard'> {
  readonly id: string;
  readonly lineItems: readonly ({ readonly id: string; readonly taxDetails: LineTax } & Prices<
    'lineItemPrice' | 'discount'
  >)[];
  readonly giftCard?: Prices<'amount'>;
}

/** Summary of Cart V2. */
export interface SummaryV2 {
  readonly cartRevision: string;
  readonly lineItems: readonly ({ readonly lineItemId: string; readonly quantity: number } & Prices<
    'unitPrice' | 'totalPrice'
  >)[];
  readonly discounts: readonly {
    readonly name: { readonly original: string };
    readonly scope: string;
    readonly source: { readonly sourceType: string; readonly couponCode?: string };
    readonly total: Money;
    readonly lineItemDiscounts: readonly { readonly lineItemId: string; readonly amountOff: Money }[];
  }[];
  readonly deliverySummary?: { readonly method?: { readonly code: string }; readonly price: Money };
  readonly additionalFees: readonly Prices<'price'>[];
  readonly taxSummary: {
    readonly taxes: readonly ({ readonly name: { readonly original: string } } & Prices<'amount' | 'taxableAmount'>)[];
    readonly pricesIncludeTax: boolean;
    readonly lineItemTaxes: readonly { readonly lineItemId: string; readonly tax: Money }[];
    readonly deliveryTax?: Money;
    readonly additionalFeeTaxes: readonly { readonly tax: Money }[];
  };
  readonly priceSummary: Prices<'subtotal' | 'discount' | 'delivery' | 'additionalFees' | 'tax' | 'total'>;
  readonly paymentSummary: Prices<'totalAfterGiftCards' | 'payNow' | 'payLater'> & {
    readonly giftCards: readonly { readonly redeemAmount: Money }[];
    readonly payAfterFreeTrial?: Money;
    readonly requiresPaymentAfterGiftCard: boolean;
  };
  readonly violations: readonly { readonly code: string; readonly severity: string }[];
  readonly priceVerificationToken?: string;
}

/** Totals in minor units, with the meaning that they have in V1. */
export interface TotalsView {
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number;
  readonly additionalFees: number;
  readonly tax: number;
  readonly total: number;
  readonly giftCard: number;
  readonly afterGiftCard: { readonly total: number; readonly payNow: number };
  readonly payAfterFreeTrial: number;
  readonly delivery: string | undefined;
  readonly discounts: readonly { readonly name: string; readonly amount: number }[];
  readonly taxes: readonly { readonly name: string; readonly amount: number; readonly taxable: number }[];
  readonly fees: readonly { readonly price: number; readonly tax: number }[];
  /** Undiscounted prices of the line items, and the tax on the discounted ones. */
  readonly lines: readonly { readonly id: string; readonly price: number; readonly tax: number }[];
}

/** Sum of numbers. */
export const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

type Read = (money: Money | undefined) => number;

const reader =
  (store: CartStore): Read =>
  (money) =>
    money ? store.minor(money.amount) : 0;

function commonV1(minor: Read, { additionalFees, appliedDiscounts, ...totals }: TotalsV1) {
  const { priceSummary, shippingInfo, taxSummary } = totals;
  return {
    subtotal: minor(priceSummary.subtotal),
    discount: minor(priceSummary.discount),
    shipping: minor(priceSummary.shipping),
    additionalFees: minor(priceSummary.additionalFees),
    tax: minor(priceSummary.tax),
    total: minor(priceSummary.total),
    payAfterFreeTrial: minor(totals.payAfterFreeTrial?.total),
    delivery: shippingInfo.selectedCarrierServiceOption?.code,
    discounts: appliedDiscounts.map(({ coupon, discountRule }) => ({
      name: coupon?.code ?? discountRule?.name.original ?? '',
      amount: minor(coupon?.amount ?? discountRule?.amount),
    })),
    taxes: taxSummary.aggregatedTaxBreakdown.map(({ aggregatedTaxableAmount, aggregatedTaxAmount, taxName }) => ({
      name: taxName,
      amount: minor(aggregatedTaxAmount),
      taxable: minor(aggregatedTaxableAmount),
    })),
    fees: additionalFees.map(({ price, taxDetails }) => ({ price: minor(price), tax: minor(taxDetails.totalTax) })),
  };
}

/** Reads the totals of an estimate of Cart V1, which knows no gift card. */
export function viewOfEstimate(store: CartStore, estimate: EstimateV1): TotalsView {
  const minor = reader(store);
  return {
    ...commonV1(minor, estimate),
    giftCard: 0,
    afterGiftCard: { total: minor(estimate.priceSummary.total), payNow: minor(estimate.payNow.total) },
    lines: estimate.calculatedLineItems.map(({ lineItemId: id, pricesBreakdown: { lineItemPrice, taxDetails } }) => ({
      id,
      price: minor(lineItemPrice),
      tax: minor(taxDetails.totalTax),
    })),
  };
}

/** Reads the totals of a checkout of V1. */
export function viewOfCheckout(store: CartStore, checkout: CheckoutV1): TotalsView {
  const minor = reader(store);
  return {
    ...commonV1(minor, checkout),
    giftCard: minor(checkout.giftCard?.amount),
    afterGiftCard: { total: minor(checkout.totalAfterGiftCard), payNow: minor(checkout.payNowTotalAfterGiftCard) },
    lines: checkout.lineItems.map(({ id, lineItemPrice, taxDetails }) => ({
      id,
      price: minor(lineItemPrice),
      tax: minor(taxDetails.totalTax),
    })),
  };
}

/** Reads the totals of a summary of Cart V2, whose prices contain the discounts of rules on line items and on delivery. */
export function viewOfSummary(store: CartStore, summary: SummaryV2): TotalsView {
  const minor = reader(store);
  const { additionalFees, discounts, paymentSummary, priceSummary, taxSummary } = summary;
  const inPrices = discounts.filter(
    ({ scope, source }) => scope === 'LINE_ITEM' && source.sourceType === 'AUTOMATIC_RULE',
  );
  const getInPrices = (id: string) =>
    total(
      inPrices
        .flatMap(({ lineItemDiscounts }) => lineItemDiscounts)
        .map(({ amountOff, lineItemId }) => (lineItemId === id ? minor(amountOff) : 0)),
    );
  const onDelivery = total(discounts.map(({ scope, total: off }) => (scope === 'DELIVERY' ? minor(off) : 0)));
  const onItems = total(inPrices.map((one) => minor(one.total)));
  return {
    subtotal: minor(priceSummary.subtotal) + onItems,
    discount: minor(priceSummary.discount) + onItems + onDelivery,
    shipping: minor(priceSummary.delivery) + onDelivery,
    additionalFees: minor(priceSummary.additionalFees),
    tax: total([
      ...taxSummary.lineItemTaxes.map(({ tax }) => minor(tax)),
      ...taxSummary.additionalFeeTaxes.map(({ tax }) => minor(tax)),
      minor(taxSummary.deliveryTax),
    ]),
    total: minor(priceSummary.total),
    giftCard: total(paymentSummary.giftCards.map(({ redeemAmount }) => minor(redeemAmount))),
    afterGiftCard: { total: minor(paymentSummary.totalAfterGiftCards), payNow: minor(paymentSummary.payNow) },
    payAfterFreeTrial: minor(paymentSummary.payAfterFreeTrial),
    delivery: summary.deliverySummary?.method?.code,
    discounts: discounts.map(({ name, source, total: off }) => ({
      name: source.couponCode ?? name.original,
      amount: minor(off),
    })),
    taxes: taxSummary.taxes.map(({ amount, name, taxableAmount }) => ({
      name: name.original,
      amount: minor(amount),
      taxable: minor(taxableAmount),
    })),
    fees: additionalFees.map(({ price }, index) => ({
      price: minor(price),
      tax: minor(taxSummary.additionalFeeTaxes[index]?.tax),
    })),
    lines: summary.lineItems.map(({ lineItemId: id, totalPrice }, index) => ({
      id,
      price: minor(totalPrice) + getInPrices(id),
      tax: minor(taxSummary.lineItemTaxes[index]?.tax),
    })),
  };
}
