import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';

/** Receipt of a payment. */
export interface ReceiptInfo {
  /** The payment's ID. */
  paymentId?: string;
  /** The receipt's ID. */
  receiptId?: string;
}

/** Options for `generateReceipts`. */
export interface GenerateReceiptsOptions {
  /** ID of the payment. The platform accepts one ID per call. */
  paymentIds?: string[];
}

/** Response of `generateReceipts`. */
export interface GenerateReceiptsResponse {
  /** Generated receipts. */
  receipts?: ReceiptInfo[];
}

/** Error codes of `generateReceipts`. */
export type GenerateReceiptsApplicationErrors = ApplicationErrors<
  | 'ORDER_NOT_FOUND'
  | 'RECEIPT_ALREADY_EXIST'
  | 'RECEIPT_GENERATION_IN_PROGRESS'
  | 'PAYMENT_NOT_FOUND'
  | 'INVALID_PAYMENT_TYPE'
  | 'INVALID_PAYMENT_STATUS'
>;

/**
 * Generates receipts for completed payments of an order.
 *
 * @param orderId - Order ID (GUID).
 * @param options - Payments to generate receipts for.
 * @returns The generated receipts.
 * @throws `ApiError` with a code of {@link GenerateReceiptsApplicationErrors}, such as `ORDER_NOT_FOUND`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderBilling } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderBilling } });
 *
 * export const generateReceipt = async (id: string, paymentId: string) =>
 *   (await client.orderBilling.generateReceipts(id, { paymentIds: [paymentId] })).receipts?.[0]?.receiptId;
 * ```
 * @see POST /ecom/v1/order-billing/generate-receipts
 */
export const generateReceipts = /* @__PURE__ */ operation<
  [orderId: string, options: GenerateReceiptsOptions],
  GenerateReceiptsResponse
>({
  id: 'ecom.orderBilling.generateReceipts',
  method: 'POST',
  path: '/ecom/v1/order-billing/generate-receipts',
  args: ['orderId', '...options'],
});
