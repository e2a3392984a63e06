import { add, compare, subtract } from '@cartwright/core/money';
import {
  purchasableQuantity,
  type EstimateTotalsResponse,
  type ItemTaxFullDetails,
  type MultiCurrencyPrice,
} from '@cartwright/ecom/current-cart';
import type {
  CartSummary,
  ConvertedMoney,
  DeliverySummary,
  Discount,
  DiscountScope,
  PaymentSummary,
  Tax,
  V2AdditionalFee,
  V2TaxSummary,
} from '@cartwright/ecom/current-cart-v2';
import { convertPrice, omitUndefined } from './convert-line-item.js';
import { convertViolations } from './convert-violations.js';

const scopes: Readonly<Record<string, DiscountScope>> = {
  GLOBAL: 'CART_SUBTOTAL',
  SPECIFIC_ITEMS: 'LINE_ITEM',
  SHIPPING: 'DELIVERY',
};

/** Subtracts amounts in both currencies. */
const subtractAmounts = (
  { amount = '0', convertedAmount }: MultiCurrencyPrice,
  by: MultiCurrencyPrice,
): ConvertedMoney => ({
  amount: subtract(amount, by.amount ?? '0'),
  ...(convertedAmount !== undefined && { convertedAmount: subtract(convertedAmount, by.convertedAmount ?? '0') }),
});

/** Shipping option that the totals include because the customer selected it, not by default. */
const findSelectedOption = ({ shippingInfo }: EstimateTotalsResponse) => {
  const option = shippingInfo?.selectedCarrierServiceOption;
  return option?.requestedShippingOption === false ? undefined : option;
};

const convertDiscounts = ({ appliedDiscounts = [] }: EstimateTotalsResponse): Discount[] =>
  appliedDiscounts.map(({ coupon, discountRule, discountType = '', merchantDiscount }): Discount => {
    const name = coupon?.name === undefined ? undefined : { original: coupon.name, translated: coupon.name };
    return omitUndefined({
      name: name ?? discountRule?.name,
      source: coupon
        ? ({ sourceType: 'COUPON', ...omitUndefined({ couponCode: coupon.code }) } as const)
        : ({ sourceType: 'AUTOMATIC_RULE' } as const),
      scope: scopes[discountType],
      total: convertPrice((coupon ?? discountRule ?? merchantDiscount)?.amount),
    });
  });

function convertDelivery(estimate: EstimateTotalsResponse): DeliverySummary | undefined {
  const option = findSelectedOption(estimate);
  if (!option) return undefined;
  const { carrierId, code, cost, logistics, title = '' } = option;
  const method = {
    ...omitUndefined({ code, appId: carrierId }),
    title: { original: title, translated: title },
    pickup: logistics?.pickupDetails !== undefined,
  };
  return omitUndefined({ method, price: convertPrice(cost?.price) });
}

const convertFees = ({ additionalFees = [] }: EstimateTotalsResponse): V2AdditionalFee[] =>
  additionalFees.map(({ code, lineItemIds, name = '', price, providerAppId, source, translatedName }) => ({
    ...omitUndefined({ code, providerAppId, lineItemIds, price: convertPrice(price) }),
    name: { original: name, translated: translatedName ?? name },
    source: source === 'ITEM' ? 'LINE_ITEM' : source === 'SHIPPING' ? 'DELIVERY' : 'SERVICE_PLUGIN',
  }));

/** Adds amounts in both currencies. */
const addAmounts = (one: ConvertedMoney, { amount = '0', convertedAmount }: MultiCurrencyPrice): ConvertedMoney => ({
  amount: add(one.amount ?? '0', amount),
  ...(convertedAmount !== undefined && { convertedAmount: add(one.convertedAmount ?? '0', convertedAmount) }),
});

/** Adds up the taxes of items, fees and delivery that have the same rate. */
function groupTaxes(details: readonly (ItemTaxFullDetails | undefined)[]): Tax[] {
  const taxes = new Map<string, Tax>();
  for (const { taxBreakdown, taxRate = '0', taxableAmount = {}, totalTax = {} } of details.flatMap(
    (one) => one ?? [],
  )) {
    if (compare(totalTax.amount ?? '0', '0') === 0) continue;
    const name = taxBreakdown?.[0]?.taxName;
    const key = `${name ?? ''} ${taxRate}`;
    const tax: Tax = taxes.get(key) ?? { ...(name && { name: { original: name, translated: name } }) };
    taxes.set(key, {
      ...tax,
      taxableAmount: addAmounts(tax.taxableAmount ?? {}, taxableAmount),
      amount: addAmounts(tax.amount ?? {}, totalTax),
    });
  }
  return [...taxes.values()];
}

function convertTaxes(estimate: EstimateTotalsResponse): V2TaxSummary {
  const { additionalFees = [], calculatedLineItems = [], cart } = estimate;
  const delivery = findSelectedOption(estimate)?.cost?.taxDetails;
  return {
    ...omitUndefined({
      pricesIncludeTax: cart?.taxIncludedInPrices ?? undefined,
      deliveryTax: convertPrice(delivery?.totalTax),
    }),
    taxes: groupTaxes([
      ...calculatedLineItems.map(({ pricesBreakdown }) => pricesBreakdown?.taxDetails),
      delivery,
      ...additionalFees.map(({ taxDetails }) => taxDetails),
    ]),
    lineItemTaxes: calculatedLineItems.map(({ lineItemId, pricesBreakdown: { taxDetails } = {} }) =>
      omitUndefined({ lineItemId, tax: convertPrice(taxDetails?.totalTax), rate: taxDetails?.taxRate }),
    ),
    additionalFeeTaxes: additionalFees.map(({ code, taxDetails }) =>
      omitUndefined({ additionalFeeCode: code ?? undefined, tax: convertPrice(taxDetails?.totalTax) }),
    ),
  };
}

function convertPayment(estimate: EstimateTotalsResponse): PaymentSummary {
  const { membershipOptions, payAfterFreeTrial, payLater, payNow, priceSummary } = estimate;
  return {
    giftCards: [],
    memberships: membershipOptions?.selectedMemberships ?? [],
    requiresPaymentAfterGiftCard: compare(payNow?.total?.amount ?? '0', '0') > 0,
    ...omitUndefined({
      totalAfterGiftCards: convertPrice(priceSummary?.total),
      payNow: convertPrice(payNow?.total),
      payLater: convertPrice(payLater?.total),
      payAfterFreeTrial: convertPrice(payAfterFreeTrial?.total),
    }),
  };
}

/**
 * Converts estimated totals to the shape of Cart V2.
 *
 * @param calculatesDelivery - Whether delivery is calculated. Otherwise its missing parts are not reported.
 */
export function convertSummary(estimate: EstimateTotalsResponse, calculatesDelivery: boolean): CartSummary {
  const { calculatedLineItems = [], cart, priceSummary = {} } = estimate;
  const { additionalFees, discount, shipping, subtotal, tax, total } = priceSummary;
  const lines = new Map(cart?.lineItems?.map((line) => [line._id, line]));
  return omitUndefined({
    cartId: cart?._id ?? undefined,
    cartRevision: cart?.revision ?? undefined,
    lineItems: calculatedLineItems.map(({ lineItemId, pricesBreakdown }) =>
      omitUndefined({
        lineItemId,
        quantity: purchasableQuantity(lines.get(lineItemId) ?? {}),
        unitPrice: convertPrice(pricesBreakdown?.price),
        totalPrice: convertPrice(pricesBreakdown?.lineItemPrice),
      }),
    ),
    discounts: convertDiscounts(estimate),
    deliverySummary: convertDelivery(estimate),
    additionalFees: convertFees(estimate),
    taxSummary: convertTaxes(estimate),
    priceSummary: omitUndefined({
      subtotal: convertPrice(subtotal),
      discount: convertPrice(discount),
      delivery: convertPrice(shipping),
      additionalFees: convertPrice(additionalFees),
      tax: tax && cart?.taxIncludedInPrices ? subtractAmounts(tax, tax) : convertPrice(tax),
      total: convertPrice(total),
    }),
    paymentSummary: convertPayment(estimate),
    violations: convertViolations(estimate, calculatesDelivery),
  });
}
