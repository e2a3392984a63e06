import { type CartAccess, cartById, currentCart } from './cart-access.js';
import { formatCart } from './format-cart.js';
import { addRequestedLines, hasNoLines } from '../purchase/add-requested-lines.js';
import { formatCalculationErrors } from '../purchase/format-calculation-errors.js';
import { formatMembershipOptions } from '../purchase/format-memberships.js';
import {
  formatDiscounts,
  formatFees,
  formatPriceSummary,
  formatShippingInfo,
  formatTaxDetails,
  formatTaxSummary,
} from '../purchase/format-totals.js';
import { formatViolation } from '../purchase/format-violation.js';
import { readLineItemIds } from '../purchase/read-line-item-ids.js';
import { readMemberships } from '../purchase/read-memberships.js';
import { readQuantities } from '../purchase/read-quantities.js';
import { readShippingOption } from '../purchase/read-shipping-option.js';
import { isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';
import { check, violation } from '../../kernel/input/violation.js';
import { toMultiCurrencyPrice } from '../../kernel/money/format-price.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import { route, type RouteContext } from '../../protocol/routing/route.js';
import { getExtras } from '../../shop/line-items/line.js';
import { lookUpItems } from '../../shop/plugin-catalogs/look-up-items.js';
import { readAddress } from '../../shop/pricing/shipping/address.js';
import { getDestination } from '../../shop/pricing/shipping/destination.js';
import { withoutCoupon } from '../../shop/purchase/apply-coupon.js';
import { priceCart } from '../../shop/purchase/price-cart.js';
import type { Cart } from '../../shop/purchase/purchase.js';
import { quoteCart } from '../../shop/purchase/quote-checkout.js';
import { removeLines } from '../../shop/purchase/remove-lines.js';
import { setQuantities } from '../../shop/purchase/set-quantities.js';
import { storeSettings } from '../../shop/settings/store-settings.js';
import { getViolations } from '../../shop/validations/get-violations.js';

function add(context: RouteContext, which: CartAccess): object {
  const { body, origin, tenant } = context;
  const input = isObject(body) ? body : {};
  check([hasNoLines(input) ? violation('lineItems', 'must not be empty', 'MIN_SIZE') : undefined]);
  const businessLocationId = readString(input.businessLocationId, 'businessLocationId', 36);
  const cart = addRequestedLines(context, which.getOrCreate(context), input);
  const saved = which.save(context, { ...cart, ...(businessLocationId && { businessLocationId }) });
  return { cart: formatCart(tenant, saved, origin) };
}

/** Adds catalog items and custom items to the caller's cart. Creates the cart if there is none. */
export const addToCurrentCart = route({
  id: 'ecom.currentCart.addToCurrentCart',
  method: 'POST',
  paths: ['/ecom/v1/carts/current/add-to-cart', '/v1/carts/current/add-to-cart'],
  access: 'visitor',
  handle: (context) => add(context, currentCart),
});

/** Adds catalog items and custom items to a cart by its id. */
export const addToCart = route({
  id: 'ecom.cart.addToCart',
  method: 'POST',
  paths: ['/ecom/v1/carts/{id}/add-to-cart', '/v1/carts/{id}/add-to-cart'],
  access: 'visitor',
  handle: (context) => add(context, cartById),
});

function remove(context: RouteContext, which: CartAccess): object {
  const ids = readLineItemIds(context.body);
  const cart = which.require(context);
  const saved = which.save(context, removeLines(cart, ids));
  return { cart: formatCart(context.tenant, saved, context.origin) };
}

/** Removes line items from the caller's cart. Removes nothing if an id is unknown. */
export const removeLineItemsFromCurrentCart = route({
  id: 'ecom.currentCart.removeLineItemsFromCurrentCart',
  method: 'POST',
  paths: ['/ecom/v1/carts/current/remove-line-items', '/v1/carts/current/remove-line-items'],
  access: 'visitor',
  handle: (context) => remove(context, currentCart),
});

/** Removes line items from a cart by its id. Removes nothing if an id is unknown. */
export const removeLineItems = route({
  id: 'ecom.cart.removeLineItems',
  method: 'POST',
  paths: ['/ecom/v1/carts/{id}/remove-line-items', '/v1/carts/{id}/remove-line-items'],
  access: 'visitor',
  handle: (context) => remove(context, cartById),
});

function update(context: RouteContext, which: CartAccess): object {
  const { body, origin, tenant } = context;
  const cart = which.require(context);
  const saved = which.save(context, setQuantities(tenant, cart, readQuantities(cart, body)));
  return { cart: formatCart(tenant, saved, origin) };
}

/** Sets quantities of line items in the caller's cart, at least 1 each: all of them, or none. */
export const updateCurrentCartLineItemQuantity = route({
  id: 'ecom.currentCart.updateCurrentCartLineItemQuantity',
  method: 'POST',
  paths: ['/ecom/v1/carts/current/update-line-items-quantity', '/v1/carts/current/update-line-items-quantity'],
  access: 'visitor',
  handle: (context) => update(context, currentCart),
});

/** Sets quantities of line items in a cart by its id, at least 1 each: all of them, or none. */
export const updateLineItemsQuantity = route({
  id: 'ecom.cart.updateLineItemsQuantity',
  method: 'POST',
  paths: ['/ecom/v1/carts/{id}/update-line-items-quantity', '/v1/carts/{id}/update-line-items-quantity'],
  access: 'visitor',
  handle: (context) => update(context, cartById),
});

function removeCouponFromCart(context: RouteContext, which: CartAccess): object {
  const cart = which.save(context, withoutCoupon(which.require(context)));
  return { cart: formatCart(context.tenant, cart, context.origin) };
}

/** Removes the coupon from the caller's cart, if it has one. */
export const removeCouponFromCurrentCart = route({
  id: 'ecom.currentCart.removeCouponFromCurrentCart',
  method: 'POST',
  paths: ['/ecom/v1/carts/current/remove-coupon', '/v1/carts/current/remove-coupon'],
  access: 'visitor',
  handle: (context) => removeCouponFromCart(context, currentCart),
});

/** Removes the coupon from a cart by its id, if it has one. */
export const removeCoupon = route({
  id: 'ecom.cart.removeCoupon',
  method: 'POST',
  paths: ['/ecom/v1/carts/{id}/remove-coupon', '/v1/carts/{id}/remove-coupon'],
  access: 'visitor',
  handle: (context) => removeCouponFromCart(context, cartById),
});

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
  const destination = getDestination(shipping);
  const billed = getDestination(billing);
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
          ...(facts?.modifierGroups && { modifiers: money(getExtras(facts)) }),
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
    violations: getViolations(tenant, 'cart', { owner: cart.owner, lines, totals, plugins }).map(formatViolation),
  };
}
