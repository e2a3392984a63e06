import { quoteCart } from '../plugins/quote-checkout.js';
import { wireCalculationErrors, wireDiscounts, wireFees, wirePriceSummary } from '../totals/index.js';
import { storeSettings, wireShippingInfo, wireTaxDetails, wireTaxSummary } from '../totals/index.js';
import { type Route, type RouteContext, route } from '../http/route.js';
import { wireMoney } from '../money/index.js';
import { destinationOf, readAddress } from '../shipping/index.js';
import { totalsOf } from './cart-totals.js';
import type { StoredCart } from './cart.js';
import { isInput } from './input.js';
import { readShippingOption } from './read-shipping-option.js';
import { resolveLines } from './resolve-lines.js';
import { type WhichCart, cartRoute } from './which-cart.js';
import { wireCart } from './wire-cart.js';

/** Reckons what the cart would cost at an address, and what can bring it there. Changes nothing. */
export const estimateTotals = (which: WhichCart): Route =>
  route({
    ...cartRoute(which, 'estimate', '/estimate-totals'),
    method: 'POST',
    handle: (context) => estimate(context, which.require(context)),
  });

async function estimate(context: RouteContext, cart: StoredCart): Promise<object> {
  const { body, origin, tenant } = context;
  const input = isInput(body) ? body : {};
  const { currency } = storeSettings;
  const lines = resolveLines(tenant, cart.lines);
  const shipping = readAddress(input.shippingAddress, 'shippingAddress') ?? cart.contactInfo?.address;
  const billing = readAddress(input.billingAddress, 'billingAddress');
  const destination = destinationOf(shipping);
  const billed = destinationOf(billing);
  const option =
    readShippingOption(input.selectedShippingOption, 'selectedShippingOption') ?? cart.selectedShippingOption;
  const circumstances = {
    ...(destination && { destination }),
    ...(billed && { billing: billed }),
    ...(option && { shippingOption: option }),
    withoutTax: input.calculateTax === false,
    withoutShipping: input.calculateShipping === false,
  };
  const to = shipping && { ...cart.contactInfo, address: shipping };
  const plugins = await quoteCart(context, cart, { ...circumstances, lines, ...(to && { shipping: to }) });
  const totals = totalsOf(tenant, cart, lines, { ...circumstances, ...(plugins && { plugins }) });
  const money = (amount: string) => wireMoney(amount, currency);
  const summary = wirePriceSummary(totals);
  const nothing = money('0');
  return {
    cart: wireCart(tenant, cart, origin),
    calculatedLineItems: totals.items.map((item) => {
      const facts = lines.find((line) => line.id === item.id)?.facts;
      const unit = money(facts?.unitPrice ?? '0');
      return {
        lineItemId: item.id,
        paymentOption: 'FULL_PAYMENT_ONLINE',
        pricesBreakdown: {
          totalPriceAfterTax: money(item.totalAfterTax),
          totalPriceBeforeTax: money(item.totalBeforeTax),
          taxDetails: wireTaxDetails(item.tax, currency),
          totalDiscount: money(item.discount),
          price: unit,
          priceBeforeDiscounts: unit,
          lineItemPrice: money(item.price),
          fullPrice: money(facts?.fullUnitPrice ?? '0'),
        },
      };
    }),
    priceSummary: summary,
    taxSummary: wireTaxSummary(totals),
    shippingInfo: wireShippingInfo(totals),
    appliedDiscounts: wireDiscounts(totals),
    calculationErrors: { ...wireCalculationErrors(totals), ...plugins?.errors },
    weightUnit: storeSettings.weightUnit,
    currency,
    payNow: summary,
    payLater: {
      subtotal: nothing,
      shipping: nothing,
      tax: nothing,
      discount: nothing,
      total: nothing,
      additionalFees: nothing,
    },
    membershipOptions: { eligibleMemberships: [], invalidMemberships: [], selectedMemberships: [] },
    additionalFees: wireFees(totals),
    violations: plugins?.violations ?? [],
  };
}
