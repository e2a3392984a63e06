'use client';

import { isApiError } from '@cartwright/core';
import { compare } from '@cartwright/core/money';
import { findPlacedOrder } from '@cartwright/ecom/cart-v2';
import type { Cart, CartSummary } from '@cartwright/ecom/current-cart-v2';
import { useClient } from '@cartwright/react';
import { useCart, useCartEstimate, useCartMutation, useStartCheckout } from '@cartwright/react/ecom';
import { describeError } from '@cartwright/react/errors';
import { cartEstimateQuery } from '@cartwright/react/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from './checkout-fields';
import { paths } from './settings';

/** Order to place, as the shopper sees it. */
export interface OrderRequest {
  readonly cartId: string;
  /** Total, as a decimal string. */
  readonly total: string;
  /** Whether the shopper pays offline what is due. Otherwise nothing is due. */
  readonly isPaidOffline: boolean;
}

/** Has the store's server place an order without an online payment. Returns its ID. Rejects with the platform's error, or with a `code`. */
export type PlaceOrder = (order: OrderRequest) => Promise<string>;

const everything = {
  calculateDelivery: true,
  calculateTax: true,
  calculateAdditionalFees: true,
  calculateGiftCards: true,
};

const getTotal = (summary: CartSummary | null | undefined): string => summary?.priceSummary?.total?.amount ?? '0';

/** Whether something must be paid online. An amount that is missing counts as due. */
export function isDueOnline(summary: CartSummary | null | undefined): boolean {
  const { payNow, subscriptionCharges = [] } = summary?.paymentSummary ?? {};
  return subscriptionCharges.length > 0 || compare(payNow?.amount ?? '1', 0) !== 0;
}

/** Fields of the form by the names in the cart, where they differ. */
const fieldNames: Readonly<Record<string, string>> = { address: 'addressLine1', addressLine: 'addressLine1' };

/** Fields that the platform rejected. Empty for other errors. */
export function getRejectedFields(error: unknown): FieldErrors {
  if (!isApiError(error)) return {};
  const { applicationError, validationError } = error.details;
  const { field } = (applicationError?.data ?? {}) as { field?: string };
  const isAddress = error.code === 'INVALID_ADDRESS_FORMAT';
  const rejected = isAddress ? [field ?? ''] : (validationError?.fieldViolations ?? []).map((one) => one.field);
  return Object.fromEntries(
    rejected.map((path) => {
      const name = path.split('.').at(-1) || 'address';
      return [fieldNames[name] ?? name, describeError(error)];
    }),
  );
}

interface Checkout {
  readonly cart: Cart;
  /** Places orders without an online payment. */
  readonly placeOrder: PlaceOrder | undefined;
  /** Called with the ID of the placed order. */
  readonly onOrder: (orderId: string) => void;
}

/**
 * The steps from the button to the order: saves the fields, reads prices and stock again, stops at a change, and places the
 * order or continues on the platform's page. A second call while they run does nothing.
 */
export function useCheckout({ cart, placeOrder, onOrder }: Checkout) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { refetch } = useCart();
  const { mutate: refreshItems, mutateAsync: refreshItemsAsync } = useCartMutation('refreshItems');
  const totals = useCartEstimate(everything);
  const start = useStartCheckout({ callbacks: { thankYouPageUrl: paths.order, cartPageUrl: paths.cart } });
  const [error, setError] = useState<unknown>();
  const [isRunning, setIsRunning] = useState(false);
  const running = useRef(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  // Prices and stock may have changed since the items were added.
  useEffect(() => refreshItems(), [refreshItems]);

  /** Places the order. After a lost response, or if another tab was faster, finds it. */
  const place = async (order: OrderRequest, send: PlaceOrder): Promise<string> => {
    try {
      return await send(order);
    } catch (reason) {
      const placed = await client
        .use(findPlacedOrder)(order.cartId)
        .catch(() => null);
      if (!placed) throw reason;
      return placed.orderId;
    }
  };

  const run = async (save: () => Promise<unknown>, isPaidOffline: boolean): Promise<void> => {
    const shown = getTotal(totals.data);
    await save();
    const fresh = await refreshItemsAsync();
    const summary = await queryClient.fetchQuery(cartEstimateQuery(client, fresh, everything));
    const isPlacedHere = placeOrder && (isPaidOffline || !isDueOnline(summary));
    // The platform's page asks for the delivery method if the form has not.
    const problem = summary?.violations?.find(
      ({ code, severity }) => severity === 'ERROR' && (isPlacedHere || code !== 'MISSING_DELIVERY_METHOD'),
    );
    if (problem) return setError(problem);
    if (compare(getTotal(summary), shown) !== 0) return setError('CHECKOUT_CHANGED');
    // The session may have ended, and with it the form.
    if (!isOpen.current) return;
    if (!isPlacedHere) return void (await start.mutateAsync());
    const orderId = await place({ cartId: cart._id ?? '', total: shown, isPaidOffline }, placeOrder);
    if (!isOpen.current) return;
    onOrder(orderId);
    await refetch();
  };

  const submit = async (save: () => Promise<unknown>, isPaidOffline: boolean): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setIsRunning(true);
    setError(undefined);
    await run(save, isPaidOffline).catch(setError);
    running.current = false;
    setIsRunning(false);
  };
  return { totals, submit, error, isBusy: isRunning || start.isRedirecting };
}
