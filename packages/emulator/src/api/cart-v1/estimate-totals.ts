import { violationsOf } from '../../shop/validations/violations-of.js';
import { destinationOf } from '../../shop/pricing/shipping/destination.js';
import { readAddress } from '../../shop/pricing/shipping/address.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import { toMultiCurrencyPrice } from '../../kernel/money/format-price.js';
import { lookUpItems } from '../../shop/plugin-catalogs/look-up-items.js';
import { storeSettings } from '../../shop/settings/store-settings.js';
import {
  formatDiscounts,
  formatFees,
  formatPriceSummary,
  formatShippingInfo,
  formatTaxDetails,
  formatTaxSummary,
} from '../purchase/format-totals.js';
import { formatCalculationErrors } from '../purchase/format-calculation-errors.js';
import { formatViolation } from '../purchase/format-violation.js';
import { formatMembershipOptions } from '../purchase/format-memberships.js';
import { isObject } from '../../kernel/input/object.js';
import { quoteCart } from '../../shop/purchase/quote-checkout.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { priceCart } from '../../shop/purchase/price-cart.js';
import type { Cart } from '../../shop/purchase/purchase.js';
import { extrasOf } from '../../shop/line-items/line.js';
import { readMemberships } from '../purchase/read-memberships.js';
import { readShippingOption } from '../purchase/read-shipping-option.js';
import { cartById, currentCart } from './cart-access.js';
import { formatCart } from './format-cart.js';

/** Calculates the totals of the caller's cart at an address, and its shipping options. Changes nothing. */
export const estimateCurrentCartTotals = route({
  id: 'ecom.currentCart.estimateCurrentCartTotals',
  method: 'POST',
  paths: ['/ecom/v1/carts/current/estimate-totals', '/v1/carts/current/estimate-totals'],
  access: 'visitor',
  handle: (context) => estimate(context, currentCart.require(context)),
});

/** Calculates the totals of a cart by its id at an address, and its shipping options. Changes nothing. */
export const estimateTotals = route({
  id: 'ecom.cart.estimateTotals',
  method: 'POST',
  paths: ['/ecom/v1/carts/{id}/estimate-totals', '/v1/carts/{id}/estimate-totals'],
  access: 'visitor',
  handle: (context) => estimate(context, cartById.require(context)),
});

function estimate(context: RouteContext, stored: Cart): object {
  const { body, origin, tenant } = context;
  const input = isObject(body) ? body : {};
  const currency = storeCurrency(tenant);
  lookUpItems(context, stored.lines);
  const cart = priceCart(tenant, stored);
  const { lines } = cart;
  const shipping = readAddress(input.shippingAddress, 'shippingAddress') ?? cart.shippingDestination?.address;
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
    withoutFees: input.calculateAdditionalFees === false,
  };
  const to = shipping && { ...cart.shippingDestination, address: shipping };
  const selectedMemberships = isObject(input.selectedMemberships)
    ? readMemberships(input.selectedMemberships, 'selectedMemberships')
    : undefined;
  const { results: plugins, totals } = quoteCart(context, cart, {
    ...circumstances,
    ...(selectedMemberships && { selectedMemberships }),
    ...(to && { shipping: to }),
  });
  const money = (amount: string) => toMultiCurrencyPrice(amount, currency);
  const options = formatMembershipOptions(plugins, selectedMemberships);
  return {
    cart: formatCart(tenant, cart, origin),
    calculatedLineItems: totals.items.map((item) => {
      const facts = lines.find((line) => line.id === item.id)?.facts;
      const unit = money(facts?.unitPrice ?? '0');
      return {
        lineItemId: item.id,
        paymentOption: facts?.paymentOption ?? 'FULL_PAYMENT_ONLINE',
        ...(facts?.taxedAt && { taxableAddress: { addressType: facts.taxedAt } }),
        pricesBreakdown: {
          totalPriceAfterTax: money(item.totalAfterTax),
          totalPriceBeforeTax: money(item.totalBeforeTax),
          taxDetails: formatTaxDetails(item.tax, currency),
          totalDiscount: money(item.discount),
          price: unit,
          priceBeforeDiscounts: unit,
          lineItemPrice: money(item.price),
          fullPrice: money(facts?.fullUnitPrice ?? '0'),
          ...(facts?.modifierGroups && { modifiers: money(extrasOf(facts)) }),
          ...(facts?.depositAmount && { depositAmount: money(facts.depositAmount) }),
        },
      };
    }),
    priceSummary: formatPriceSummary(totals, currency),
    taxSummary: formatTaxSummary(totals),
    shippingInfo: formatShippingInfo(totals),
    appliedDiscounts: formatDiscounts(totals),
    calculationErrors: formatCalculationErrors(totals, plugins?.problems),
    weightUnit: storeSettings.weightUnit,
    currency,
    payNow: formatPriceSummary(totals.payNow, currency),
    payLater: formatPriceSummary(totals.payLater, currency),
    ...(totals.payAfterFreeTrial && { payAfterFreeTrial: formatPriceSummary(totals.payAfterFreeTrial, currency) }),
    membershipOptions: { ...options, selectedMemberships: options.selectedMemberships.memberships },
    additionalFees: formatFees(totals),
    violations: violationsOf(tenant, 'cart', { owner: cart.owner, lines, totals, plugins }).map(formatViolation),
  };
}
