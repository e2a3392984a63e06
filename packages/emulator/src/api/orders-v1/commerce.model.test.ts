import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectInvariants, expectEvents } from '../../testing/commerce-rules.js';
import { initialOrder, pay, step, applyStep } from '../../testing/commerce-steps.js';
import { TestStore, type OrderState } from '../../testing/test-store.js';
import { repetitions, seed } from '../../../../../scripts/lib/scope.js';

const runs = repetitions({ sample: 5, full: 20, soak: 2000 });

it.each(['USD', 'JPY', 'KWD', 'HUF'])(
  'the totals of an order in %s match after any operation, and rejected operations change nothing',
  { timeout: 60_000 + runs * 500 },
  async (currency) => {
    const world = new TestStore(currency);
    await world.open();
    const start = await world.emulator.snapshot();
    const done = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(
        initialOrder,
        pay,
        fc.array(step, { minLength: 3, maxLength: 12 }),
        async (options, first, steps) => {
          await world.emulator.restore(start);
          const { again, id } = await world.placeOrder(options);
          let before = await world.readState(id);
          const cardAtFirst = 500_000;
          expectInvariants(before, before, cardAtFirst);
          for (const one of [...(options.kind === 'written' ? [first] : []), ...steps]) {
            const known = world.emulator.events().length;
            const status = await applyStep(world, one, before);
            const after: OrderState = await world.readState(id);
            const newEvents = world.emulator.events().slice(known);
            expect([200, 400, 404, 428]).toContain(status);
            const isNews = one.kind !== 'wait' && JSON.stringify(after.order) !== JSON.stringify(before.order);
            if (status !== 200) {
              expect(after).toEqual(before);
              expect(newEvents).toEqual([]);
            } else if (isNews) expect(newEvents.length).toBeGreaterThan(0);
            expectInvariants(before, after, cardAtFirst);
            expectEvents(
              one.kind,
              before,
              after,
              newEvents.map(({ type }) => type),
            );
            const name = `${one.kind} ${status === 200 ? 'succeeded' : 'rejected'}`;
            done.set(name, (done.get(name) ?? 0) + 1);
            before = after;
          }
          if (again) expect(await again()).toBe(options.kind === 'checkout' && options.version === 2 ? 428 : 409);
        },
      ),
      { numRuns: runs, seed: seed + currency.charCodeAt(0) },
    );
    const names = [...new Set([...done.keys()].map((name) => name.replace(/ \w+$/, '')))];
    if (runs >= 1000) expect(names.filter((name) => !done.has(`${name} succeeded`))).toEqual([]);
  },
);
