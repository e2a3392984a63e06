import { pluginApplicationErrorClass } from '@cartwright/core/plugins';

/** The amount was taken off before. */
export const AlreadyRedeemedWixError = /* @__PURE__ */ pluginApplicationErrorClass('AlreadyRedeemed', {
  applicationCode: 'ALREADY_REDEEMED',
  httpCode: 409,
});

/** The amount was given back before. */
export const AlreadyVoidedWixError = /* @__PURE__ */ pluginApplicationErrorClass('AlreadyVoided', {
  applicationCode: 'ALREADY_VOIDED',
  httpCode: 409,
});

/** The card has another currency. */
export const CurrencyNotSupportedWixError = /* @__PURE__ */ pluginApplicationErrorClass('CurrencyNotSupported', {
  applicationCode: 'CURRENCY_NOT_SUPPORTED',
  httpCode: 400,
});

/** The card is switched off. */
export const GiftCardDisabledWixError = /* @__PURE__ */ pluginApplicationErrorClass('GiftCardDisabled', {
  applicationCode: 'GIFT_CARD_DISABLED',
  httpCode: 428,
});

/** The card has expired. */
export const GiftCardExpiredWixError = /* @__PURE__ */ pluginApplicationErrorClass('GiftCardExpired', {
  applicationCode: 'GIFT_CARD_EXPIRED',
  httpCode: 428,
});

/** There is no such card. */
export const GiftCardNotFoundWixError = /* @__PURE__ */ pluginApplicationErrorClass('GiftCardNotFound', {
  applicationCode: 'GIFT_CARD_NOT_FOUND',
  httpCode: 404,
});

/** There is too little on the card. */
export const InsufficientFundsWixError = /* @__PURE__ */ pluginApplicationErrorClass('InsufficientFunds', {
  applicationCode: 'INSUFFICIENT_FUNDS',
  httpCode: 428,
});

/** The currency is missing. */
export const MissingCurrencyWixError = /* @__PURE__ */ pluginApplicationErrorClass('MissingCurrency', {
  applicationCode: 'MISSING_CURRENCY',
  httpCode: 428,
});

/** There is no such transaction. */
export const TransactionNotFoundWixError = /* @__PURE__ */ pluginApplicationErrorClass('TransactionNotFound', {
  applicationCode: 'TRANSACTION_NOT_FOUND',
  httpCode: 404,
});
