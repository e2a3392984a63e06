import { createClient, type Client } from '@cartwright/core';
import { DEMO_CLIENT_ID } from '@cartwright/emulator';
import { OAuthStrategy, type Tokens } from '@cartwright/identity';
import { dehydrate, hydrate, QueryClient, useSuspenseQuery, type DehydratedState } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { Writable } from 'node:stream';
import { Component, Suspense, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToPipeableStream } from 'react-dom/server.node';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSuspenseCart } from '../ecom/index.js';
import { CartwrightProvider, useClient } from '../index.js';
import { useProduct } from '../stores/index.js';
import { getAuth, iris, memberTokens, otto } from '../testing/members.js';
import { createPlatform, type Platform } from '../testing/platform.js';
import { cartQuery, memberQuery, orderQuery, productQuery, getSessionId } from './index.js';
import { waitFor } from '../testing/render.js';

let platform: Platform;
let tokens: Tokens;
beforeEach(async () => {
  platform = createPlatform();
  tokens = await memberTokens(platform, iris.id);
  getAuth(platform).setTokens(tokens);
  await platform.fill(['espresso-pair', 2]);
});

const slug = 'espresso-pair';

function Shop() {
  const { data: product } = useSuspenseQuery(productQuery(useClient(), { slug }));
  const { data: cart, itemCount } = useSuspenseCart();
  const changed = cart?._updatedDate instanceof Date;
  return <p>{[product?.name, itemCount, useProduct({ slug }).data?.id === product?.id, changed].join('|')}</p>;
}

const page = (client: Client, queryClient: QueryClient) => (
  <CartwrightProvider client={client} queryClient={queryClient}>
    <Suspense fallback={<i>Loading</i>}>
      <Shop />
    </Suspense>
  </CartwrightProvider>
);

const stream = (tree: ReactNode) =>
  new Promise<string>((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      write: (chunk: Buffer, _, done) => void ((html += chunk.toString()), done()),
      final: (done) => void (resolve(html), done()),
    });
    const { pipe } = renderToPipeableStream(tree, { onAllReady: () => pipe(sink), onError: reject });
  });

// The server renderer leaves the context of a component that was suspended in place until it renders again. Test files
// share React, so they would have a provider that they did not render.
afterEach(() => stream(<i />));

/** A browser that hydrates the page. Its client never reaches the platform without being noticed. */
async function open(html: string, state: DehydratedState, auth: Partial<OAuthStrategy> & { sessionId?: () => string }) {
  const requests: unknown[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    requests.push(input);
    return platform.emulator.fetch(new Request(input, init));
  };
  const client = createClient({ auth: auth as OAuthStrategy, apiUrl: 'http://localhost:4870', fetch });
  const queryClient = new QueryClient();
  hydrate(queryClient, state);
  const container = document.createElement('div');
  container.innerHTML = html; // eslint-disable-line no-restricted-syntax -- The page of the server.
  const problems: unknown[] = [];
  // Server and browser share this process: React warns that two renderers use one context.
  const errors = vi.spyOn(console, 'error').mockImplementation((problem: unknown) => {
    if (!String(problem).includes('Detected multiple renderers')) problems.push(problem);
  });
  const root = await act(async () =>
    hydrateRoot(container, page(client, queryClient), { onRecoverableError: (error) => problems.push(error) }),
  );
  const shown = container.querySelector('p')?.textContent;
  act(() => root.unmount());
  errors.mockRestore();
  return { requests, problems, shown };
}

async function serve() {
  const queryClient = new QueryClient();
  await queryClient.prefetchQuery(productQuery(platform.client, { slug }));
  await queryClient.prefetchQuery(cartQuery(platform.client));
  const html = await stream(page(platform.client, queryClient));
  const json = JSON.stringify(dehydrate(queryClient));
  return { html, json, state: JSON.parse(json) as DehydratedState };
}

it('hydrates what the server prefetched, without a request or a mismatch', async () => {
  const { html, json, state } = await serve();
  expect(html).not.toContain('Loading');
  for (const { value } of [tokens.accessToken, tokens.refreshToken]) expect(html + json).not.toContain(value);
  // Many applications store only the refresh token.
  const auth = OAuthStrategy({ clientId: DEMO_CLIENT_ID, tokens: { refreshToken: tokens.refreshToken } });
  const { requests, problems, shown } = await open(html, state, auth);
  expect({ requests, problems, shown }).toEqual({
    requests: [],
    problems: [],
    shown: expect.stringMatching(/\|2\|true\|true$/) as string,
  });
});

it('hydrates where the server keeps the tokens, and the browser knows the session ID', async () => {
  const { html, state } = await serve();
  const id = getSessionId(platform.client);
  const auth = { sessionId: () => id, getAuthHeaders: () => Promise.resolve({ headers: {} }) };
  expect(await open(html, state, auth)).toMatchObject({ requests: [], problems: [] });
});

it('fetches its own data where the browser has another session', async () => {
  const { html, state } = await serve();
  const auth = OAuthStrategy({ clientId: DEMO_CLIENT_ID, tokens: await memberTokens(platform, otto.id) });
  const { requests } = await open(html, state, auth);
  expect(requests).toEqual(['http://localhost:4870/ecom/v2/carts/current']);
});

it('streams what the server did not prefetch, once each', async () => {
  const before = platform.sent().length;
  expect(await stream(page(platform.client, new QueryClient()))).toContain('|2|true|true');
  expect(platform.sent().slice(before).sort()).toEqual([
    'GET /ecom/v2/carts/current',
    'GET /stores/v3/products/slug/espresso-pair',
  ]);
});

it('gives a typed error to the error boundary', async () => {
  class Boundary extends Component<{ children: ReactNode }, { code?: unknown }> {
    override state: { code?: unknown } = {};
    static getDerivedStateFromError = (error: { code?: unknown }) => ({ code: error.code });
    override render = () => ('code' in this.state ? <b>{String(this.state.code)}</b> : this.props.children);
  }
  platform.refuse('/carts/current', 403, 'NO_PERMISSION');
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.createElement('div');
  const Count = () => <p>{useSuspenseCart().itemCount}</p>;
  const tree = (
    <Boundary>
      <CartwrightProvider client={platform.client}>
        <Suspense fallback="…">
          <Count />
        </Suspense>
      </CartwrightProvider>
    </Boundary>
  );
  const root = await act(async () => {
    const { createRoot } = await import('react-dom/client');
    const created = createRoot(container);
    created.render(tree);
    return created;
  });
  await waitFor(() => expect(container.querySelector('b')?.textContent).toBe('NO_PERMISSION'));
  act(() => root.unmount());
  errors.mockRestore();
});

it('rejects a response that arrives after another member signed in, without a provider', async () => {
  const queryClient = new QueryClient();
  const gate = platform.delay('/members/my');
  const options = memberQuery(platform.client);
  const read = queryClient.fetchQuery(options).catch((error: unknown) => error);
  await waitFor(() => expect(gate.waiting()).toBe(1));
  getAuth(platform).setTokens(await memberTokens(platform, otto.id));
  gate.open();
  expect(await read).toMatchObject({ code: 'session_changed' });
  expect(await queryClient.fetchQuery(options).catch((error: unknown) => error)).toMatchObject({
    code: 'session_changed',
  });
  expect(memberQuery(platform.client).queryKey).not.toEqual(options.queryKey);
  expect(await queryClient.fetchQuery(memberQuery(platform.client))).toMatchObject({ _id: otto.id });
});

it('reads nothing private before the session starts', async () => {
  const { client, sent } = createPlatform();
  const queryClient = new QueryClient();
  expect(await queryClient.fetchQuery(cartQuery(client))).toBeNull();
  expect(await queryClient.fetchQuery(orderQuery(client, 'some-order'))).toBeNull();
  expect([getSessionId(client), sent()]).toEqual(['none', []]);
});
