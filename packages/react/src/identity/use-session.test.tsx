import { createClient } from '@cartwright/core';
import { OAuthStrategy, type TokenStorage } from '@cartwright/identity';
import { ServerSessionStrategy } from '@cartwright/identity/server-session';
import { act, fireEvent, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CartwrightProvider } from '../index.js';
import { useProducts } from '../stores/index.js';
import { getAuth, iris, memberTokens, noTokens, otto } from '../testing/members.js';
import { createPlatform, type Platform } from '../testing/platform.js';
import { renderWith, waitFor } from '../testing/render.js';
import { useMember, useSession } from './index.js';
import { useWholeCart } from '../testing/use-whole-cart.js';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform();
});

describe('useSession', () => {
  it('reports no session without a request, and a visitor once the session has started', async () => {
    const { result } = renderWith(platform.client, useSession);
    expect(result.current).toEqual({ role: 'none', isMember: false, status: 'unknown' });
    await waitFor(() => expect(result.current).toEqual({ role: 'none', isMember: false, status: 'known' }));
    expect(platform.sent('/oauth2/token')).toEqual([]);
    await act(async () => void (await getAuth(platform).getAuthHeaders()));
    expect(result.current).toEqual({ role: 'visitor', isMember: false, status: 'known' });
  });

  it('is known without a request where the server keeps the session, and follows its cookie', async () => {
    document.cookie = 'cartwright-session-id=member-one';
    const { result } = renderWith(createClient({ auth: ServerSessionStrategy() }), useSession);
    expect(result.current).toEqual({ role: 'member', isMember: true, status: 'known' });
    document.cookie = 'cartwright-session-id=visitor-other';
    fireEvent.focus(window);
    await waitFor(() => expect(result.current.role).toBe('visitor'));
    document.cookie = 'cartwright-session-id=; Max-Age=0';
  });

  it('is unknown while a late storage is read, and never a visitor’s before it is a member’s', async () => {
    const tokens = await memberTokens(platform, iris.id);
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    let received: typeof tokens | undefined;
    const tokenStorage: TokenStorage = {
      getTokens: () => received,
      setTokens: (changed) => void (received = changed),
      ready: () => arrival.then(() => void (received ??= tokens)),
    };
    const client = createClient({ auth: OAuthStrategy({ clientId: 'any', tokenStorage }) });
    const shown: string[] = [];
    const { result } = renderWith(client, () => {
      const session = useSession();
      shown.push(`${session.status} ${session.role}`);
      return session;
    });
    act(arrive);
    await waitFor(() => expect(result.current.isMember).toBe(true));
    expect(new Set(shown)).toEqual(new Set(['unknown none', 'known member']));
  });

  it('renders the same on a server and in the first render of a browser, and then what is so', async () => {
    getAuth(platform).setTokens(await memberTokens(platform, iris.id));
    const shown: string[] = [];
    const Shown = () => {
      const { status, role } = useSession();
      shown.push(`${status} ${role}`);
      return <p>{status}</p>;
    };
    const page = (
      <CartwrightProvider client={platform.client}>
        <Shown />
      </CartwrightProvider>
    );
    const html = renderToString(page);
    expect(html).toBe('<p>unknown</p>');
    const container = document.createElement('div');
    container.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
    const complaints = vi.spyOn(console, 'error');
    render(page, { container, hydrate: true });
    await waitFor(() => expect(container.textContent).toBe('known'));
    expect([...new Set(shown)]).toEqual(['unknown none', 'known member']);
    // Server and browser share this process: React may warn that two renderers use one context.
    const mismatches = complaints.mock.calls.filter(([text]) => !String(text).includes('Detected multiple renderers'));
    expect(mismatches).toEqual([]);
  });

  it('follows what happens to the session', async () => {
    const { result } = renderWith(platform.client, useSession);
    await waitFor(() => expect(result.current.status).toBe('known'));
    await act(async () => getAuth(platform).setTokens(await memberTokens(platform, iris.id)));
    expect(result.current).toEqual({ role: 'member', isMember: true, status: 'known' });
    await act(async () => getAuth(platform).setTokens(noTokens));
    expect(result.current).toEqual({ role: 'none', isMember: false, status: 'known' });
  });

  it('says what is missing where the strategy keeps no session', () => {
    const client = createClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <CartwrightProvider client={client}>{children}</CartwrightProvider>
    );
    expect(() => renderHook(useSession, { wrapper })).toThrow(
      expect.objectContaining({ kind: 'configuration', code: 'strategy_unsuitable' }) as Error,
    );
  });
});

describe('fetched data', () => {
  const useAll = () => ({ session: useSession(), member: useMember(), cart: useWholeCart(), products: useProducts() });

  it('is refetched after sign-in, and shown until then', async () => {
    await platform.fill(['quiet-teapot', 2]);
    const { result } = renderWith(platform.client, useAll);
    await waitFor(() => expect(result.current.cart.itemCount).toBe(2));
    const gate = platform.delay('/carts/current');
    await act(async () => getAuth(platform).setTokens(await memberTokens(platform, iris.id)));
    await waitFor(() => expect(result.current.member.data?.loginEmail).toBe(iris.email));
    expect(result.current.cart).toMatchObject({ itemCount: 2, isPending: false, isFetching: true });
    act(gate.open);
    await waitFor(() => expect(result.current.cart).toMatchObject({ cart: null, isFetching: false }));
  });

  it("drops the member's data on sign-out, and keeps the catalog", async () => {
    getAuth(platform).setTokens(await memberTokens(platform, iris.id));
    await platform.fill(['quiet-teapot', 1]);
    const { result } = renderWith(platform.client, useAll);
    await waitFor(() => expect(result.current.cart.itemCount).toBe(1));
    await waitFor(() => expect(result.current.member.data?._id).toBe(iris.id));
    await waitFor(() => expect(result.current.products.isPending).toBe(false));
    const catalogReads = platform.sent(platform.paths.products).length;
    const gate = platform.delay('/carts/current');
    await act(async () => getAuth(platform).setTokens(noTokens));
    expect(result.current.member.data ?? undefined).toBeUndefined();
    expect(result.current.cart.cart ?? undefined).toBeUndefined();
    await waitFor(() => expect(result.current.member).toMatchObject({ data: null, isPending: false }));
    act(gate.open);
    await waitFor(() => expect(result.current.cart).toMatchObject({ cart: null, itemCount: 0 }));
    expect(result.current.products.data?.items.length).toBeGreaterThan(0);
    expect(platform.sent(platform.paths.products)).toHaveLength(catalogReads);
  });

  it('drops the response to a change by the member after sign-out', async () => {
    getAuth(platform).setTokens(await memberTokens(platform, iris.id));
    await platform.fill(['quiet-teapot', 1]);
    const { result } = renderWith(platform.client, useAll);
    await waitFor(() => expect(result.current.cart.itemCount).toBe(1));
    const { cart, updateQuantity } = result.current.cart;
    const gate = platform.delay('/update-line-items');
    let change: Promise<unknown> | undefined;
    act(() => void (change = updateQuantity(cart?.lineItems?.[0]?._id ?? '', 7).catch(() => undefined)));
    await waitFor(() => expect(gate.waiting()).toBe(1));
    await act(async () => getAuth(platform).setTokens(noTokens));
    await waitFor(() => expect(result.current.cart.cart).toBeNull());
    act(gate.open);
    await act(() => change);
    await waitFor(() => expect(result.current.cart).toMatchObject({ cart: null, isUpdating: false }));
  });

  it('drops a member’s late response', async () => {
    getAuth(platform).setTokens(await memberTokens(platform, iris.id));
    const gate = platform.delay('/members/my');
    const { result } = renderWith(platform.client, useAll);
    await waitFor(() => expect(gate.waiting()).toBe(1));
    await act(async () => getAuth(platform).setTokens(await memberTokens(platform, otto.id)));
    await act(async () => gate.open());
    await waitFor(() => expect(result.current.member.data?._id).toBe(otto.id));
  });
});
