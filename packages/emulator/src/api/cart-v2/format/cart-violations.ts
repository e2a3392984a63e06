import type { Tenant } from '../../../kernel/state/tenant.js';
import { type StoredLine, payable } from '../../../shop/line-items/line.js';
import { findCoupon } from '../../../shop/pricing/coupons/coupon.js';
import { findGiftCard, giftCardProblem } from '../../../shop/pricing/gift-cards/gift-card.js';
import type { PluginProblems, PluginResults } from '../../../shop/pricing/totals/plugin-results.js';
import type { Totals } from '../../../shop/pricing/totals/totals.js';
import type { Calculation } from '../../../shop/purchase/calculate-cart.js';
import { getGiftCardId, giftCardReason } from '../../../shop/purchase/cart-gift-card.js';
import type { Cart } from '../../../shop/purchase/purchase.js';
import { formatViolation } from '../../purchase/format-violation.js';
import { formatAmount } from './format-amount.js';
import { formatCouponStatus } from './format-coupon-status.js';

/** Violation in the platform's format. The field that belongs to the code has its data. */
export interface CartViolation {
  readonly code: string;
  readonly scope: string;
  readonly severity: 'WARNING' | 'ERROR';
  readonly description: string;
  readonly [data: `${string}Data`]: object;
}

/** A calculated cart. */
export interface CalculatedCart {
  readonly cart: Cart;
  readonly totals: Totals;
  readonly plugins: PluginResults | undefined;
}

const error = (scope: string, code: string, description: string, data: object = {}): CartViolation => ({
  code,
  scope,
  severity: 'ERROR',
  description,
  ...data,
});

const getIds = (lines: readonly StoredLine[]) => lines.map(({ id }) => id);

function lineViolations({ lines, owner }: Cart): CartViolation[] {
  const gone = lines.filter((line) => payable(line) === 0);
  const forMembers = 'visitorId' in owner ? lines.filter(({ facts }) => facts.membersOnly) : [];
  const lineItemsOutOfStockData = { lineItemIds: getIds(gone), allLineItemsOutOfStock: gone.length === lines.length };
  return [
    ...(lines.length === 0 ? [error('GLOBAL', 'EMPTY_CART', 'The cart is empty.')] : []),
    ...(gone.length > 0
      ? [error('LINE_ITEM', 'LINE_ITEMS_OUT_OF_STOCK', 'Items are out of stock.', { lineItemsOutOfStockData })]
      : []),
    ...(forMembers.length > 0
      ? [
          error('LINE_ITEM', 'MEMBERS_ONLY_ITEM', 'Something in the cart is for members only.', {
            membersOnlyItemData: { lineItemIds: getIds(forMembers) },
          }),
        ]
      : []),
  ];
}

const sellsGiftCard = ({ lines }: Cart): boolean => lines.some(({ facts }) => facts.itemType === 'GIFT_CARD');

function couponViolations(tenant: Tenant, cart: Cart, { couponProblem, currency }: Totals): CartViolation[] {
  const { couponCode } = cart;
  if (couponCode === undefined) return [];
  const coupon = findCoupon(tenant, couponCode);
  if (!coupon) {
    const data = { invalidCouponCodeData: { couponCode } };
    return [error('DISCOUNT', 'INVALID_COUPON_CODE', 'The coupon no longer exists.', data)];
  }
  const description = 'Gift cards cannot be bought with a coupon.';
  return [
    ...(couponProblem
      ? [
          error('DISCOUNT', 'INVALID_COUPON_STATUS', couponProblem.description, {
            invalidCouponStatusData: formatCouponStatus(coupon, couponProblem, (amount) =>
              formatAmount(amount, currency, cart),
            ),
          }),
        ]
      : []),
    ...(sellsGiftCard(cart)
      ? [error('DISCOUNT', 'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD', description)]
      : []),
  ];
}

function giftCardViolations(tenant: Tenant, cart: Cart): CartViolation[] {
  if (!cart.giftCard) return [];
  const { code: giftCardCode } = cart.giftCard;
  const card = findGiftCard(tenant, giftCardCode);
  const giftCardId = getGiftCardId(tenant, giftCardCode);
  const problem = card && giftCardProblem(tenant, card);
  return [
    ...(card
      ? []
      : [
          error('GIFT_CARD', 'INVALID_GIFT_CARD_CODE', 'The gift card no longer exists.', {
            invalidGiftCardCodeData: { giftCardCode, giftCardId },
          }),
        ]),
    ...(problem
      ? [
          error('GIFT_CARD', 'INVALID_GIFT_CARD_STATUS', 'The gift card cannot be used.', {
            invalidGiftCardStatusData: { giftCardCode, giftCardId, reason: giftCardReason(problem) },
          }),
        ]
      : []),
    ...(sellsGiftCard(cart)
      ? [error('GIFT_CARD', 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD', 'Gift cards cannot be bought with a gift card.')]
      : []),
  ];
}

function deliveryViolations(cart: Cart, { delivery }: Totals): CartViolation[] {
  const shipped = cart.lines.filter((line) => line.facts.shippable && payable(line) > 0);
  if (shipped.length === 0) return [];
  if (!cart.shippingDestination?.address?.country) {
    return [error('DELIVERY', 'MISSING_DELIVERY_ADDRESS', 'The order requires a delivery address.')];
  }
  if (!cart.selectedShippingOption) {
    return [error('DELIVERY', 'MISSING_DELIVERY_METHOD', 'The order requires a delivery method.')];
  }
  if (!delivery) {
    const description = 'The delivery method is not offered for this order any more.';
    return [error('DELIVERY', 'DELIVERY_METHOD_NO_LONGER_AVAILABLE', description)];
  }
  const profiles = new Set(shipped.map(({ facts }) => facts.display?.deliveryProfileId));
  if (profiles.size < 2) return [];
  const description = 'The delivery method does not apply to all items.';
  return [error('DELIVERY', 'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS', description)];
}

/** Reasons for which a membership cannot pay, by the code of the problem. */
const membershipReasons: Readonly<Record<string, string>> = {
  INVALID_SELECTION: 'NOT_APPLICABLE_TO_LINE_ITEMS',
  MEMBERSHIP_REQUIRED: 'MEMBERSHIP_NOT_FOUND',
};

function membershipViolations({ memberships }: PluginProblems): CartViolation[] {
  if (!memberships) return [];
  const { code, description } = memberships;
  const reason = membershipReasons[code] ?? 'UNKNOWN_INVALID_MEMBERSHIP_REASON';
  return [error('MEMBERSHIP', 'INVALID_MEMBERSHIP_STATUS', description, { invalidMembershipStatusData: { reason } })];
}

function demoViolations({ demo, giftCard, lines, selectedMemberships }: Cart): CartViolation[] {
  if (!demo) return [];
  const refuse = (scope: string, code: string, subject: string, data?: object) =>
    error(scope, code, `Preview carts cannot have ${subject}.`, data);
  const subscriptions = getIds(lines.filter(({ facts }) => facts.subscription));
  const giftCards = getIds(lines.filter(({ facts }) => facts.itemType === 'GIFT_CARD'));
  const violations: CartViolation[] = [];
  if (subscriptions.length > 0) {
    const data = { subscriptionItemNotSupportedOnDemoCartData: { lineItemIds: subscriptions } };
    violations.push(refuse('LINE_ITEM', 'SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART', 'subscriptions', data));
  }
  if (giftCards.length > 0) {
    const data = { giftCardItemNotSupportedOnDemoCartData: { lineItemIds: giftCards } };
    violations.push(refuse('LINE_ITEM', 'GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART', 'gift cards', data));
  }
  if (giftCard) violations.push(refuse('GIFT_CARD', 'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART', 'gift cards'));
  if (selectedMemberships?.length) {
    violations.push(refuse('MEMBERSHIP', 'MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART', 'memberships'));
  }
  return violations;
}

/** Finds the problems of a calculated cart. Those of parts that were not calculated are left out. */
export function getViolations(
  tenant: Tenant,
  { cart, plugins, totals }: CalculatedCart,
  { delivery, giftCard }: Calculation,
): CartViolation[] {
  return [
    ...lineViolations(cart),
    ...couponViolations(tenant, cart, totals),
    ...(delivery ? deliveryViolations(cart, totals) : []),
    ...(giftCard ? giftCardViolations(tenant, cart) : []),
    ...membershipViolations(plugins?.problems ?? {}),
    ...demoViolations(cart),
    ...(plugins?.violations ?? []).map((violation): CartViolation => {
      const { description, lineItemId, severity } = violation;
      return {
        code: 'CUSTOM_VALIDATION',
        scope: lineItemId === undefined ? 'GLOBAL' : 'LINE_ITEM',
        severity,
        description,
        customValidationData: { target: formatViolation(violation).target },
      };
    }),
  ];
}
