import { createClient, type Client } from '@cartwright/core';
import { updateLineItemsInCurrentCart } from '@cartwright/ecom/current-cart-v2';
import { DEMO_CLIENT_ID } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CartwrightProvider } from '../../index.js';
import { cartQuery } from '../../queries/cart-query.js';
import { createPlatform, type Platform } from '../../testing/platform.js';
import { renderLoaded, waitFor } from '../../testing/render.js';
import { useWholeCart } from '../../testing/use-whole-cart.js';

const getAuth = (client: Client) => (client as Client & { auth: OAuthStrategy }).auth;

/** Opens a cart in two tabs of one visitor. Requests of the first go through the connection of `platform`. */
async function openTabs(platform: Platform) {
  const other = createClient({
    auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID, tokens: getAuth(platform.client).getTokens() }),
    apiUrl: 'http://localhost:4870',
    fetch: (input, init) => platform.emulator.fetch(new Request(input, init)),
  });
  const tabs = [
    await renderLoaded(platform.client, () => useWholeCart()),
    await renderLoaded(other, () => useWholeCart()),
  ];
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
  const gate = platform.delay('/update-line-items');
  let change: Promise<unknown> = Promise.resolve();
  await act(async () => void (change = tab.cart().updateQuantity(pair, 3)));
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
  const gate = platform.delay('/carts/current');
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
  const { result } = renderHook(() => useWholeCart(), { wrapper });
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

/** Web Locks of one process: a function of a name runs after those before it. */
function provideWebLocks(): void {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, _options: object, run: () => Promise<unknown>) => {
    const result = (last.get(name) ?? Promise.resolve()).then(run);
    last.set(
      name,
      result.catch(() => undefined),
    );
    return result;
  };
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
  onTestFinished(() => void vi.unstubAllGlobals());
}

it('two tabs that press "+" at the same moment add two', async () => {
  provideWebLocks();
  const platform = createPlatform();
  await platform.fill(['espresso-pair', 2]);
  const tabs = (await openTabs(platform)) as [Tab, Tab];
  const line = getFirstLine(tabs[0]);
  await act(() => Promise.all(tabs.map((tab) => tab.cart().changeQuantity(line, 1))));
  await settle(tabs);
  expect(getLines(tabs[0].cart())).toEqual([[line, 4]]);
});

it('property: no press of two tabs is lost, and a tab sees all of them', async () => {
  provideWebLocks();
  const platform = createPlatform();
  const item = await platform.lineItem('espresso-pair');
  await platform.fill(['espresso-pair', 10]);
  const tabs = (await openTabs(platform)) as [Tab, Tab];
  const line = getFirstLine(tabs[0]);
  const press = fc.record({ tab: fc.nat(1), difference: fc.constantFrom(1, 1, -1), isAdded: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(press, { minLength: 1, maxLength: 6 }), async (presses) => {
      await act(() => tabs[0].cart().updateQuantity(line, 10));
      await settle(tabs);
      await act(() =>
        Promise.all(
          presses.map(({ tab, difference, isAdded }) => {
            const { addItems, changeQuantity } = tabs[tab]!.cart();
            return isAdded ? addItems([item]) : changeQuantity(line, difference);
          }),
        ),
      );
      await settle(tabs);
      const sum = presses.reduce((total, { difference, isAdded }) => total + (isAdded ? 1 : difference), 0);
      expect(getLines(tabs[0].cart())).toEqual([[line, 10 + sum]]);
    }),
    { numRuns: 20 },
  );
});

it('a difference is applied to a cart that was fetched after the change of another tab, not to an earlier fetch', async () => {
  provideWebLocks();
  const platform = createPlatform();
  await platform.fill(['espresso-pair', 2]);
  const [tab, other] = (await openTabs(platform)) as [Tab, Tab];
  const line = getFirstLine(tab);
  await settle([tab, other]);
  const gate = platform.delay('/carts/current');
  act(() => void tab.cart().refetch());
  await waitFor(() => expect(gate.waiting()).toBe(1));
  // Another tab, whose message has not arrived yet.
  const lineItems = [{ lineItemId: line, quantity: { newQuantity: 3 } }];
  await platform.client.use(updateLineItemsInCurrentCart)({ lineItems });
  let change: Promise<unknown> = Promise.resolve();
  act(() => void (change = tab.cart().changeQuantity(line, 1)));
  // The SDK sends the earlier request again after 10 s.
  await vi.waitFor(() => expect(gate.waiting()).toBe(2), { timeout: 8000 });
  gate.open();
  await act(() => change);
  await settle([tab, other]);
  expect(getLines(tab.cart())).toEqual([[line, 4]]);
});

it('a difference is not sent when the newest quantity cannot be read', async () => {
  const platform = createPlatform();
  await platform.fill(['espresso-pair', 2]);
  const tabs = (await openTabs(platform)) as [Tab, Tab];
  const line = getFirstLine(tabs[0]);
  await settle(tabs);
  platform.refuse('/carts/current', 400, 'REFUSED');
  const before = platform.sent('/update-line-items').length;
  await act(() => expect(tabs[0].cart().changeQuantity(line, 1)).rejects.toMatchObject({ code: 'REFUSED' }));
  expect(platform.sent('/update-line-items')).toHaveLength(before);
  await waitFor(() => expect(getLines(tabs[0].cart())).toEqual([[line, 2]]));
});

it.each([0, 1.5, NaN])('a difference of %s is refused before a request is sent', async (difference) => {
  const platform = createPlatform();
  await platform.fill(['espresso-pair', 2]);
  const [tab] = (await openTabs(platform)) as [Tab, Tab];
  const before = platform.sent().length;
  await expect(tab.cart().changeQuantity(getFirstLine(tab), difference)).rejects.toMatchObject({
    code: 'invalid_argument',
  });
  expect(platform.sent()).toHaveLength(before);
});
