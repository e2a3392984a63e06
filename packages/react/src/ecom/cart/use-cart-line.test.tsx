import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../../testing/platform.js';
import { renderLoaded, waitFor } from '../../testing/render.js';
import { lineItemDetails, lineItemName, useCartLine } from '../index.js';
import { useWholeCart } from '../../testing/use-whole-cart.js';

let platform: Platform;
beforeEach(async () => {
  platform = createPlatform();
  await platform.fill(['espresso-pair', 2], ['quiet-teapot', 1]);
});

const useFirstLine = () => {
  const cart = useWholeCart();
  return { ...cart, line: useCartLine(cart.cart?.lineItems?.[0] ?? {}) };
};

it('changes and removes the line item', async () => {
  const { result } = await renderLoaded(platform.client, useFirstLine);
  expect(result.current.line).toMatchObject({ quantity: 2, availability: 'AVAILABLE', isPending: false, error: null });
  expect(result.current.line.name).toContain('Espresso');
  act(() => result.current.line.mutate({ quantity: 3 }));
  expect(result.current.line).toMatchObject({ quantity: 3, isUpdating: true });
  await waitFor(() => expect(result.current.line).toMatchObject({ quantity: 3, isUpdating: false, isSuccess: true }));
  await act(() => result.current.line.mutateAsync({ quantity: 0 }));
  expect(result.current.line.name).toContain('Teapot');
  const cart = await act(() => result.current.line.mutateAsync({ quantity: 0 }));
  expect(cart.lineItems).toEqual([]);
  expect(result.current.cart?.lineItems).toEqual([]);
});

it('changes the quantity by differences, which are sent together and leave at least 1', async () => {
  const { result } = await renderLoaded(platform.client, useFirstLine);
  const press = (...differences: number[]) =>
    Promise.all(differences.map((difference) => result.current.line.mutateAsync({ difference })));
  let done: Promise<unknown> | undefined;
  act(() => void (done = press(1, 1, 1, -1)));
  expect(result.current.line).toMatchObject({ quantity: 4, isUpdating: true });
  await act(() => done!);
  expect(result.current.line).toMatchObject({ quantity: 4, isUpdating: false });
  expect(platform.sent('/update-line-items')).toHaveLength(2);
  await act(() => press(-9));
  expect(result.current.line).toMatchObject({ quantity: 1, error: null });
});

it('has the error of its latest change only', async () => {
  const { result } = await renderLoaded(platform.client, () => {
    const cart = useFirstLine();
    return { ...cart, other: useCartLine(cart.cart?.lineItems?.[1] ?? {}) };
  });
  platform.refuse('/update-line-items', 409, 'INSUFFICIENT_INVENTORY');
  act(() => result.current.line.mutate({ quantity: 9 }));
  await waitFor(() =>
    expect(result.current.line).toMatchObject({ quantity: 2, error: { code: 'INSUFFICIENT_INVENTORY' } }),
  );
  expect(result.current.other.error).toBeNull();
  act(() => result.current.line.mutate({ quantity: 1.5 }));
  await waitFor(() => expect(result.current.line.error?.code).toBe('invalid_argument'));
  await act(() => result.current.line.mutateAsync({ quantity: 1 }));
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
