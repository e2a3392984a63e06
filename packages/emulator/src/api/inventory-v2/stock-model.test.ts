import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { NO_VARIANT, openInventory } from '../../testing/inventory.js';
import { repetitions } from '../../../../../scripts/lib/scope.js';

const runs = repetitions({ sample: 6, full: 15, soak: 170 });

const item = fc.record({ place: fc.nat({ max: 3 }), count: fc.integer({ min: 1, max: 6 }) });
const step = fc.oneof(
  fc.record({ verb: fc.constant('set' as const), items: fc.array(item, { minLength: 1, maxLength: 1 }) }),
  fc.record({
    verb: fc.constantFrom('increment' as const, 'decrement' as const),
    items: fc.array(item, { minLength: 1, maxLength: 4 }),
  }),
);

test(
  'any sequence of changes leaves the sum of them in stock, and never less than zero',
  { timeout: 120_000 },
  async () => {
    const emulator = createEmulator({ catalogVersion: 'v1' });
    const inventory = await openInventory(emulator);
    const [one, many] = [await inventory.plain(), await inventory.managed()];
    const places = [
      { productId: one.id, variantId: NO_VARIANT },
      ...many.variants.slice(0, 3).map(({ id }) => ({ productId: many.id, variantId: id })),
    ];
    const getPlace = (index: number) => places[index % places.length] ?? { productId: '', variantId: '' };
    const left = async () => {
      const items = await Promise.all([one, many].map(({ inventoryItemId }) => inventory.item(inventoryItemId)));
      const found = items.flatMap(({ variants }) => variants);
      return places.map(({ variantId }) => found.find((variant) => variant.variantId === variantId)?.quantity);
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const { productId, variantId } of places) {
          await inventory.update(productId, { trackQuantity: true, variants: [{ variantId, quantity: 0 }] });
        }
        let model = places.map(() => 0);
        for (const { items, verb } of steps) {
          const next = [...model];
          for (const { count, place } of items) {
            const index = place % places.length;
            next[index] = verb === 'set' ? count : (next[index] ?? 0) + (verb === 'increment' ? count : -count);
          }
          const isRefused = next.some((quantity) => quantity < 0);
          const data = items.map(({ count, place }) => ({
            ...getPlace(place),
            incrementBy: count,
            decrementBy: count,
          }));
          const [first] = data;
          const { status } =
            verb === 'set'
              ? await inventory.update(first?.productId ?? '', {
                  trackQuantity: true,
                  variants: [{ variantId: first?.variantId, quantity: first?.incrementBy }],
                })
              : await inventory[verb](data);
          expect(status).toBe(isRefused ? 428 : 200);
          if (!isRefused) model = next;
          expect(await left()).toEqual(model);
        }
      }),
      { numRuns: runs },
    );
  },
);
