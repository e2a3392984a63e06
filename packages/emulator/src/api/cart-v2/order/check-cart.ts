import { compare } from '../../../kernel/money/decimal.js';
import type { RouteContext } from '../../../protocol/routing/route.js';
import { type StoredLine, payable } from '../../../shop/line-items/line.js';
import { lookUpItems } from '../../../shop/plugin-catalogs/look-up-items.js';
import { calculateCart, everything } from '../../../shop/purchase/calculate-cart.js';
import { cartError } from '../../../shop/purchase/cart-error.js';
import type { Priced, Cart } from '../../../shop/purchase/purchase.js';
import { resolveLines } from '../../../shop/purchase/resolve-lines.js';
import { formatPluginErrors } from '../../purchase/format-calculation-errors.js';
import { formatViolation } from '../../purchase/format-violation.js';
import { type CalculatedCart, type CartViolation, getViolations } from '../format/cart-violations.js';
import { priceVerificationToken } from './price-verification-token.js';

/**
 * The lines to order: the confirmed quantities, with the prices of the cart and the current stock.
 *
 * @throws {ApplicationError} 428 `EMPTY_CART`, `LINE_ITEMS_OUT_OF_STOCK`, `CART_PRICES_OUT_OF_SYNC`
 */
function linesToOrder(context: RouteContext, { lines }: Cart): StoredLine[] {
  if (lines.length === 0) throw cartError('EMPTY_CART', 'The cart is empty. Add an item first.');
  lookUpItems(context, lines);
  const today = resolveLines(context.tenant, lines);
  const ordered = lines.map((line, index): StoredLine => {
    const { available, found } = (today[index] ?? line).facts;
    return { ...line, quantity: payable(line), facts: { ...line.facts, available, found } };
  });
  const short = ordered.filter((line) => line.quantity === 0 || payable(line) < line.quantity);
  if (short.length > 0) {
    throw cartError('LINE_ITEMS_OUT_OF_STOCK', 'Items of the cart are out of stock. Refresh the cart.', {
      lineItemIds: short.map(({ id }) => id),
      allLineItemsOutOfStock: today.every((line) => payable(line) === 0),
    });
  }
  const isOutOfSync = today.some(
    ({ facts }, index) => compare(facts.unitPrice, lines[index]?.facts.unitPrice ?? '0') !== 0,
  );
  if (isOutOfSync) {
    throw cartError('CART_PRICES_OUT_OF_SYNC', 'Prices of the catalog have changed. Refresh the cart.');
  }
  return ordered;
}

/** Error codes of `placeOrder`, by the code of the violation. Other violations are reported as `INVALID_CART`. */
const codes: Readonly<Record<string, string>> = {
  MISSING_DELIVERY_ADDRESS: 'MISSING_DELIVERY_ADDRESS',
  MISSING_DELIVERY_METHOD: 'MISSING_DELIVERY_METHOD',
  CUSTOM_VALIDATION: 'VIOLATIONS_WITH_ERROR_SEVERITY',
  DELIVERY_METHOD_NO_LONGER_AVAILABLE: 'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
  DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS: 'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS',
  CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD: 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD',
  CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD: 'CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD',
  INVALID_MEMBERSHIP_STATUS: 'INVALID_MEMBERSHIP',
  MEMBERS_ONLY_ITEM: 'MEMBERS_ONLY_ITEM',
};

/** The data of an error that a violation causes. */
function getData(code: string, violation: CartViolation, { plugins }: CalculatedCart): object {
  if (code === 'INVALID_MEMBERSHIP') return { message: violation.description };
  if (code === 'MEMBERS_ONLY_ITEM') return violation.membersOnlyItemData ?? {};
  if (code !== 'VIOLATIONS_WITH_ERROR_SEVERITY') return {};
  return { violationsList: { violations: (plugins?.violations ?? []).map(formatViolation) } };
}

/** Throws the error of the first violation that blocks the order. */
function checkViolations(context: RouteContext, calculated: CalculatedCart): void {
  const { demo: _, ...cart } = calculated.cart;
  const found = getViolations(context.tenant, { ...calculated, cart }, everything);
  const violations = found.filter(({ severity }) => severity === 'ERROR');
  for (const code of new Set(Object.keys(codes))) {
    const violation = violations.find((one) => one.code === code);
    const name = codes[code];
    if (violation && name) throw cartError(name, violation.description, getData(name, violation, calculated));
  }
  if (violations.length > 0) throw cartError('INVALID_CART', violations[0]?.description ?? '', { violations });
}

/** Throws the error of a subscription that cannot be ordered. */
function checkSubscriptions({ giftCard, lines }: Cart): void {
  const subscriptions = lines.flatMap(({ facts }) => (facts.subscription ? [{ ...facts.subscription, facts }] : []));
  for (const { facts, subscriptionSettings } of subscriptions) {
    const { freeTrialPeriod, frequency, interval = 1 } = subscriptionSettings;
    if (giftCard) {
      const description = 'Subscriptions cannot be paid with a gift card. Remove the gift card.';
      throw cartError('CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD', description);
    }
    if (frequency === 'DAY' && interval < 7) {
      const description = 'A subscription is charged at most every 7 days.';
      throw cartError('SUBSCRIPTION_WITH_INVALID_FREQUENCY', description);
    }
    if (freeTrialPeriod && facts.shippable) {
      const description = 'Items that are shipped cannot have a free trial.';
      throw cartError('SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION', description);
    }
  }
}

/**
 * Calculates a cart, and checks that an order can be placed from it.
 *
 * @param token - Token of the totals that the customer saw.
 * @throws {ApplicationError} the errors of `placeOrder` that concern the content of the cart
 */
export function checkCart(context: RouteContext, stored: Cart, token: string | undefined): Priced<Cart> {
  const cart = { ...stored, lines: linesToOrder(context, stored) };
  const { results: plugins, totals } = calculateCart(context, cart, everything);
  const calculated = { cart, plugins, totals };
  if (token !== undefined && token !== priceVerificationToken(context.tenant, calculated)) {
    const description = 'The totals have changed since they were calculated. Calculate the cart again.';
    throw cartError('INVALID_PRICE_VERIFICATION_TOKEN', description, { token });
  }
  checkSubscriptions(cart);
  checkViolations(context, calculated);
  const { shipping, fees, discounts } = plugins?.problems ?? {};
  if (plugins?.unvalidated || shipping || fees || discounts) {
    const description = 'A plugin could not be reached, so the totals are not complete.';
    throw cartError('CALCULATION_ERROR', description, formatPluginErrors(plugins?.problems ?? {}));
  }
  return { ...cart, totals, ...(plugins && { plugins }) };
}
