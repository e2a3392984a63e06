import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Ways to pay for an item: when, and with what. */
export const PaymentOptionType = /* @__PURE__ */ enumeration(
  'FULL_PAYMENT_ONLINE',
  'FULL_PAYMENT_OFFLINE',
  'MEMBERSHIP',
  'DEPOSIT_ONLINE',
  'MEMBERSHIP_OFFLINE',
  'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
);
/** A way to pay for an item. */
export type PaymentOptionType = EnumerationValue<typeof PaymentOptionType>;

/** A way to pay for an item, wrapped. */
export interface PaymentOption {
  /** The way to pay. */
  value?: PaymentOptionType;
}
