export {
  AlreadyRedeemedWixError,
  AlreadyVoidedWixError,
  CurrencyNotSupportedWixError,
  GiftCardDisabledWixError,
  GiftCardExpiredWixError,
  GiftCardNotFoundWixError,
  InsufficientFundsWixError,
  MissingCurrencyWixError,
  TransactionNotFoundWixError,
} from './errors.js';
export { type GetBalanceRequest, type GetBalanceResponse } from './get-balance.js';
export {
  provideHandlers,
  type GiftVouchersHandlers,
  type GetBalanceEnvelope,
  type RedeemEnvelope,
  type _voidEnvelope,
} from './provide-handlers.js';
export { type RedeemRequest, type RedeemResponse } from './redeem.js';
export { type VoidRequest, type VoidResponse } from './void.js';
export { type ExtendedFields } from '../../commerce/fields/extended-fields.js';
export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
