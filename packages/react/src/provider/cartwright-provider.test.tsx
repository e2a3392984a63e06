import { createClient } from '@cartwright/core';
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CartwrightProvider, useClient } from '../index.js';
import { useProducts } from '../stores/index.js';
import { createPlatform } from '../testing/platform.js';
import { renderWith, waitFor } from '../testing/render.js';

it('gives the client to the hooks below', () => {
  const client = createClient();
  expect(renderWith(client, useClient).result.current).toBe(client);
});

it('says what is missing outside a provider', () => {
  expect(() => renderHook(useClient)).toThrow(
    expect.objectContaining({ kind: 'configuration', code: 'provider_missing' }) as Error,
  );
});

it('uses the cache it is given, and leaves the application’s own alone', async () => {
  const { client } = createPlatform();
  const [ours, theirs] = [new QueryClient(), new QueryClient()];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={theirs}>
      <CartwrightProvider client={client} queryClient={ours}>
        {children}
      </CartwrightProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => ({ products: useProducts(), application: useQueryClient() }), { wrapper });
  await waitFor(() => expect(result.current.products.isPending).toBe(false));
  expect(result.current.application).toBe(theirs);
  expect(ours.getQueryCache().getAll()).toHaveLength(1);
  expect(theirs.getQueryCache().getAll()).toHaveLength(0);
});

it('does not show one client what another one read', async () => {
  const [first, second] = [createPlatform(), createPlatform()];
  let client = first.client;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CartwrightProvider client={client}>{children}</CartwrightProvider>
  );
  const { result, rerender } = renderHook(() => useProducts(), { wrapper });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  client = second.client;
  rerender();
  expect(result.current).toMatchObject({ isPending: true, data: undefined });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(second.sent()).toHaveLength(1);
});

it('renders on a server, and sends nothing there', () => {
  const { client, sent } = createPlatform();
  const Shelf = () => <p>{useProducts().isPending ? 'Loading' : 'Loaded'}</p>;
  const html = renderToString(
    <CartwrightProvider client={client}>
      <Shelf />
    </CartwrightProvider>,
  );
  expect(html).toBe('<p>Loading</p>');
  expect(sent()).toEqual([]);
});
