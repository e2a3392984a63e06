import { pluginApplicationErrorClass } from '@cartwright/core/plugins';
import type {
  MembershipAlreadyChargedError,
  MembershipCannotBeChargedError,
  MembershipInvalidSelectionErrors,
} from './error-data.js';

/** There is too little left in the membership. */
export const InsufficientBalanceWixError = /* @__PURE__ */ pluginApplicationErrorClass('InsufficientBalance', {
  applicationCode: 'INSUFFICIENT_BALANCE',
  httpCode: 428,
});

/** The selected memberships cannot be used like this. */
export const InvalidSelectionWixError = /* @__PURE__ */ pluginApplicationErrorClass<MembershipInvalidSelectionErrors>(
  'InvalidSelection',
  { applicationCode: 'INVALID_SELECTION', httpCode: 400 },
);

/** The membership was charged for it before. */
export const MembershipAlreadyChargedWixError =
  /* @__PURE__ */ pluginApplicationErrorClass<MembershipAlreadyChargedError>('MembershipAlreadyCharged', {
    applicationCode: 'MEMBERSHIP_ALREADY_CHARGED',
    httpCode: 409,
  });

/** The membership cannot be charged. */
export const MembershipCannotBeUsedWixError =
  /* @__PURE__ */ pluginApplicationErrorClass<MembershipCannotBeChargedError>('MembershipCannotBeUsed', {
    applicationCode: 'MEMBERSHIP_CANNOT_BE_CHARGED',
    httpCode: 428,
  });

/** The membership does not cover the item. */
export const MembershipDoesNotApplyToItemWixError = /* @__PURE__ */ pluginApplicationErrorClass(
  'MembershipDoesNotApplyToItem',
  { applicationCode: 'MEMBERSHIP_DOES_NOT_APPLY_TO_ITEM', httpCode: 400 },
);

/** The charge was taken back before. */
export const TransactionAlreadyVoidedWixError = /* @__PURE__ */ pluginApplicationErrorClass(
  'TransactionAlreadyVoided',
  { applicationCode: 'TRANSACTION_ALREADY_VOIDED', httpCode: 409 },
);

/** The charge cannot be taken back. */
export const TransactionCannotBeVoidedWixError = /* @__PURE__ */ pluginApplicationErrorClass(
  'TransactionCannotBeVoided',
  { applicationCode: 'TRANSACTION_CANNOT_BE_VOIDED', httpCode: 428 },
);

/** There is no such transaction. */
export const TransactionNotFoundWixError = /* @__PURE__ */ pluginApplicationErrorClass('TransactionNotFound', {
  applicationCode: 'TRANSACTION_NOT_FOUND',
  httpCode: 404,
});
