import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../../testing/platform.js';
import { renderLoaded, waitFor } from '../../testing/render.js';
import { lineItemDetails, lineItemName, useCart, useCartLine } from '../index.js';

let platform: Platform;
beforeEach(async () => {
  platform = createPlatform();
  await platform.fill(['espresso-pair', 2], ['quiet-teapot', 1]);
});

const useFirstLine = () => {
  const cart = useCart();
  return { ...cart, line: useCartLine(cart.cart?.lineItems?.[0] ?? {}) };
};

it('changes and removes the line item', async () => {
  const { result } = await renderLoaded(platform.client, useFirstLine);
  expect(result.current.line).toMatchObject({ quantity: 2, availability: 'AVAILABLE', isPending: false, error: null });
  expect(result.current.line.name).toContain('Espresso');
  let done: Promise<boolean> | undefined;
  act(() => void (done = result.current.line.setQuantity(3)));
  expect(result.current.line).toMatchObject({ quantity: 3, isPending: true });
  expect(await act(() => done!)).toBe(true);
  expect(result.current.line).toMatchObject({ quantity: 3, isPending: false });
  expect(await act(() => result.current.line.setQuantity(0))).toBe(true);
  expect(result.current.line.name).toContain('Teapot');
  expect(await act(() => result.current.line.remove())).toBe(true);
  expect(result.current.cart?.lineItems).toEqual([]);
});

it('changes the quantity by differences, which are sent together and leave at least 1', async () => {
  const { result } = await renderLoaded(platform.client, useFirstLine);
  const press = (...differences: number[]) => {
    let done: Promise<boolean>[] = [];
    act(() => void (done = differences.map((difference) => result.current.line.changeQuantity(difference))));
    return done;
  };
  const done = press(1, 1, 1, -1);
  expect(result.current.line).toMatchObject({ quantity: 4, isPending: true });
  await act(() => Promise.all(done));
  expect(result.current.line).toMatchObject({ quantity: 4, isPending: false });
  expect(platform.sent('/update-line-items')).toHaveLength(2);
  await act(() => Promise.all(press(-9)));
  expect(result.current.line).toMatchObject({ quantity: 1, error: null });
});

it('has the error of its latest change only', async () => {
  const { result } = await renderLoaded(platform.client, () => {
    const cart = useFirstLine();
    return { ...cart, other: useCartLine(cart.cart?.lineItems?.[1] ?? {}) };
  });
  platform.refuse('/update-line-items', 409, 'INSUFFICIENT_INVENTORY');
  expect(await act(() => result.current.line.setQuantity(9))).toBe(false);
  expect(result.current.line).toMatchObject({ quantity: 2, error: { code: 'INSUFFICIENT_INVENTORY' } });
  expect(result.current.other.error).toBeNull();
  expect(await act(() => result.current.line.setQuantity(1.5))).toBe(false);
  expect(result.current.line.error?.code).toBe('invalid_argument');
  expect(await act(() => result.current.line.setQuantity(1))).toBe(true);
  expect(result.current.line.error).toBeNull();
});

it('reports items that are sold out or short in stock', async () => {
  await platform.sellOut('espresso-pair');
  const { result } = await renderLoaded(platform.client, useFirstLine);
  await act(async () => void (await result.current.refreshItems()));
  await waitFor(() => expect(result.current.line).toMatchObject({ availability: 'SOLD_OUT', maxQuantity: 0 }));
});

describe('text of a line item', () => {
  it('is translated where the platform translated it', () => {
    expect(lineItemName({ productName: { original: 'Mug', translated: 'Tasse' } })).toBe('Tasse');
    expect(lineItemName({ productName: { original: 'Mug', translated: null } })).toBe('Mug');
    expect(lineItemName({})).toBe('');
    const name = { original: 'Size' };
    expect(
      lineItemDetails({
        descriptionLines: [
          { name, plainText: { original: 'M', translated: 'm' } },
          { name: { original: 'Color' }, colorInfo: { original: 'Moss' } },
          { name, plainText: { original: '' } },
          { plainText: { original: 'x' } },
        ],
      }),
    ).toEqual([
      { name: 'Size', value: 'm' },
      { name: 'Color', value: 'Moss' },
    ]);
  });
});
