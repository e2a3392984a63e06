import { pluginApplicationErrorClass } from '@cartwright/core/plugins';
import type {
  MembershipAlreadyChargedError,
  MembershipCannotBeChargedError,
  MembershipInvalidSelectionErrors,
} from './error-data.js';

/** Throw if the membership's balance is too low. */
export const InsufficientBalanceWixError = /* @__PURE__ */ pluginApplicationErrorClass('InsufficientBalance', {
  applicationCode: 'INSUFFICIENT_BALANCE',
  httpCode: 428,
});

/** Throw if the selected memberships cannot be used for the line items. */
export const InvalidSelectionWixError = /* @__PURE__ */ pluginApplicationErrorClass<MembershipInvalidSelectionErrors>(
  'InvalidSelection',
  { applicationCode: 'INVALID_SELECTION', httpCode: 400 },
);

/** Throw if the membership was already charged for the line item. */
export const MembershipAlreadyChargedWixError =
  /* @__PURE__ */ pluginApplicationErrorClass<MembershipAlreadyChargedError>('MembershipAlreadyCharged', {
    applicationCode: 'MEMBERSHIP_ALREADY_CHARGED',
    httpCode: 409,
  });

/** Throw if the membership cannot be charged. */
export const MembershipCannotBeUsedWixError =
  /* @__PURE__ */ pluginApplicationErrorClass<MembershipCannotBeChargedError>('MembershipCannotBeUsed', {
    applicationCode: 'MEMBERSHIP_CANNOT_BE_CHARGED',
    httpCode: 428,
  });

/** Throw if the membership does not cover the line item. */
export const MembershipDoesNotApplyToItemWixError = /* @__PURE__ */ pluginApplicationErrorClass(
  'MembershipDoesNotApplyToItem',
  { applicationCode: 'MEMBERSHIP_DOES_NOT_APPLY_TO_ITEM', httpCode: 400 },
);

/** Throw if the charge is already voided. */
export const TransactionAlreadyVoidedWixError = /* @__PURE__ */ pluginApplicationErrorClass(
  'TransactionAlreadyVoided',
  { applicationCode: 'TRANSACTION_ALREADY_VOIDED', httpCode: 409 },
);

/** Throw if the charge cannot be voided. */
export const TransactionCannotBeVoidedWixError = /* @__PURE__ */ pluginApplicationErrorClass(
  'TransactionCannotBeVoided',
  { applicationCode: 'TRANSACTION_CANNOT_BE_VOIDED', httpCode: 428 },
);

/** Throw if the transaction does not exist. */
export const TransactionNotFoundWixError = /* @__PURE__ */ pluginApplicationErrorClass('TransactionNotFound', {
  applicationCode: 'TRANSACTION_NOT_FOUND',
  httpCode: 404,
});
