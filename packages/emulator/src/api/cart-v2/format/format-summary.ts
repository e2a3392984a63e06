import { compare, minus, sum } from '../../../kernel/money/decimal.js';
import { formatMoney } from '../../../kernel/money/format-money.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { addPeriods } from '../../../shop/line-items/add-periods.js';
import { type StoredLine, payable } from '../../../shop/line-items/line.js';
import type { AppliedDiscount, Totals } from '../../../shop/pricing/totals/totals.js';
import type { Calculation } from '../../../shop/purchase/calculate-cart.js';
import { getGiftCardId } from '../../../shop/purchase/cart-gift-card.js';
import { type CalculatedCart, getViolations } from './cart-violations.js';
import { formatAmount } from './format-amount.js';
import { formatDeliveryMethod } from './format-delivery-method.js';
import { discountInPrices, linePrices } from './line-prices.js';

type Money = (amount: string) => object;

const text = (original: string) => ({ original, translated: original });

/** Names of the parts that a discount reduces, by the type of the discount. */
const scopes: Readonly<Record<AppliedDiscount['type'], string>> = {
  GLOBAL: 'CART_SUBTOTAL',
  SPECIFIC_ITEMS: 'LINE_ITEM',
  SHIPPING: 'DELIVERY',
};

const formatDiscounts = ({ discounts }: Totals, money: Money): object[] =>
  discounts.map(({ amount, coupon, itemAmounts, rule, type }) => ({
    name: text(coupon?.name ?? rule?.name ?? 'Discount'),
    source: coupon ? { sourceType: 'COUPON', couponCode: coupon.code } : { sourceType: 'AUTOMATIC_RULE' },
    scope: scopes[type],
    total: money(amount),
    lineItemDiscounts: (itemAmounts ?? []).map((one) => ({ lineItemId: one.id, amountOff: money(one.amount) })),
  }));

function formatTaxes({ delivery, fees, items, taxIncluded, taxes }: Totals, money: Money): object {
  return {
    taxes: taxes.map(({ rate, tax, taxable }) => ({
      name: text(rate.name),
      taxableAmount: money(taxable),
      exemptAmount: money('0'),
      amount: money(tax),
    })),
    totalExempt: money('0'),
    pricesIncludeTax: taxIncluded,
    lineItemTaxes: items.map(({ id, tax }) => ({ lineItemId: id, tax: money(tax.tax), rate: tax.rate })),
    ...(delivery && { deliveryTax: money(delivery.tax.tax) }),
    additionalFeeTaxes: fees.map(({ fee, tax }) => ({
      additionalFeeCode: fee.code ?? fee.id,
      tax: money(tax.tax),
    })),
  };
}

function formatPrices(totals: Totals, money: Money): object {
  const inPrices = discountInPrices(totals);
  const onDelivery = totals.delivery?.discount ?? '0';
  return {
    subtotal: money(minus(totals.subtotal, inPrices)),
    discount: money(minus(totals.discount, sum([inPrices, onDelivery]))),
    delivery: money(minus(totals.shipping, onDelivery)),
    additionalFees: money(totals.additionalFees),
    tax: money(totals.taxIncluded ? '0' : totals.tax),
    total: money(totals.total),
  };
}

/** Formats the charges of the subscriptions in a cart. */
function formatCharges(lines: readonly StoredLine[], totals: Totals, now: Date): object[] {
  return lines.flatMap((line) => {
    const { subscription } = line.facts;
    if (!subscription || payable(line) === 0) return [];
    const { autoRenewal, billingCycles, freeTrialPeriod, frequency, interval = 1 } = subscription.subscriptionSettings;
    const price = formatMoney(linePrices(line, totals).totalPrice, totals.currency);
    const first = freeTrialPeriod ? addPeriods(now, freeTrialPeriod) : now;
    const unit = frequency.toLowerCase();
    return [
      {
        lineItemIds: [line.id],
        description: `${price} every ${interval === 1 ? unit : `${interval} ${unit}s`}`,
        charges: [
          {
            cycleFrom: 1,
            ...(!autoRenewal && { cycleCount: billingCycles ?? 1 }),
            cycleBillingDate: first.toISOString(),
          },
        ],
      },
    ];
  });
}

function formatPayment(tenant: Tenant, { cart, plugins, totals }: CalculatedCart, money: Money): object {
  const { afterGiftCard, giftCard, payAfterFreeTrial, payLater, payNow } = totals;
  const amount = giftCard?.amount ?? '0';
  const rest = compare(amount, payNow.total) > 0 ? minus(amount, payNow.total) : '0';
  const paidLater = compare(payLater.total, rest) > 0 ? minus(payLater.total, rest) : '0';
  const paying = plugins?.memberships.paying ?? [];
  const memberships = [...new Set(paying.map(({ appId, membershipId: id }) => JSON.stringify({ id, appId })))];
  return {
    giftCards: giftCard ? [{ giftCardId: getGiftCardId(tenant, giftCard.code), redeemAmount: money(amount) }] : [],
    memberships: memberships.map((key) => {
      const membership = JSON.parse(key) as { id: string; appId: string };
      const own = paying.filter(({ appId, membershipId: id }) => JSON.stringify({ id, appId }) === key);
      return { ...membership, lineItemIds: own.map(({ lineItemId }) => lineItemId) };
    }),
    subscriptionCharges: formatCharges(cart.lines, totals, tenant.clock.now()),
    requiresPaymentAfterGiftCard: compare(afterGiftCard.payNow, 0) > 0,
    totalAfterGiftCards: money(afterGiftCard.total),
    payNow: money(afterGiftCard.payNow),
    payLater: money(paidLater),
    ...(payAfterFreeTrial && { payAfterFreeTrial: money(payAfterFreeTrial.total) }),
  };
}

/** Formats the totals of a cart. */
export function formatSummary(
  tenant: Tenant,
  calculated: CalculatedCart,
  calculation: Calculation,
  calculationId: string,
): object {
  const { cart, plugins, totals } = calculated;
  const money: Money = (amount) => formatAmount(amount, totals.currency, cart);
  const method = formatDeliveryMethod(tenant, { ...cart, ...(plugins && { plugins }) });
  return {
    cartId: cart.id,
    cartRevision: String(cart.revision),
    calculationId,
    lineItems: cart.lines.map((line) => {
      const { totalPrice, unitPrice } = linePrices(line, totals);
      const prices = { unitPrice: money(unitPrice), totalPrice: money(totalPrice) };
      return { lineItemId: line.id, quantity: payable(line), ...prices };
    }),
    discounts: formatDiscounts(totals, money),
    ...(totals.delivery && {
      deliverySummary: { ...(method && { method }), price: money(totals.delivery.selected.price) },
    }),
    additionalFees: totals.fees.map(({ fee }) => ({
      ...(fee.code && { code: fee.code }),
      name: text(fee.name),
      providerAppId: fee.appId,
      lineItemIds: fee.lineItemIds,
      price: money(fee.price),
      source: fee.source === 'ITEM' ? 'LINE_ITEM' : 'SERVICE_PLUGIN',
    })),
    taxSummary: formatTaxes(totals, money),
    priceSummary: formatPrices(totals, money),
    paymentSummary: formatPayment(tenant, calculated, money),
    violations: getViolations(tenant, calculated, calculation),
  };
}
