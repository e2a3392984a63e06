'use client';

import type { Client } from '@cartwright/core';
import { useCartwright } from './use-cartwright.js';

/**
 * Gets the client of the nearest provider, for operations without a hook.
 *
 * @returns The client. `client.use(module)` binds a module to it, once per module.
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
 */
export const useClient = (): Client => useCartwright().client;
