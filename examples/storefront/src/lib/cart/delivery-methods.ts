import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { queryOptions } from '@tanstack/react-query';
import type { DeliveryRates } from './delivery-price.js';
import type { Destination } from './destination.js';

/** Delivery method that the store offers. */
export interface DeliveryMethod {
  /** Code of the method on the platform: the ID of its shipping option. */
  readonly code: string;
  readonly title: string;
  /** Delivery time to display, such as `3–5 business days`. */
  readonly time: string;
  /** Rates in the store's currency. Absent for methods that are not shipping options. */
  readonly rates?: DeliveryRates;
}

/** Key of the delivery methods of all destinations. */
export const deliveryMethodsKey = ['delivery-methods'] as const;

async function readMethods(url: string, signal: AbortSignal): Promise<readonly DeliveryMethod[]> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The delivery methods could not be loaded: status ${response.status}.`);
  return (await response.json()) as readonly DeliveryMethod[];
}

/**
 * Query options of the delivery methods at a destination.
 *
 * @param path - Path of the store's list, in the language of the page.
 */
export const deliveryMethodsQuery = (path: string, { country, region }: Destination) =>
  queryOptions({
    queryKey: [...deliveryMethodsKey, path, country, region],
    queryFn: ({ signal }) => readMethods(`${path}?${new URLSearchParams({ country, region }).toString()}`, signal),
  });

/**
 * Method that is offered in place of the cart's: the one with the same title, because regions may have separate options for
 * it, or the first one. `undefined` if the cart's method is offered.
 */
export function nextMethod({ deliveryInfo }: Cart, methods: readonly DeliveryMethod[]): string | undefined {
  const { code, title } = deliveryInfo?.method ?? {};
  if (methods.some((method) => method.code === code)) return undefined;
  return (methods.find((method) => method.title === title?.original) ?? methods[0])?.code;
}
