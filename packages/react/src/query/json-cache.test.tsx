import { dehydrate, hydrate, QueryClient, type DehydratedState } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useCartEstimate, useOrder, useOrders } from '../ecom/index.js';
import { useMember } from '../identity/index.js';
import { CartwrightProvider } from '../index.js';
import { useCollection, useCollections, useProduct, useProducts } from '../stores/index.js';
import { getAuth, iris, memberTokens } from '../testing/members.js';
import { placeOrder } from '../testing/place-order.js';
import { createPlatform } from '../testing/platform.js';
import { waitFor } from '../testing/render.js';
import { useWholeCart } from '../testing/use-whole-cart.js';

it('every hook shows the same from a cache that went through JSON, and sends nothing', async () => {
  const platform = createPlatform();
  getAuth(platform).setTokens(await memberTokens(platform, iris.id));
  const orderId = await placeOrder(platform);
  await platform.fill(['espresso-pair', 2]);
  const { id } = await platform.product('espresso-pair');

  const renderAll = (queryClient: QueryClient) =>
    renderHook(
      () => ({
        cart: useWholeCart(),
        estimate: useCartEstimate({ calculateTax: true }),
        order: useOrder(orderId),
        orders: useOrders(),
        member: useMember(),
        products: useProducts(),
        bySlug: useProduct({ slug: 'espresso-pair' }),
        byId: useProduct({ id }),
        collections: useCollections(),
        collection: useCollection({ slug: 'all-products' }),
      }),
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <CartwrightProvider client={platform.client} queryClient={queryClient}>
            {children}
          </CartwrightProvider>
        ),
      },
    );
  type Shown = ReturnType<typeof renderAll>['result']['current'];
  const getData = ({ cart, ...others }: Shown) => ({
    cart: cart.cart,
    itemCount: cart.itemCount,
    order: others.order.data,
    member: others.member.data,
    others: Object.values(others).map(({ data }) => data),
  });

  const queryClient = new QueryClient();
  const first = renderAll(queryClient);
  await waitFor(() => {
    const states = Object.values(first.result.current);
    expect(states.filter(({ isFetching, isPending }) => isFetching || isPending)).toEqual([]);
  });
  const before = getData(first.result.current);
  expect([before.cart?._updatedDate, before.order?._createdDate, before.member?._createdDate]).toEqual([
    expect.any(Date),
    expect.any(Date),
    expect.any(Date),
  ]);
  const stored = JSON.stringify(dehydrate(queryClient));
  first.unmount();

  const restored = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  hydrate(restored, JSON.parse(stored) as DehydratedState);
  const sent = platform.sent().length;
  const second = renderAll(restored);
  expect(getData(second.result.current)).toEqual(before);
  const { cart, products } = second.result.current;
  second.rerender();
  expect(second.result.current.cart.cart).toBe(cart.cart);
  expect(second.result.current.products.data).toBe(products.data);
  expect(platform.sent()).toHaveLength(sent);
});
