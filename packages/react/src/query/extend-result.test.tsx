import { act, render, screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useCart, useCartEstimate, useCartLine } from '../ecom/index.js';
import { useMember } from '../identity/index.js';
import { CartwrightProvider } from '../index.js';
import { cartQuery } from '../queries/index.js';
import { useProduct } from '../stores/index.js';
import { getAuth, iris, memberTokens } from '../testing/members.js';
import { createPlatform, type Platform } from '../testing/platform.js';
import { waitFor } from '../testing/render.js';

let platform: Platform;
let queryClient: QueryClient;
let renders: Record<string, number>;
beforeEach(async () => {
  platform = createPlatform();
  queryClient = new QueryClient();
  renders = {};
  getAuth(platform).setTokens(await memberTokens(platform, iris.id));
  await platform.fill(['espresso-pair', 2]);
});

const show = (page: ReactNode) =>
  render(
    <StrictMode>
      <CartwrightProvider client={platform.client} queryClient={queryClient}>
        {page}
      </CartwrightProvider>
    </StrictMode>,
  );

/** Counts the renders of a component. */
const count = (name: string) => {
  renders[name] = (renders[name] ?? 0) + 1;
};

/** Fetches everything again. The responses are equal to the earlier ones. */
async function refetch(): Promise<void> {
  const before = { ...renders };
  await act(() => queryClient.refetchQueries({ type: 'active' }));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  for (const name of Object.keys(before)) renders[name] = (renders[name] ?? 0) - (before[name] ?? 0);
}

function Name() {
  count('product');
  return <p>{useProduct({ slug: 'espresso-pair' }).data?.name}</p>;
}
function Email() {
  count('member');
  return <p>{useMember().data?.loginEmail}</p>;
}
function Count() {
  count('cart');
  return <p>{useCart().itemCount} items</p>;
}
function Total() {
  count('estimate');
  return <p>{useCartEstimate().data?.priceSummary?.total?.amount}</p>;
}
function Fetching() {
  count('isFetching');
  return <p>{useMember().isFetching ? 'fetching' : 'idle'}</p>;
}

it('rerenders components only for the fields that they read', async () => {
  show(
    <>
      <Name />
      <Email />
      <Count />
      <Total />
      <Fetching />
    </>,
  );
  await screen.findByText('Espresso Pair');
  await screen.findByText(iris.email);
  await screen.findByText('2 items');
  await screen.findByText(/^\d+\.\d\d$/);
  await screen.findByText('idle');
  const requests = platform.sent().length;
  await refetch();
  expect(platform.sent().length).toBeGreaterThanOrEqual(requests + 4);
  expect(renders).toMatchObject({ product: 0, member: 0, cart: 0, estimate: 0 });
  expect(renders['isFetching']).toBeGreaterThan(0);
});

it('keeps the fields of the query and the further ones in copies', async () => {
  const results: ReturnType<typeof useCart>[] = [];
  function Copy() {
    results.push({ ...useCart() });
    return null;
  }
  show(<Copy />);
  await waitFor(() => expect(results.at(-1)).toMatchObject({ itemCount: 2, isPending: false }));
  const cart = queryClient.getQueryData(cartQuery(platform.client).queryKey);
  expect(results.at(-1)?.data).toEqual(cart);
});

it('leaves a line item alone when the cart is refetched', async () => {
  const cart = await queryClient.fetchQuery(cartQuery(platform.client));
  const [lineItem] = cart?.lineItems ?? [];
  function Line() {
    count('line');
    return <p>{useCartLine(lineItem ?? {}).name}</p>;
  }
  show(<Line />);
  await screen.findByText(/Espresso/);
  await refetch();
  expect(renders['line']).toBe(0);
});
