import { createClient, type Client } from '@cartwright/core';
import { DEMO_CLIENT_ID } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { CartwrightProvider } from '../../index.js';
import { cartQuery } from '../../queries/cart-query.js';
import { createPlatform, type Platform } from '../../testing/platform.js';
import { renderLoaded, waitFor } from '../../testing/render.js';
import { useCart } from '../cart/use-cart.js';

const getAuth = (client: Client) => (client as Client & { auth: OAuthStrategy }).auth;

/** Opens a cart in two tabs of one visitor. Requests of the first go through the connection of `platform`. */
async function openTabs(platform: Platform) {
  const other = createClient({
    auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID, tokens: getAuth(platform.client).getTokens() }),
    apiUrl: 'http://localhost:4870',
    fetch: (input, init) => platform.emulator.fetch(new Request(input, init)),
  });
  const tabs = [await renderLoaded(platform.client, () => useCart()), await renderLoaded(other, () => useCart())];
  return tabs.map(({ result, unmount }) => ({ cart: () => result.current, unmount }));
}

type Tab = Awaited<ReturnType<typeof openTabs>>[number];

const getLines = ({ cart }: Pick<ReturnType<Tab['cart']>, 'cart'>) =>
  cart?.lineItems?.map(({ _id = '', quantityInfo }) => [_id, quantityInfo?.requestedQuantity] as const) ?? [];

const getFirstLine = (tab: Tab): string => getLines(tab.cart())[0]?.[0] ?? '';

/** Waits until both tabs show the same cart, which has no unconfirmed changes. */
const settle = ([first, second]: readonly Tab[]) =>
  waitFor(() => {
    expect(first?.cart().cart).toEqual(second?.cart().cart);
    for (const tab of [first, second]) expect(tab?.cart()).toMatchObject({ isUpdating: false, isFetching: false });
  });

it('a change in one tab is shown in the other, which sends nothing else', async () => {
  const platform = createPlatform();
  await platform.fill(['espresso-pair', 2]);
  const [tab, other] = (await openTabs(platform)) as [Tab, Tab];
  const before = platform.sent().length;
  await act(() => other.cart().updateQuantity(getFirstLine(other), 5));
  await waitFor(() => expect(getLines(tab.cart())).toEqual([[getFirstLine(other), 5]]));
  expect(platform.sent().slice(before)).toEqual(['GET /ecom/v2/carts/current']);
});

it('a late response does not replace what another tab changed meanwhile', async () => {
  const platform = createPlatform();
  await platform.fill(['espresso-pair', 2], ['quiet-teapot', 1]);
  const [tab, other] = (await openTabs(platform)) as [Tab, Tab];
  const [[pair = ''] = [], [teapot = ''] = []] = getLines(tab.cart());
  const gate = platform.hold('/update-line-items');
  let change: Promise<unknown> = Promise.resolve();
  act(() => void (change = tab.cart().updateQuantity(pair, 3)));
  await waitFor(() => expect(gate.waiting()).toBe(1));
  await act(() => other.cart().updateQuantity(teapot, 4));
  gate.open();
  await act(() => change);
  await settle([tab, other]);
  expect(getLines(tab.cart())).toEqual([
    [pair, 3],
    [teapot, 4],
  ]);
});

it('a cart that was fetched before a change in another tab is fetched again', async () => {
  const platform = createPlatform();
  await platform.fill(['espresso-pair', 2]);
  const [tab, other] = (await openTabs(platform)) as [Tab, Tab];
  const gate = platform.hold('/carts/current');
  act(() => void tab.cart().refetch());
  await waitFor(() => expect(gate.waiting()).toBe(1));
  await act(() => other.cart().updateQuantity(getFirstLine(other), 5));
  gate.open();
  await settle([tab, other]);
  expect(getLines(tab.cart())).toEqual([[getFirstLine(other), 5]]);
});

it('a tab whose page came with an outdated cart fetches it again', async () => {
  const platform = createPlatform();
  await platform.fill(['espresso-pair', 2]);
  const [tab] = (await openTabs(platform)) as [Tab, Tab];
  const outdated = tab.cart().cart;
  await act(() => tab.cart().updateQuantity(getFirstLine(tab), 5));
  const queryClient = new QueryClient();
  queryClient.setQueryData(cartQuery(platform.client).queryKey, outdated);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CartwrightProvider client={platform.client} queryClient={queryClient}>
      {children}
    </CartwrightProvider>
  );
  const { result } = renderHook(() => useCart(), { wrapper });
  expect(result.current.cart).toEqual(outdated);
  await waitFor(() => expect(getLines(result.current)).toEqual([[getFirstLine(tab), 5]]));
});

it('property: after concurrent changes in two tabs, both show the cart of the platform', async () => {
  const platform = createPlatform();
  const items = await Promise.all(['espresso-pair', 'quiet-teapot'].map((slug) => platform.lineItem(slug)));
  await platform.fill(['espresso-pair', 1]);
  const tabs = await openTabs(platform);
  const change = fc.record({
    tab: fc.nat(1),
    kind: fc.constantFrom('add', 'set', 'remove'),
    line: fc.nat(1),
    quantity: fc.integer({ min: 1, max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 3 }), async (rounds) => {
      for (const round of rounds) {
        await act(() =>
          Promise.allSettled(
            round.map(({ tab, kind, line, quantity }) => {
              const { addItems, removeItem, updateQuantity, ...cart } = (tabs[tab] as Tab).cart();
              const id = getLines(cart)[line]?.[0];
              if (kind === 'add' || !id) return addItems([items[line]!]);
              return kind === 'set' ? updateQuantity(id, quantity) : removeItem(id);
            }),
          ),
        );
      }
      await settle(tabs);
      const shown = tabs[0]!.cart().cart;
      await act(() => tabs[0]!.cart().refetch());
      expect(tabs[0]!.cart().cart).toEqual(shown);
    }),
    { numRuns: 20 },
  );
});
