import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { findProducts, newShopper } from '../../testing/shopper.js';
import { repetitions } from '../../../../../scripts/lib/scope.js';

const runs = repetitions({ sample: 10, full: 30, soak: 500 });

const index = fc.nat({ max: 2 });
const quantity = fc.constantFrom<unknown>(1, 2, 7, 60, 100_000, 0, -1, 1.5, null, '3');
const isValid = (value: unknown, before: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && before + value <= 100_000;
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), index, quantity }),
  fc.record({ kind: fc.constant('change' as const), index, quantity }),
  fc.record({ kind: fc.constant('remove' as const), index }),
);

it('the state of a cart follows from its successful operations only', { timeout: 60_000 }, async () => {
  const emulator = createEmulator({ catalogVersion: 'v1' });
  const products = await findProducts(
    emulator,
    ({ customTextFields, productOptions, stock }) =>
      productOptions.length === 0 && customTextFields.length === 0 && stock.trackInventory,
  );
  const chosen = products.slice(0, 3);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      const shopper = await newShopper(emulator);
      await shopper.add(chosen[0]?.id ?? '', 1);
      const model = new Map([[chosen[0]?.id ?? '', 1]]);
      for (const one of steps) {
        const id = chosen[one.index]?.id ?? '';
        const before = model.get(id);
        const { cart } = (await shopper.cart('GET')).body;
        const position = [...model.keys()].indexOf(id);
        const lineId = cart?.lineItems[position]?.id ?? 'unknown';
        if (one.kind === 'add') {
          const valid = isValid(one.quantity, before ?? 0);
          expect((await shopper.add(id, one.quantity as number)).status).toBe(valid ? 200 : 400);
          if (valid) model.set(id, (before ?? 0) + (one.quantity as number));
        } else if (one.kind === 'change') {
          const valid = isValid(one.quantity, 0);
          const body = { lineItems: [{ id: lineId, quantity: one.quantity }] };
          const { status } = await shopper.cart('POST', 'update-line-items-quantity', body);
          expect(status).toBe(!valid ? 400 : before === undefined ? 404 : 200);
          if (valid && before !== undefined) model.set(id, one.quantity as number);
        } else {
          const { status } = await shopper.cart('POST', 'remove-line-items', { lineItemIds: [lineId] });
          expect(status).toBe(before === undefined ? 404 : 200);
          model.delete(id);
        }
      }
      const { cart } = (await shopper.cart('GET')).body;
      const lines = [...model].map(([id, count]) => {
        const { price, stock } = chosen.find((product) => product.id === id)!;
        const left = stock.quantity ?? 0;
        const status = left === 0 ? 'NOT_AVAILABLE' : left < count ? 'PARTIALLY_AVAILABLE' : 'AVAILABLE';
        return { count, status, cents: Math.round(price.discountedPrice * 100) * Math.min(left, count) };
      });
      expect(cart?.lineItems.map((line) => [line.quantity, line.availability.status])).toEqual(
        lines.map(({ count, status }) => [count, status]),
      );
      expect(Math.round(Number(cart?.subtotal.amount) * 100)).toBe(lines.reduce((sum, { cents }) => sum + cents, 0));
    }),
    { numRuns: runs },
  );
});
