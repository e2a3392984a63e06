import type { CartwrightError, Client } from '@cartwright/core';
import type { Cart } from '@cartwright/ecom/current-cart-v2';
import type { Order } from '@cartwright/ecom/orders';
import { useQuery, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { expectTypeOf, test } from 'vitest';
import { useOrders } from '../ecom/index.js';
import { useProduct, useProducts, type Product } from '../stores/index.js';
import { cartQuery, productQuery } from './index.js';

declare const client: Client;
declare const queryClient: QueryClient;

test('query options have exact types in TanStack Query', () => {
  const product = productQuery(client, { slug: 'mug' });
  expectTypeOf(queryClient.ensureQueryData(product)).resolves.toEqualTypeOf<Product | null>();
  expectTypeOf(queryClient.getQueryData(cartQuery(client).queryKey)).toEqualTypeOf<Cart | null | undefined>();
  expectTypeOf(useQuery(product).error).toEqualTypeOf<CartwrightError | null>();
  expectTypeOf(useSuspenseQuery(product).data).toEqualTypeOf<Product | null>();
  // @ts-expect-error one of slug and id
  productQuery(client, {});
});

test('select changes the type of the data', () => {
  expectTypeOf(useProduct({ slug: 'mug' }).data).toEqualTypeOf<Product | null | undefined>();
  const named = useProduct({ slug: 'mug' }, { query: { select: (product) => product?.name.length ?? 0 } });
  expectTypeOf(named.data).toEqualTypeOf<number | undefined>();
  const count = useProducts({}, { query: { select: ({ totalCount }) => totalCount } });
  expectTypeOf(count.data).toEqualTypeOf<number | undefined>();
  expectTypeOf(useOrders({}, { query: { staleTime: 1000 } }).data).toEqualTypeOf<
    { readonly items: Order[] } | undefined
  >();
});
