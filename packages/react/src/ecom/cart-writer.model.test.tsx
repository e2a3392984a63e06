import { setImmediate } from 'node:timers/promises';
import { createClient } from '@cartwright/core';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { repetitions, seed } from '../../../../scripts/lib/scope.js';
import { createContextValue } from '../provider/create-context-value.js';
import { cartActions } from './cart-actions.js';
import { cartQuery } from '../queries/cart-query.js';
import { CartWriter } from './cart-writer.js';

/** Outcome of a write. The last three have no response. */
const fates = ['done', 'done', 'done', 'refused', 'done, 500', 'not done, 500', 'done, lost', 'late', 'never'] as const;
type Fate = (typeof fates)[number];

const ids = ['a', 'b', 'c'] as const;
const steps = fc.array(
  fc.record({
    what: fc.constantFrom('set' as const, 'set' as const, 'remove' as const, 'read' as const),
    line: fc.constantFrom(...ids),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  { minLength: 1, maxLength: 8 },
);

/** A platform whose requests and responses arrive in the order of the scheduler. */
function openPlatform(scheduler: fc.Scheduler, next: () => Fate) {
  const server = { revision: 1, lines: new Map<string, number>(ids.map((id) => [id, 1])) };
  const late: Promise<unknown>[] = [];
  const traffic = { writing: 0, pausesSinceLoss: 0, overlaps: 0 };

  const cart = () => ({
    id: 'cart',
    revision: String(server.revision),
    lineItems: [...server.lines].map(([id, quantity]) => ({ id, quantity })),
  });
  const apply = ({
    lineItems = [],
    lineItemIds = [],
  }: {
    lineItems?: { id: string; quantity: number }[];
    lineItemIds?: string[];
  }) => {
    for (const { id, quantity } of lineItems) if (server.lines.has(id)) server.lines.set(id, quantity);
    for (const id of lineItemIds) server.lines.delete(id);
    server.revision++;
  };
  const refuse = (status: number) => Response.json({ message: 'No' }, { status });

  const write = async (body: Parameters<typeof apply>[0]): Promise<Response> => {
    if (traffic.writing > 0 && traffic.pausesSinceLoss < 2) traffic.overlaps++;
    const fate = next();
    traffic.writing++;
    if (fate === 'late') {
      late.push(
        scheduler.schedule(Promise.resolve(), 'arrives late').then(() => {
          traffic.writing--;
          apply(body);
        }),
      );
    } else {
      await scheduler.schedule(Promise.resolve(), 'arrives');
      traffic.writing--;
      if (fate.startsWith('done')) apply(body);
    }
    const response = cart();
    await scheduler.schedule(Promise.resolve(), 'answers');
    if (fate === 'done') return Response.json({ cart: response });
    if (fate === 'refused') return refuse(400);
    if (fate.endsWith('500')) return refuse(500);
    traffic.pausesSinceLoss = 0;
    throw new TypeError('Failed to fetch');
  };
  const fetch: typeof globalThis.fetch = async (_, init) => {
    if (typeof init?.body === 'string') return write(JSON.parse(init.body) as Parameters<typeof apply>[0]);
    await scheduler.schedule(Promise.resolve(), 'read arrives');
    const response = cart();
    await scheduler.schedule(Promise.resolve(), 'read answers');
    init?.signal?.throwIfAborted();
    return Response.json({ cart: response });
  };
  /** No request is under way for longer than the last pause. */
  const pause = async (milliseconds: number) => {
    await scheduler.schedule(Promise.resolve(), `pause of ${milliseconds} ms`);
    traffic.pausesSinceLoss++;
    if (milliseconds === 8000) await Promise.all(late);
  };
  return { server, traffic, pause, client: createClient({ fetch, apiUrl: 'http://localhost:4870' }) };
}

it(
  'however writes, reads, losses and late arrivals interleave: what is confirmed is what the platform has, and one write is under way',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        steps,
        fc.infiniteStream(fc.constantFrom(...fates)),
        async (scheduler, script, outcomes) => {
          const { server, traffic, pause, client } = openPlatform(scheduler, () => outcomes.next().value as Fate);
          const queryClient = new QueryClient();
          const writer = new CartWriter(createContextValue(client, queryClient), pause);
          const { updateQuantity, removeItem } = cartActions(client, () => writer);
          const observer = new QueryObserver(queryClient, { ...cartQuery(client), staleTime: Infinity });
          const leave = observer.subscribe(() => undefined);
          const changes: Promise<unknown>[] = [];
          const act = async ({ what, line, quantity }: (typeof script)[number]) => {
            if (what === 'read') void observer.refetch();
            else changes.push(what === 'set' ? updateQuantity(line, quantity) : removeItem(line));
            changes.at(-1)?.catch(() => undefined);
          };
          const { task } = scheduler.scheduleSequence(script.map((step) => () => act(step)));

          for (await setImmediate(); scheduler.count() > 0; await setImmediate()) await scheduler.waitOne();
          await task;
          await Promise.allSettled(changes);

          const shown = observer.getCurrentResult().data?.lineItems?.map(({ _id, quantity }) => [_id, quantity]);
          leave();
          queryClient.clear();
          expect(writer.pending()).toMatchObject({ isUpdating: false, isUnconfirmed: false });
          expect(shown).toEqual([...server.lines]);
          expect(traffic.overlaps).toBe(0);
        },
      ),
      { numRuns: repetitions({ sample: 100, full: 1000, soak: 10_000 }), seed },
    );
  },
);
