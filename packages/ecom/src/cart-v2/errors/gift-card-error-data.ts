import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Reasons that a gift card cannot be used: it has expired, is disabled, or has no balance left. */
export const InvalidGiftCardReason = /* @__PURE__ */ enumeration(
  'UNKNOWN_INVALID_GIFT_CARD_REASON',
  'EXPIRED',
  'DISABLED',
  'EMPTY_BALANCE',
);
/** Reason that a gift card cannot be used. */
export type InvalidGiftCardReason = EnumerationValue<typeof InvalidGiftCardReason>;

/** Data of `INVALID_GIFT_CARD_CODE`. */
export interface InvalidGiftCardCodeErrorData {
  /** Gift card code. */
  giftCardCode?: string;
  /** ID of the gift card in the cart. Absent if the code is unknown. */
  giftCardId?: string | null;
}

/** Data of `INVALID_GIFT_CARD_STATUS`. */
export interface InvalidGiftCardStatusErrorData {
  /** Gift card code. */
  giftCardCode?: string;
  /** Reason that the gift card cannot be used. */
  reason?: InvalidGiftCardReason;
  /** ID of the gift card in the cart. */
  giftCardId?: string | null;
}

/** Data of `GIFT_CARD_ALREADY_EXISTS`. */
export interface GiftCardAlreadyExistsErrorData {
  /** Code of the gift card in the cart. */
  giftCardCode?: string;
}

/** Data of `GIFT_CARD_NOT_FOUND_IN_CART`. */
export interface GiftCardNotFoundInCartErrorData {
  /** ID that the cart does not have. */
  giftCardId?: string;
}
