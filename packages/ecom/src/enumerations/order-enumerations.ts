import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Kinds of items of an order, as earlier releases of the platform name them. */
export const OrderLineItemType = /* @__PURE__ */ enumeration('PHYSICAL', 'DIGITAL', 'CUSTOM_AMOUNT_ITEM');
/** A kind of item of an order. */
export type OrderLineItemType = EnumerationValue<typeof OrderLineItemType>;

/** Whether an item of an order can be bought again. */
export const ItemStatus = /* @__PURE__ */ enumeration(
  'IN_STOCK',
  'PARTIALLY_IN_STOCK',
  'OUT_OF_STOCK',
  'REMOVED_FROM_CATALOG',
);
/** Whether an item of an order can be bought again. */
export type ItemStatus = EnumerationValue<typeof ItemStatus>;

/** Who did something with an order. */
export const OrderActorType = /* @__PURE__ */ enumeration('USER', 'MEMBER', 'CONTACT', 'APP');
/** Who did something with an order. */
export type OrderActorType = EnumerationValue<typeof OrderActorType>;

/** What happened to an order, as earlier releases of the platform name it. */
export const OrderHistoryItemType = /* @__PURE__ */ enumeration(
  'MERCHANT_COMMENT',
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_FULFILLED',
  'ORDER_NOT_FULFILLED',
  'DOWNLOAD_LINK_SENT',
  'PICKUP_READY_EMAIL_SENT',
  'TRACKING_NUMBER_ADDED',
  'TRACKING_NUMBER_EDITED',
  'TRACKING_LINK_WAS_SET',
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
  'INVOICE_WAS_SET',
  'INVOICE_WAS_REMOVED',
  'INVOICE_WAS_SENT',
  'FULFILLER_EMAIL_SENT',
  'SHIPPING_ADDRESS_EDITED',
  'EMAIL_EDITED',
  'ORDER_PARTIALLY_PAID',
);
/** What happened to an order, as earlier releases of the platform name it. */
export type OrderHistoryItemType = EnumerationValue<typeof OrderHistoryItemType>;

/** States of an order's payment, as drafts of orders have them. */
export const OrderPaymentStatus = /* @__PURE__ */ enumeration(
  'UNSPECIFIED_PAYMENT_STATUS',
  'NOT_PAID',
  'PAID',
  'PARTIALLY_PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'PENDING',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
);
/** The state of an order's payment. */
export type OrderPaymentStatus = EnumerationValue<typeof OrderPaymentStatus>;

/** States of a payment by hand that was asked for. */
export const OfflinePaymentStatus = /* @__PURE__ */ enumeration('UNPAID', 'PAID', 'EXPIRED');
/** The state of a payment by hand that was asked for. */
export type OfflinePaymentStatus = EnumerationValue<typeof OfflinePaymentStatus>;

/** Ways to pay that need no provider. */
export const PaymentMethod = /* @__PURE__ */ enumeration('MANUAL');
/** A way to pay that needs no provider. */
export type PaymentMethod = EnumerationValue<typeof PaymentMethod>;

/** How much of a cart is checked: nothing, what a cart needs, or what an order needs. */
export const ValidationsConfig = /* @__PURE__ */ enumeration(
  'SKIP_VALIDATIONS',
  'PRE_CHECKOUT_VALIDATIONS',
  'CHECKOUT_VALIDATIONS',
);
/** How much of a cart is checked: nothing, what a cart needs, or what an order needs. */
export type ValidationsConfig = EnumerationValue<typeof ValidationsConfig>;

/** Where a discount comes from. */
export const DiscountSourceType = /* @__PURE__ */ enumeration('AUTOMATIC_RULE', 'COUPON');
/** Where a discount comes from. */
export type DiscountSourceType = EnumerationValue<typeof DiscountSourceType>;

/** What a discount lowers. */
export const DiscountScope = /* @__PURE__ */ enumeration(
  'UNKNOWN_DISCOUNT_SCOPE',
  'CART_SUBTOTAL',
  'LINE_ITEM',
  'DELIVERY',
);
/** What a discount lowers. */
export type DiscountScope = EnumerationValue<typeof DiscountScope>;
