import { isCartwrightError } from '@cartwright/core';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getAuth, memberTokens, otto } from '../../testing/members.js';
import { createPlatform, type Platform } from '../../testing/platform.js';
import { renderLoaded, renderWith, waitFor } from '../../testing/render.js';
import { useCartMutation } from '../index.js';
import { useWholeCart } from '../../testing/use-whole-cart.js';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform();
});

it('adds one or more items, and the cart shows them', async () => {
  const onSuccess = vi.fn();
  const { result } = await renderLoaded(platform.client, () => ({
    ...useWholeCart(),
    adding: useCartMutation('addItems', { mutation: { onSuccess } }),
  }));
  const [pot, umbrella] = [await platform.lineItem('quiet-teapot'), await platform.lineItem('storm-umbrella')];
  act(() => result.current.adding.mutate(pot));
  await waitFor(() => expect(result.current).toMatchObject({ itemCount: 1, adding: { isSuccess: true } }));
  expect(onSuccess).toHaveBeenCalledTimes(1);
  await act(async () => {
    const cart = await result.current.adding.mutateAsync([pot, umbrella]);
    expect(cart.lineItems).toHaveLength(2);
  });
  expect(result.current.itemCount).toBe(3);
});

it('does not send a request for an empty list', async () => {
  const { result } = renderWith(platform.client, () => useCartMutation('addItems'));
  act(() => result.current.mutate([]));
  await waitFor(() => expect(result.current.error?.code).toBe('invalid_argument'));
  expect(platform.sent()).toEqual([]);
});

it('sets the error of a sold-out item, without an unhandled rejection', async () => {
  const { result } = renderWith(platform.client, () => useCartMutation('addItems'));
  const item = await platform.lineItem('orange-blossom-candle');
  act(() => result.current.mutate(item));
  await waitFor(() => expect(result.current).toMatchObject({ isError: true, error: { reason: 'out_of_stock' } }));
  act(() => result.current.reset());
  await waitFor(() => expect(result.current).toMatchObject({ isError: false, error: null }));
});

it('gives each of two calls with the same items its own result', async () => {
  const { result } = renderWith(platform.client, () => useCartMutation('addItems'));
  const item = await platform.lineItem('quiet-teapot');
  platform.refuse('/add-line-items', 403, 'NO_PERMISSION');
  await act(async () => {
    const calls = [result.current.mutateAsync(item), result.current.mutateAsync(item)];
    expect(await Promise.allSettled(calls)).toMatchObject([
      { status: 'rejected', reason: { code: 'NO_PERMISSION' } },
      { status: 'fulfilled', value: { lineItems: [{}] } },
    ]);
  });
});

describe('session', () => {
  it('drops the result and the error of an earlier one', async () => {
    const tokens = await memberTokens(platform, otto.id);
    await platform.fill(['storm-umbrella', 1]);
    const { result } = renderWith(platform.client, () => useCartMutation('addItems'));
    const item = await platform.lineItem('quiet-teapot');
    await act(() => result.current.mutateAsync(item));
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    const gate = platform.delay('/add-line-items');
    let late: Promise<unknown> | undefined;
    await act(async () => void (late = result.current.mutateAsync(item).catch((error: unknown) => error)));
    await waitFor(() => expect(gate.waiting()).toBe(1));
    act(() => getAuth(platform).setTokens(tokens));
    await waitFor(() => expect(result.current).toMatchObject({ isIdle: true, data: undefined, error: null }));
    gate.open();
    const error = await act(() => late!);
    expect(isCartwrightError(error) && error.code).toBe('session_changed');
    expect(result.current).toMatchObject({ isIdle: true, data: undefined, error: null });
  });
});
