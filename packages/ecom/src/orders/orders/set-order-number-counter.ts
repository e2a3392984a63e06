import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';

/** What is allowed. */
export interface SetOrderNumberCounterOptions {
  /** Whether it may be lower than it was, so that numbers come again. Default `false`. */
  allowLowerCounter?: boolean;
}

/** The answer of `setOrderNumberCounter`. */
export interface SetOrderNumberCounterResponse {
  /** The last number before. */
  oldCounter?: string;
  /** The last number now. */
  newCounter?: string;
}

/** Why the platform refuses `setOrderNumberCounter`. */
export type SetOrderNumberCounterApplicationErrors = ApplicationErrors<'CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER'>;

/**
 * Sets the number after which the next order is numbered.
 *
 * @param counter - The number, in digits.
 * @param options - What is allowed.
 * @returns The numbers before and now.
 * @throws `ApiError` with a code of {@link SetOrderNumberCounterApplicationErrors}, such as
 * `CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER`.
 * @throws `ApiError` with status 403 for callers without the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const goOnAt = (counter: string) => client.orders.setOrderNumberCounter(counter);
 * ```
 * @see POST /ecom/v1/orders/import/set-order-number-counter
 */
export const setOrderNumberCounter = /* @__PURE__ */ operation<
  [counter: string, options?: SetOrderNumberCounterOptions],
  SetOrderNumberCounterResponse
>({
  id: 'ecom.orders.setOrderNumberCounter',
  method: 'POST',
  path: '/ecom/v1/orders/import/set-order-number-counter',
  args: ['counter', 'options'],
  input: (counter, options) => ({ ...options, counter }),
});
