import { operation } from '@cartwright/core';

/** Options for completing a checkout. */
export interface MarkCheckoutAsCompletedOptions {
  /** ID of the order created from the checkout. */
  orderId?: string | null;
}

/**
 * Marks a checkout as completed after its order was created outside of the platform. A completed checkout cannot be
 * updated.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.markCartAsCompleted`.
 * @param _id - Checkout ID (GUID).
 * @param options - Order of the checkout.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the checkout does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkout } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkout } });
 *
 * export const completeCheckout = (id: string, orderId: string) => client.checkout.markCheckoutAsCompleted(id, { orderId });
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
  args: ['_id', '...options'],
  returnsNothing: true,
});
