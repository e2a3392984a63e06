import { operation } from '@cartwright/core';

/** What it was completed with. */
export interface MarkCheckoutAsCompletedOptions {
  /** The id of the order that was made of it. */
  orderId?: string | null;
}

/**
 * Marks a checkout as completed, when its order was made elsewhere. It can not be changed any more.
 *
 * @param _id - The checkout's id.
 * @param options - What it was completed with.
 * @returns Nothing.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such checkout.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkout } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkout } });
 *
 * export const complete = (id: string, orderId: string) => client.checkout.markCheckoutAsCompleted(id, { orderId });
 * ```
 * @see POST /ecom/v1/checkouts/{id}/mark-as-completed
 */
export const markCheckoutAsCompleted = /* @__PURE__ */ operation<
  [_id: string, options?: MarkCheckoutAsCompletedOptions],
  void
>({
  id: 'ecom.checkout.markCheckoutAsCompleted',
  method: 'POST',
  path: '/ecom/v1/checkouts/{id}/mark-as-completed',
  args: ['_id', 'options'],
  input: (id, options) => ({ ...options, id }),
  returnsNothing: true,
});
