import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import { calculatedDraftOrderResponse, type CalculatedDraftOrderResponse } from '../entity/calculated-draft-order.js';

/** Options for `setTaxExemption`. */
export interface SetTaxExemptionOptions {
  /** Whether the draft order is tax exempt. */
  taxExempt: boolean | null;
}

/** Response of `setTaxExemption`. */
export type SetTaxExemptionResponse = CalculatedDraftOrderResponse;

/** Error codes of `setTaxExemption`. */
export type SetTaxExemptionApplicationErrors = ApplicationErrors<
  'DRAFT_ORDER_DOES_NOT_EXIST' | 'DRAFT_ORDER_ALREADY_COMMITTED'
>;

/**
 * Sets whether a draft order is tax exempt. An exempt draft has no tax. Requires a merchant identity (API key or app).
 *
 * @param draftOrderId - Draft order ID (GUID).
 * @param options - Tax exemption.
 * @returns The draft order with its new totals.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link SetTaxExemptionApplicationErrors}, such as `DRAFT_ORDER_DOES_NOT_EXIST`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { draftOrders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { draftOrders } });
 *
 * export const exempt = (draftOrderId: string) =>
 *   client.draftOrders.setTaxExemption(draftOrderId, { taxExempt: true });
 * ```
 * @see PUT /ecom/v1/draft-orders/set-tax-exemption
 */
export const setTaxExemption = /* @__PURE__ */ operation<
  [draftOrderId: string, options: SetTaxExemptionOptions],
  SetTaxExemptionResponse
>({
  id: 'ecom.draftOrders.setTaxExemption',
  method: 'PUT',
  path: '/ecom/v1/draft-orders/set-tax-exemption',
  args: ['draftOrderId', '...options'],
  response: calculatedDraftOrderResponse,
  repeatable: true,
});
