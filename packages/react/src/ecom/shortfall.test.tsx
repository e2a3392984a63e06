// @vitest-environment node
import type { Cart, LineItem } from '@cartwright/ecom/current-cart';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findShortfalls } from './shortfall.js';

const line = (_id: string, catalogItemId: string, quantity: number, more: Partial<LineItem> = {}): LineItem => ({
  _id,
  quantity,
  catalogReference: { catalogItemId },
  ...more,
});
const cart = (...lineItems: LineItem[]): Cart => ({ lineItems });
const asked = (catalogItemId: string, quantity: number) => ({ catalogReference: { catalogItemId }, quantity });

describe('findShortfalls', () => {
  it('finds none when every line grew by what was asked for', () => {
    const quantities = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 50 }), { minKeys: 1 });
    fc.assert(
      fc.property(quantities, quantities, (before, added) => {
        const after = new Map(Object.entries(before));
        for (const [id, quantity] of Object.entries(added)) after.set(id, (after.get(id) ?? 0) + quantity);
        const lines = (entries: Iterable<[string, number]>) => [...entries].map(([id, n]) => line(`line ${id}`, id, n));
        const wanted = Object.entries(added).map(([id, quantity]) => asked(id, quantity));
        expect(findShortfalls(cart(...lines(Object.entries(before))), cart(...lines(after)), wanted)).toEqual([]);
      }),
    );
  });

  it('counts exactly what is missing, over all lines of an item', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 100 }),
        (grown, quantity) => {
          const before = cart(...grown.map((_, index) => line(`${index}`, 'a', 1)));
          const after = cart(...grown.map((more, index) => line(`${index}`, 'a', 1 + more)));
          const added = grown.reduce((sum, more) => sum + more, 0);
          const [shortfall] = findShortfalls(before, after, [asked('a', quantity)]);
          expect(shortfall?.added ?? quantity).toBe(Math.min(added, quantity));
        },
      ),
    );
  });

  it('takes what can be bought for what was added', () => {
    const partly = { availability: { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 2 } } as const;
    expect(findShortfalls(null, cart(line('1', 'a', 5, partly)), [asked('a', 5)])).toEqual([
      { catalogItemId: 'a', asked: 5, added: 2, reason: 'out_of_stock' },
    ]);
  });

  it('knows an item that the catalog lost', () => {
    const lost = { availability: { status: 'NOT_FOUND' } } as const;
    expect(findShortfalls(null, cart(line('1', 'a', 1, lost)), [asked('a', 1)])).toMatchObject([
      { added: 0, reason: 'not_found' },
    ]);
  });

  it('does not blame the stock of another line of the item', () => {
    const soldOut = { availability: { status: 'NOT_AVAILABLE' } } as const;
    const before = cart(line('1', 'a', 1));
    const after = cart(line('1', 'a', 1, soldOut), line('2', 'a', 3));
    expect(findShortfalls(before, after, [asked('a', 3)])).toEqual([]);
  });
});
