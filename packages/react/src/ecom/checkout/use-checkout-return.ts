'use client';

import { isApiError, type CartwrightError } from '@cartwright/core';
import type { Order } from '@cartwright/ecom/orders';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useCartwright } from '../../provider/use-cartwright.js';
import { usePageReturn } from '../../provider/use-page-return.js';
import type { ReadParameters } from '../../provider/use-read.js';
import { extendResult } from '../../query/extend-result.js';
import { refetchCart } from '../cart-store/refetch-cart.js';
import { useOrder } from '../orders/use-order.js';

/**
 * Outcome of a checkout on the hosted page.
 *
 * - `PENDING`: the order is being fetched, or the page is rendered on a server.
 * - `PLACED`: the order was placed; `data` is the order. Its payment may be pending, see `paymentStatus`.
 * - `CANCELED`: the URL has no order ID: the buyer left the checkout. The cart is unchanged.
 * - `UNKNOWN`: the order ID is malformed, or there is no such order of this buyer.
 * - `FAILURE`: the order cannot be fetched; `error` says why. It may have been placed.
 */
export type CheckoutReturnState = 'PENDING' | 'PLACED' | 'CANCELED' | 'UNKNOWN' | 'FAILURE';

/** Options of {@link useCheckoutReturn}. */
export interface UseCheckoutReturnOptions extends Pick<ReadParameters<Order | null>, 'query'> {
  /**
   * Query parameters of the page, such as those of a router's `useSearchParams`.
   *
   * @default those of the browser's URL
   */
  params?: Pick<URLSearchParams, 'get'> | undefined;
}

/** Result of {@link useCheckoutReturn}: the query result of the order, and the outcome. */
export type CheckoutReturnResult = UseQueryResult<Order | null, CartwrightError> & {
  /** Outcome of the checkout. */
  readonly state: CheckoutReturnState;
  /** Order ID of the URL, also if there is no such order. `undefined` without one. */
  readonly orderId: string | undefined;
};

const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Statuses of a response for an ID that the platform does not accept, or an order of another buyer. */
const isRefused = (error: unknown): boolean => isApiError(error) && (error.status === 400 || error.status === 403);

const never = () => () => undefined;

/** Adds the outcome, which reads the query result only when a component reads it. */
const withOutcome = (
  result: UseQueryResult<Order | null, CartwrightError>,
  orderId: string | undefined,
  isKnown: boolean,
): CheckoutReturnResult =>
  extendResult(result, {
    orderId,
    get state(): CheckoutReturnState {
      if (!isKnown) return 'PENDING';
      if (orderId === undefined) return 'CANCELED';
      if (!isId(orderId)) return 'UNKNOWN';
      if (result.data) return 'PLACED';
      if (result.data === null || isRefused(result.error)) return 'UNKNOWN';
      return result.isError ? 'FAILURE' : 'PENDING';
    },
  });

/**
 * Handles the return from the hosted checkout page, on the pages of `thankYouPageUrl` and `postFlowUrl`. The order ID in
 * the URL is not trusted: it must be an ID, and the platform returns the order only to its buyer.
 *
 * When the browser restores the page from its back/forward cache, the order and the cart are fetched again.
 *
 * @param options - `params`: query parameters of the page; `query`: TanStack Query options.
 * @returns The query result of the order, with the `state` of the checkout and the `orderId` of the URL.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useCheckoutReturn } from '@cartwright/react/ecom';
 * import { describeError } from '@cartwright/react/errors';
 *
 * export function ThankYou() {
 *   const { state, data: order, error } = useCheckoutReturn();
 *   if (state === 'PENDING') return <p>One moment …</p>;
 *   if (state === 'PLACED') return <h1>Thank you! Your order is number {order?.number}.</h1>;
 *   if (state === 'CANCELED') return <a href="/cart">Your cart is waiting</a>;
 *   if (state === 'UNKNOWN') return <p>Only the buyer can see this order. Sign in with the account that you used.</p>;
 *   return <p role="alert">{describeError(error)}</p>;
 * }
 * ```
 * @see GET /ecom/v1/orders/{id}
 */
export function useCheckoutReturn({ params, query }: UseCheckoutReturnOptions = {}): CheckoutReturnResult {
  const context = useCartwright();
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => undefined,
  );
  const isKnown = params !== undefined || search !== undefined;
  const orderId = (params ?? new URLSearchParams(search)).get('orderId')?.trim() || undefined;
  const isValid = orderId !== undefined && isId(orderId);
  const result = useOrder(isValid ? orderId : undefined, { query });
  usePageReturn(() => {
    if (isValid) void result.refetch();
    void refetchCart(context);
  });
  return withOutcome(result, orderId, isKnown);
}
