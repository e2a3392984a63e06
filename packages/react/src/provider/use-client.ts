'use client';

import type { Client } from '@cartwright/core';
import { useCartwright } from './use-cartwright.js';

/**
 * The client of the nearest provider, for calls that have no hook.
 *
 * @returns The client. `use(module)` binds a module to it, once.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { orders } from '@cartwright/ecom';
 * import { useClient } from '@cartwright/react';
 *
 * export function useReadOrder() {
 *   const client = useClient();
 *   return (orderId: string) => client.use(orders).getOrder(orderId);
 * }
 * ```
 * @see Specification, section 7: calls
 */
export const useClient = (): Client => useCartwright().client;
