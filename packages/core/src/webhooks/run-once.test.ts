import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
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
    await store.claim('a', 'one');
    await store.commit('a', 'one');
    time = 48 * 60 * 60 * 1000;
    expect(await store.claim('a', 'one')).toBe('done');
    for (const id of ['b', 'c', 'd']) expect(await store.claim(id, 'one')).toBe('claimed');
    expect(await store.claim('a', 'one')).toBe('claimed');
    expect(await store.claim('d', 'one')).toBe('busy');
    time *= 3;
    expect(await store.claim('d', 'one')).toBe('claimed');
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

describe('failing store', () => {
  afterEach(() => vi.useRealTimers());

  /** A store that records its calls. */
  function recordingStore(changes: Partial<EventStore> = {}) {
    const calls: string[][] = [];
    const store: EventStore = {
      claim: (...call) => (calls.push(['claim', ...call]), 'claimed'),
      commit: (...call) => void calls.push(['commit', ...call]),
      release: (...call) => void calls.push(['release', ...call]),
      ...changes,
    };
    return { store, calls };
  }

  test('each delivery claims, commits and releases as one owner', async () => {
    const { store, calls } = recordingStore();
    const { webhooks } = receiver({ store });
    await webhooks.process(await sign());
    webhooks.on(onNoteCreated, () => Promise.reject(new Error('out of stock')));
    await expect(webhooks.process(await sign())).rejects.toThrow('out of stock');
    expect(calls.map(([method]) => method)).toEqual(['claim', 'commit', 'claim', 'release']);
    const [first, second, third, fourth] = calls.map(([, , owner]) => owner);
    expect([first, third]).toEqual([second, fourth]);
    expect(first).not.toBe(third);
  });

  test('a commit is repeated until the store is back, and the handlers are not', async () => {
    const token = await sign();
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    let failures = 12;
    const commit = () => (failures-- > 0 ? Promise.reject(new Error('full')) : undefined);
    const { webhooks, handled } = receiver({ store: recordingStore({ commit }).store });
    const delivery = webhooks.process(token);
    await vi.waitFor(() => expect(handled).toHaveLength(1), 20_000);
    await vi.advanceTimersByTimeAsync(12_000);
    await expect(delivery).resolves.toMatchObject({ isDuplicate: false });
    expect(failures).toBe(-1);
    expect(handled).toHaveLength(1);
  });

  test('a commit that fails for 30 seconds fails the delivery', async () => {
    const token = await sign();
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    const commit = () => Promise.reject(new Error('full'));
    const { webhooks, handled } = receiver({ store: recordingStore({ commit }).store });
    const delivery = webhooks.process(token).catch((error: unknown) => error);
    await vi.waitFor(() => expect(handled).toHaveLength(1), 20_000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await delivery).toMatchObject({ message: 'full' });
    expect(handled).toHaveLength(1);
  });

  test('an event that cannot be claimed is not handled', async () => {
    const { store } = recordingStore({ claim: () => Promise.reject(new Error('down')) });
    const { webhooks, handled } = receiver({ store });
    await expect(webhooks.process(await sign())).rejects.toThrow('down');
    expect(handled).toEqual([]);
  });

  test('the error of a handler is kept if its claim cannot be released', async () => {
    const release = () => {
      throw new Error('down');
    };
    const { webhooks } = receiver({ store: recordingStore({ release }).store });
    webhooks.on(onNoteCreated, () => Promise.reject(new Error('out of stock')));
    await expect(webhooks.process(await sign())).rejects.toThrow('out of stock');
  });
});
