import { createClient, observe } from '@cartwright/core';
import { getCurrentCart } from '@cartwright/ecom/current-cart-v2';
import { DEMO_CLIENT_ID } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { CartwrightProvider } from '../index.js';
import { getSessionId } from '../queries/index.js';
import { getAuth, iris, memberTokens } from '../testing/members.js';
import { createPlatform, type Platform } from '../testing/platform.js';
import { CartwrightDevtools, createCallLog, type CallLog } from './index.js';
import * as production from './production.js';
import { waitFor } from '../testing/render.js';
import { useWholeCart } from '../testing/use-whole-cart.js';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform();
});

/** Client over the emulator whose calls the log records. */
function loggedClient(log: CallLog) {
  const auth = OAuthStrategy({ clientId: DEMO_CLIENT_ID, tokens: getAuth(platform).getTokens() });
  const fetch: typeof globalThis.fetch = (input, init) => platform.emulator.fetch(new Request(input, init));
  const client = createClient({ auth, fetch, apiUrl: 'http://localhost:4870', observer: observe(log.hooks) });
  return { auth, client };
}

const panel = () => screen.getByRole('region', { name: 'Session, cart and calls' });
const section = (heading: string) => {
  const { parentElement } = within(panel()).getByRole('heading', { name: heading });
  if (!parentElement) throw new Error(`${heading} has no section.`);
  return parentElement;
};
const rows = () =>
  within(panel())
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

it('opens a panel with the button, and closes it', () => {
  render(<CartwrightDevtools />, {
    wrapper: ({ children }) => <CartwrightProvider client={platform.client}>{children}</CartwrightProvider>,
  });
  const button = screen.getByRole('button', { name: 'Cartwright' });
  expect([button.getAttribute('aria-expanded'), screen.queryByRole('region')]).toEqual(['false', null]);
  fireEvent.click(button);
  expect(button.getAttribute('aria-controls')).toBe(panel().id);
  expect(panel().tabIndex).toBe(0);
  expect(within(panel()).queryByRole('table')).toBeNull();
  fireEvent.click(button);
  expect([button.getAttribute('aria-expanded'), screen.queryByRole('region')]).toEqual(['false', null]);
});

it('shows the session and follows it, without tokens', async () => {
  await platform.product('espresso-pair');
  const tokens = await memberTokens(platform, iris.id);
  const { client, auth } = loggedClient(createCallLog());
  render(
    <CartwrightProvider client={client}>
      <CartwrightDevtools initialIsOpen />
    </CartwrightProvider>,
  );
  expect(section('Session').textContent).toContain('visitor');
  await act(async () => auth.setTokens(tokens));
  const { textContent } = section('Session');
  expect(textContent).toContain('member');
  expect(textContent).toContain(getSessionId(client));
  const expires = section('Session').querySelector('time')?.dateTime ?? '';
  expect(Date.parse(expires)).toBe((tokens.accessToken.expiresAt ?? 0) * 1000);
  for (const { value } of [tokens.accessToken, tokens.refreshToken])
    expect(document.body.textContent).not.toContain(value);
});

it('shows a client without sessions', () => {
  render(
    <CartwrightProvider client={createClient()}>
      <CartwrightDevtools initialIsOpen />
    </CartwrightProvider>,
  );
  expect(section('Session').textContent).toMatch(/Roleunknown.*no access token/);
});

it('shows pending changes of the cart until they are confirmed, and fetches nothing itself', async () => {
  await platform.fill(['espresso-pair', 2]);
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <CartwrightProvider client={platform.client}>
      <CartwrightDevtools initialIsOpen />
      {children}
    </CartwrightProvider>
  );
  const idle = render(<i />, { wrapper });
  idle.unmount();
  expect(platform.sent()).toEqual([]);
  const { result } = renderHook(() => useWholeCart(), { wrapper });
  await waitFor(() => expect(result.current.itemCount).toBe(2));
  expect(section('Cart').textContent).toContain('No change is pending.');
  const gate = platform.delay('/update-line-items');
  let change: Promise<unknown> | undefined;
  act(() => void (change = result.current.updateQuantity(result.current.cart?.lineItems?.[0]?._id ?? '', 5)));
  expect(section('Cart').textContent).toContain('A change is pending.');
  expect(within(section('Cart')).getByRole('listitem').textContent).toBe('Espresso Pair: 2 → 5');
  gate.open();
  await act(async () => void (await change));
  expect(section('Cart').textContent).toContain('No change is pending.');
  platform.lose('/update-line-items');
  await act(() =>
    expect(result.current.updateQuantity(result.current.cart?.lineItems?.[0]?._id ?? '', 6)).rejects.toThrow(),
  );
  expect(section('Cart').textContent).toContain('its outcome is not known yet');
});

it('shows the last calls with their request IDs, newest first', async () => {
  const log = createCallLog({ limit: 2 });
  const { client } = loggedClient(log);
  render(
    <CartwrightProvider client={client}>
      <CartwrightDevtools log={log} initialIsOpen />
    </CartwrightProvider>,
  );
  expect(rows()).toEqual([]);
  const read = client.use(getCurrentCart);
  await act(() => expect(read()).rejects.toMatchObject({ code: 'OWNED_CART_NOT_FOUND' }));
  const [[operation, outcome, attempts, time, requestId] = []] = rows();
  expect([operation, outcome, attempts]).toEqual([
    'GET ecom.currentCartV2.getCurrentCart',
    '404 OWNED_CART_NOT_FOUND',
    '1',
  ]);
  expect(time).toMatch(/^\d+ ms$/);
  expect(requestId).toBe(platform.emulator.requests().at(-1)?.id);
  fireEvent.click(screen.getByRole('button', { name: 'Clear calls' }));
  expect(rows()).toEqual([]);
});

it('records retries and failures without a response, and keeps the last calls only', async () => {
  const log = createCallLog({ limit: 2 });
  const { client } = loggedClient(log);
  const seen: unknown[] = [];
  const leave = log.subscribe(() => {
    const { attempts, state, status, error } = log.calls()[0] ?? {};
    seen.push([attempts, state, status, error]);
  });
  platform.emulator.injectFault({ path: '*/carts/current', status: 503 });
  await client
    .use(getCurrentCart)()
    .catch(() => undefined);
  expect(seen.slice(-6)).toEqual([
    [1, 'pending', undefined, undefined],
    [1, 'error', 503, undefined],
    [1, 'pending', 503, undefined],
    [2, 'pending', 503, undefined],
    [2, 'error', 404, undefined],
    [2, 'error', 404, 'OWNED_CART_NOT_FOUND'],
  ]);
  leave();
  const { length } = seen;
  const fetch = () => Promise.reject(new TypeError('failed'));
  const offline = createClient({ fetch, retry: false, observer: observe(log.hooks) }).use(getCurrentCart);
  for (let call = 0; call < 2; call++) await offline().catch(() => undefined);
  expect(log.calls()).toMatchObject(
    Array(2).fill({ attempts: 1, state: 'error', status: undefined, requestId: null, error: 'network_error' }),
  );
  expect(seen).toHaveLength(length);
});

it('does nothing in production', async () => {
  const log = production.createCallLog();
  const { client } = loggedClient(log);
  await client
    .use(getCurrentCart)()
    .catch(() => undefined);
  expect(log.calls()).toEqual([]);
  log.subscribe(() => undefined)();
  log.clear();
  const { container } = render(<production.CartwrightDevtools log={log} />);
  expect(container.childElementCount).toBe(0);
});
