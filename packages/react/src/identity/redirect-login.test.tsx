import { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CartwrightProvider } from '../index.js';
import { getAuth, iris } from '../testing/members.js';
import { createPlatform, type Platform } from '../testing/platform.js';
import { renderWith, waitFor } from '../testing/render.js';
import { useLoginCallback, useLoginWithRedirect, useSession, type LoginCallbackData } from './index.js';

const redirectUri = '/login/callback';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform();
});

const visited: string[] = [];

/** Opens a page of the site. jsdom cannot leave it: `visited` gets the addresses. */
function openPage(href: string): void {
  const { pathname, search, hash, origin } = new URL(href);
  vi.stubGlobal('location', {
    href,
    pathname,
    search,
    hash,
    origin,
    assign: (url: string) => visited.push(url),
  });
}
beforeEach(() => openPage('http://localhost:3000/cart?a=1'));
afterEach(() => {
  vi.unstubAllGlobals();
  visited.length = 0;
  sessionStorage.clear();
});

/** Fills in the hosted login page. Returns the URL that it redirects to. */
async function signInOn(loginPage: string): Promise<string> {
  const html = await (await platform.emulator.fetch(new Request(loginPage))).text();
  const formToken = /name="formToken" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const body = new URLSearchParams({ formToken, email: iris.email, password: iris.password });
  const response = await platform.emulator.fetch(new Request(loginPage, { method: 'POST', body }));
  return response.headers.get('location') ?? '';
}

describe('useLoginWithRedirect', () => {
  it('redirects the browser, and is ready again when the shopper returns', async () => {
    const { result } = renderWith(platform.client, () => useLoginWithRedirect({ redirectUri }));
    act(() => result.current.mutate());
    await waitFor(() => expect(result.current.isRedirecting).toBe(true));
    await waitFor(() => expect(visited).toHaveLength(1));
    expect((await platform.emulator.fetch(new Request(visited[0]!))).status).toBe(200);
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })));
    expect(result.current.isRedirecting).toBe(true);
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await waitFor(() => expect(result.current.isRedirecting).toBe(false));
  });

  it('sets the error of a redirect URI that is not allowed', async () => {
    const { result } = renderWith(platform.client, () => useLoginWithRedirect({ redirectUri: 'http://evil.example/' }));
    act(() => result.current.mutate());
    await waitFor(() => expect(result.current).toMatchObject({ isError: true, isRedirecting: false }));
    expect(visited).toEqual([]);
  });
});

/** The page at the redirect URI. Another key mounts its component again. */
function callbackPage(queryClient: QueryClient, onSuccess?: (data: LoginCallbackData) => void) {
  function Callback() {
    return <p>{useLoginCallback({ onSuccess }).status}</p>;
  }
  return (key: string) => (
    <CartwrightProvider client={platform.client} queryClient={queryClient}>
      <Callback key={key} />
    </CartwrightProvider>
  );
}

describe('useLoginCallback', () => {
  it('signs in, and returns to the page where the sign-in began', async () => {
    const login = renderWith(platform.client, () => useLoginWithRedirect({ redirectUri }));
    act(() => login.result.current.mutate({ originalUri: '/account?tab=orders' }));
    await waitFor(() => expect(visited).toHaveLength(1));
    openPage(await signInOn(visited[0]!));
    const onSuccess = vi.fn();
    const { result } = renderWith(platform.client, () => ({
      ...useLoginCallback({ onSuccess }),
      isMember: useSession().isMember,
    }));
    expect(result.current).toMatchObject({ status: 'pending', isPending: true, data: undefined, error: null });
    const data = { originalUri: 'http://localhost:3000/account?tab=orders' };
    await waitFor(() => expect(result.current).toMatchObject({ status: 'success', data, isMember: true }));
    expect(onSuccess.mock.calls).toEqual([[data]]);
  });

  it('exchanges the code once, also in components that are mounted later', async () => {
    const login = renderWith(platform.client, () => useLoginWithRedirect({ redirectUri }));
    act(() => login.result.current.mutate());
    await waitFor(() => expect(visited).toHaveLength(1));
    openPage(await signInOn(visited[0]!));
    const exchange = vi.spyOn(getAuth(platform), 'handleRedirectCallback');
    const onSuccess = vi.fn();
    const queryClient = new QueryClient();
    const page = callbackPage(queryClient, onSuccess);
    const { container, rerender } = render(page('one'));
    rerender(page('two'));
    await waitFor(() => expect(container.textContent).toBe('success'));
    rerender(page('three'));
    expect(container.textContent).toBe('success');
    await act(() => queryClient.invalidateQueries());
    expect(container.textContent).toBe('success');
    expect(exchange).toHaveBeenCalledTimes(1);
    expect(onSuccess).toHaveBeenCalledTimes(2);
  });

  it('reports that the shopper left the login page', async () => {
    const login = renderWith(platform.client, () => useLoginWithRedirect({ redirectUri }));
    act(() => login.result.current.mutate());
    await waitFor(() => expect(visited).toHaveLength(1));
    const state = Object.keys({ ...sessionStorage })[0]?.slice('cartwright.login.'.length) ?? '';
    openPage(`http://localhost:3000${redirectUri}?error=access_denied&state=${state}`);
    const { result } = renderWith(platform.client, () => useLoginCallback());
    await waitFor(() => expect(result.current).toMatchObject({ status: 'error', error: { code: 'access_denied' } }));
  });

  it('does not complete a failed sign-in again', async () => {
    openPage(`http://localhost:3000${redirectUri}#error=access_denied&state=unknown`);
    const exchange = vi.spyOn(getAuth(platform), 'handleRedirectCallback');
    const queryClient = new QueryClient();
    const page = callbackPage(queryClient);
    const { container, rerender } = render(page('one'));
    await waitFor(() => expect(container.textContent).not.toBe('pending'));
    rerender(page('two'));
    await act(() => queryClient.invalidateQueries());
    expect(container.textContent).not.toBe('pending');
    expect(exchange).toHaveBeenCalledTimes(1);
  });

  it('fails when no sign-in was begun', async () => {
    openPage(`http://localhost:3000${redirectUri}#code=stolen&state=unknown`);
    const { result } = renderWith(platform.client, () => useLoginCallback());
    await waitFor(() => expect(result.current).toMatchObject({ status: 'error', error: { code: 'invalid_state' } }));
    expect(getAuth(platform).getTokens().refreshToken.role).not.toBe('member');
  });
});
