import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import type { DepositDetails } from '../entity/draft-order.js';
import { calculatedDraftOrderResponse, type CalculatedDraftOrderResponse } from '../entity/calculated-draft-order.js';

/** Options for `setDeposit`. */
export interface SetDepositOptions {
  /** Amount or percentage of the deposit. */
  depositDetails?: DepositDetails;
}

/** Response of `setDeposit`. */
export type SetDepositResponse = CalculatedDraftOrderResponse;

/** Error codes of `setDeposit`. */
export type SetDepositApplicationErrors = ApplicationErrors<
  | 'DRAFT_ORDER_DOES_NOT_EXIST'
  | 'INVALID_AMOUNT'
  | 'SET_DEPOSIT_NOT_ALLOWED_IN_EDIT_MODE'
  | 'DRAFT_ORDER_ALREADY_COMMITTED'
  | 'DRAFT_ORDER_HAS_DEPOSIT_LINE_ITEMS'
>;

/**
 * Sets the deposit of a draft order, which is due when the order is created. Without `depositDetails`, the deposit is
 * removed. Not part of the platform's public API, so it may change without notice. Requires a merchant identity (API
 * key or app).
 *
 * @param draftOrderId - Draft order ID (GUID).
 * @param options - Deposit.
 * @returns The draft order with its new totals.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link SetDepositApplicationErrors}, such as `DRAFT_ORDER_DOES_NOT_EXIST`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const askForHalf = (draftOrderId: string) =>
 *   client.draftOrders.setDeposit(draftOrderId, { depositDetails: { percentage: '50' } });
 * ```
 * @see POST /ecom/v1/draft-orders/{draftOrderId}/set-deposit
 */
export const setDeposit = /* @__PURE__ */ operation<
  [draftOrderId: string, options?: SetDepositOptions],
  SetDepositResponse
>({
  id: 'ecom.draftOrders.setDeposit',
  method: 'POST',
  path: '/ecom/v1/draft-orders/{draftOrderId}/set-deposit',
  args: ['draftOrderId', '...options'],
  response: calculatedDraftOrderResponse,
  repeatable: true,
});
