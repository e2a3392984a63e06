import { pluginApplicationErrorClass } from '@cartwright/core/plugins';

/** Throw if the transaction is already redeemed. */
export const AlreadyRedeemedWixError = /* @__PURE__ */ pluginApplicationErrorClass('AlreadyRedeemed', {
  applicationCode: 'ALREADY_REDEEMED',
  httpCode: 409,
});

/** Throw if the transaction is already voided. */
export const AlreadyVoidedWixError = /* @__PURE__ */ pluginApplicationErrorClass('AlreadyVoided', {
  applicationCode: 'ALREADY_VOIDED',
  httpCode: 409,
});

/** Throw if the gift card has another currency. */
export const CurrencyNotSupportedWixError = /* @__PURE__ */ pluginApplicationErrorClass('CurrencyNotSupported', {
  applicationCode: 'CURRENCY_NOT_SUPPORTED',
  httpCode: 400,
});

/** Throw if the gift card is disabled. */
export const GiftCardDisabledWixError = /* @__PURE__ */ pluginApplicationErrorClass('GiftCardDisabled', {
  applicationCode: 'GIFT_CARD_DISABLED',
  httpCode: 428,
});

/** Throw if the gift card has expired. */
export const GiftCardExpiredWixError = /* @__PURE__ */ pluginApplicationErrorClass('GiftCardExpired', {
  applicationCode: 'GIFT_CARD_EXPIRED',
  httpCode: 428,
});

/** Throw if the gift card does not exist. */
export const GiftCardNotFoundWixError = /* @__PURE__ */ pluginApplicationErrorClass('GiftCardNotFound', {
  applicationCode: 'GIFT_CARD_NOT_FOUND',
  httpCode: 404,
});

/** Throw if the balance of the gift card is too low. */
export const InsufficientFundsWixError = /* @__PURE__ */ pluginApplicationErrorClass('InsufficientFunds', {
  applicationCode: 'INSUFFICIENT_FUNDS',
  httpCode: 428,
});

/** Throw if the currency is missing. */
export const MissingCurrencyWixError = /* @__PURE__ */ pluginApplicationErrorClass('MissingCurrency', {
  applicationCode: 'MISSING_CURRENCY',
  httpCode: 428,
});

/** Throw if the transaction does not exist. */
export const TransactionNotFoundWixError = /* @__PURE__ */ pluginApplicationErrorClass('TransactionNotFound', {
  applicationCode: 'TRANSACTION_NOT_FOUND',
  httpCode: 404,
});
