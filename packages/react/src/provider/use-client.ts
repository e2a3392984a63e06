'use client';

import type { Client } from '@cartwright/core';
import { useCartwright } from './use-cartwright.js';
import { useSessionId } from './use-session-id.js';

/**
 * Gets the client of the nearest provider, for query options and for operations without a hook. Rerenders when the
 * session changes, so that private query options always belong to the current session.
 *
 * @returns The client. `client.use(module)` binds a module to it, once per module.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useClient } from '@cartwright/react';
 * import { productQuery } from '@cartwright/react/queries';
 * import { useSuspenseQuery } from '@tanstack/react-query';
 *
 * export function ProductName({ slug }: { slug: string }) {
 *   const { data: product } = useSuspenseQuery(productQuery(useClient(), { slug }));
 *   return <h1>{product === null ? 'Product not found' : product.name}</h1>;
 * }
 * ```
 */
export function useClient(): Client {
  useSessionId();
  return useCartwright().client;
}
