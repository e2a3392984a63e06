import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { onNoteCreated, onNotesChanged, publicKey, wire, noteWire, sign, receiver } from '../testing/notes.js';
import type { EventMetadata } from './event-metadata.js';
import { createWebhooks, memoryEventStore, type EventStore } from './index.js';

describe('duplicate deliveries', () => {
  test('processes 100 events once, each delivered three times in any order, 16 concurrently', async () => {
    const tokens = await Promise.all(Array.from({ length: 100 }, (_, index) => sign(wire(noteWire(`event-${index}`)))));
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(
          Array.from({ length: 300 }, (_, index) => index % 100),
          { minLength: 300 },
        ),
        async (order) => {
          const one = receiver();
          const failed: unknown[] = [];
          const queue = [...order];
          const work = async () => {
            for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
              await one.webhooks.process(tokens[next] ?? '').catch((error: unknown) => failed.push(error));
            }
          };
          await Promise.all(Array.from({ length: 16 }, work));
          const ids = one.handled.map((received) => (received as { metadata: EventMetadata }).metadata._id);
          expect(ids).toHaveLength(100);
          expect(new Set(ids).size).toBe(100);
          for (const error of failed) expect(error).toMatchObject({ code: 'event_in_progress' });
        },
      ),
      { numRuns: 5 },
    );
  }, 60_000);

  test('a delivery after a failed handler runs it again', async () => {
    const { webhooks, handled } = receiver();
    let failures = 2;
    webhooks.on(onNoteCreated, () => {
      if (failures-- > 0) throw new RangeError('out of stock');
    });
    const token = await sign();
    await expect(webhooks.process(token)).rejects.toThrow('out of stock');
    await expect(webhooks.process(token)).rejects.toThrow('out of stock');
    await expect(webhooks.process(token)).resolves.toMatchObject({ isDuplicate: false });
    await expect(webhooks.process(token)).resolves.toMatchObject({ isDuplicate: true });
    expect(handled).toHaveLength(3);
  });

  test('a delivery during processing is rejected as in progress', async () => {
    const webhooks = createWebhooks({ publicKey });
    let fail = (_error: Error): void => {};
    let started = (): void => {};
    const isRunning = new Promise<void>((resolve) => (started = resolve));
    let runs = 0;
    webhooks.on(onNoteCreated, () => {
      if (runs++ > 0) return undefined;
      started();
      return new Promise((_, reject) => (fail = reject));
    });
    const token = await sign();
    const first = webhooks.process(token);
    await isRunning;
    await expect(webhooks.process(token)).rejects.toMatchObject({ code: 'event_in_progress', httpStatus: 503 });
    fail(new Error('lost'));
    await expect(first).rejects.toThrow('lost');
    await expect(webhooks.process(token)).resolves.toMatchObject({ isDuplicate: false });
    expect(runs).toBe(2);
  });

  test('processes with a shared store skip each other’s events', async () => {
    const known = new Map<string, 'busy' | 'done'>();
    const store: EventStore = {
      claim: async (id) => {
        const state = known.get(id);
        if (!state) known.set(id, 'busy');
        return state ?? 'claimed';
      },
      commit: async (id) => void known.set(id, 'done'),
      release: async (id) => void known.delete(id),
    };
    const [one, two] = [receiver({ store }), receiver({ store })];
    const token = await sign();
    await one.webhooks.process(token);
    await expect(two.webhooks.process(token)).resolves.toMatchObject({ isDuplicate: true });
    expect([one.handled.length, two.handled.length]).toEqual([1, 0]);
  });

  test('the memory store is bounded and keeps events for 48 hours', async () => {
    let time = 0;
    const store = memoryEventStore({ maxEvents: 3, now: () => time });
    await store.claim('a');
    await store.commit('a');
    time = 48 * 60 * 60 * 1000;
    expect(await store.claim('a')).toBe('done');
    for (const id of ['b', 'c', 'd']) expect(await store.claim(id)).toBe('claimed');
    expect(await store.claim('a')).toBe('claimed');
    expect(await store.claim('d')).toBe('busy');
    time *= 3;
    expect(await store.claim('d')).toBe('claimed');
  });

  test('plain events have no ID and are never duplicates', async () => {
    const webhooks = createWebhooks({ publicKey });
    let runs = 0;
    webhooks.on(onNotesChanged, () => runs++);
    const token = await sign(wire({ id: 'note-1' }, onNotesChanged.type));
    await webhooks.process(token);
    await webhooks.process(token);
    expect(runs).toBe(2);
  });
});
