import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';

/** Options for `setOrderNumberCounter`. */
export interface SetOrderNumberCounterOptions {
  /**
   * Whether to allow a counter below the current one, which can result in duplicate order numbers.
   *
   * @default false
   */
  allowLowerCounter?: boolean;
}

/** Response of `setOrderNumberCounter`. */
export interface SetOrderNumberCounterResponse {
  /** Counter before the call. */
  oldCounter?: string;
  /** Counter after the call. */
  newCounter?: string;
}

/** Error codes of `setOrderNumberCounter`. */
export type SetOrderNumberCounterApplicationErrors = ApplicationErrors<'CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER'>;

/**
 * Sets the number of the next order. Each later order gets the next higher number.
 *
 * @param counter - Number of the next order, as a string of digits. At most `999999999`.
 * @param options - Whether a lower counter is allowed.
 * @returns The counters before and after the call.
 * @throws `ApiError` with a code of {@link SetOrderNumberCounterApplicationErrors}, such as
 * `CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER`.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const setNextOrderNumber = (counter: string) => client.orders.setOrderNumberCounter(counter);
 * ```
 * @see POST /ecom/v1/orders/import/set-order-number-counter
 * @see https://dev.wix.com/docs/api-reference/business-solutions/e-commerce/orders/orders/set-order-number-counter
 */
export const setOrderNumberCounter = /* @__PURE__ */ operation<
  [counter: string, options?: SetOrderNumberCounterOptions],
  SetOrderNumberCounterResponse
>({
  id: 'ecom.orders.setOrderNumberCounter',
  method: 'POST',
  path: '/ecom/v1/orders/import/set-order-number-counter',
  args: ['counter', '...options'],
});
