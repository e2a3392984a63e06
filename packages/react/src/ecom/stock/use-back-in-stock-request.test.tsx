import { toCatalogReference } from '@cartwright/stores/selection';
import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../../testing/platform.js';
import { renderWith, waitFor } from '../../testing/render.js';
import { useBackInStockRequest } from '../index.js';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform();
});

const input = async (email: string) => ({
  email,
  catalogReference: toCatalogReference(await platform.product('orange-blossom-candle'), {}),
  name: 'Candle',
  price: 24,
});

it('requests an email, once per address', async () => {
  const { result } = renderWith(platform.client, () => useBackInStockRequest());
  const candle = await input('ada@example.com');
  act(() => result.current.mutate(candle));
  await waitFor(() => expect(result.current.data).toMatchObject({ email: 'ada@example.com', status: 'RECEIVED' }));
  expect(result.current.data?.itemUrl).toBe(location.href);
  await act(async () => {
    await expect(result.current.mutateAsync(candle)).rejects.toMatchObject({
      code: 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
    });
  });
});

it('sets the error of an invalid address', async () => {
  const { result } = renderWith(platform.client, () => useBackInStockRequest());
  const candle = await input('nobody');
  act(() => result.current.mutate(candle));
  await waitFor(() => expect(result.current.error?.kind).toBe('validation'));
});
