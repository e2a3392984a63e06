import { enumeration, type EnumerationValue } from '@cartwright/core';

/**
 * Payment options of an item:
 * - `FULL_PAYMENT_ONLINE`: paid in full at checkout.
 * - `FULL_PAYMENT_OFFLINE`: paid in full after checkout, for example in cash.
 * - `MEMBERSHIP`: paid with a membership; the remaining balance at checkout.
 * - `DEPOSIT_ONLINE`: a deposit at checkout, the remaining balance later.
 * - `MEMBERSHIP_OFFLINE`: paid with a membership that the merchant redeems manually. The price is 0.
 * - `MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER`: paid with a membership at checkout, the remaining balance offline.
 */
export const PaymentOptionType = /* @__PURE__ */ enumeration(
  'FULL_PAYMENT_ONLINE',
  'FULL_PAYMENT_OFFLINE',
  'MEMBERSHIP',
  'DEPOSIT_ONLINE',
  'MEMBERSHIP_OFFLINE',
  'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
);
/** Payment option of an item. */
export type PaymentOptionType = EnumerationValue<typeof PaymentOptionType>;

/** Wrapper of a payment option. */
export interface PaymentOption {
  /**
   * Payment option.
   *
   * @default 'FULL_PAYMENT_ONLINE'
   */
  value?: PaymentOptionType;
}
