import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { repetitions, seed } from '../../../../../scripts/lib/scope.js';
import { CartStore } from '../../testing/cart-model/cart-store.js';
import { runCart } from '../../testing/cart-model/run-cart.js';
import { type Version, settings, steps } from '../../testing/cart-model/scenario.js';

const runs = repetitions({ sample: 1, full: 25, soak: 2000 });

// Cents that remain after a division go to the smallest IDs, so that IDs have to be in the order of creation.
let lastId = 0;
const nextId = () => `${(++lastId).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000` as const;
beforeAll(() => void vi.spyOn(crypto, 'randomUUID').mockImplementation(nextId));
afterAll(() => void vi.restoreAllMocks());

it.each([
  ['USD', 'v1'],
  ['USD', 'v3'],
  ['JPY', 'v1'],
  ['JPY', 'v3'],
  ['KWD', 'v1'],
  ['KWD', 'v3'],
  ['HUF', 'v1'],
  ['HUF', 'v3'],
] as const)(
  'the same steps through Cart V1, Cart V2 and both in turn have equal totals in %s with Catalog %s',
  { timeout: 60_000 + runs * 10_000 },
  async (currency, catalogVersion) => {
    const store = await CartStore.open(currency, catalogVersion);
    const versions = fc.array(fc.constantFrom<Version>(1, 2), { minLength: 16, maxLength: 16 });
    await fc.assert(
      fc.asyncProperty(settings, steps, versions, async (given, taken, mixed) => {
        const one = await runCart(store, given, taken, () => 1);
        const two = await runCart(store, given, taken, () => 2);
        const both = await runCart(store, given, taken, (index) => mixed[index] ?? 1);
        expect(two).toEqual(one);
        expect(both).toEqual(one);
      }),
      { numRuns: runs, seed: seed + currency.charCodeAt(0) },
    );
  },
);
