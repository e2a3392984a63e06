import { CartwrightError } from '@cartwright/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repetitions } from '../../../../scripts/lib/scope.js';
import { asyncStorage } from '../storage/async-storage.js';
import { begin, tokens, unreachable } from '../testing/begin-session.js';
import { noTokens, type RefreshToken, type TokenRole, type Tokens } from '../tokens/tokens.js';
import { createSession } from './session.js';

const RUNS = repetitions({ sample: 200, full: 10_000, soak: 50_000 });

type Settle = <T>(response: Promise<T>) => Promise<T>;

/** Creates a platform that accepts each refresh token once, and detects reuse. */
function strictPlatform(settle: Settle, outcomes: fc.Stream<string>) {
  let serial = 0;
  const used = new Set<string>();
  const received = { replays: 0, most: 0 };
  let running = 0;
  const request = async (token?: RefreshToken): Promise<Tokens> => {
    received.most = Math.max(received.most, ++running);
    const outcome = token ? (outcomes.next().value as string) : 'granted';
    if (token && used.has(token.value)) received.replays++;
    if (token && outcome === 'granted') used.add(token.value);
    try {
      await settle(Promise.resolve());
    } finally {
      running--;
    }
    if (outcome === 'unavailable') throw unreachable();
    const access = { value: `A${++serial}`, expiresAt: 1030 };
    return { accessToken: access, refreshToken: { value: `R${serial}`, role: token?.role ?? 'visitor' } };
  };
  return { request, seen: received };
}

test(
  'model: any interleaving of calls, refreshes, rejected tokens, sign-ins, sign-outs and failures',
  { timeout: 120_000 },
  async () => {
    type Step = 'call' | 'rejected' | 'login' | 'logout' | 'minute';
    const step = fc.constantFrom<Step>('call', 'call', 'call', 'rejected', 'login', 'logout', 'minute');
    const outcome = fc.infiniteStream(fc.constantFrom('granted', 'granted', 'unavailable'));
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step, { maxLength: 14 }),
        outcome,
        async (scheduler, steps, outcomes) => {
          const { request, seen } = strictPlatform((response) => scheduler.schedule(response), outcomes);
          const { session, pass, changes } = begin(tokens('A', 1001), request);
          let lastSet: TokenRole = 'member';
          let logins = 0;
          let sets = 0;
          const calls: Promise<unknown>[] = [];
          const act = {
            call: () => void calls.push(session.getAuthHeaders()),
            rejected: () =>
              void calls.push(session.handleUnauthorized({ Authorization: session.getTokens().accessToken.value })),
            login() {
              lastSet = 'member';
              sets++;
              session.setTokens(tokens(`L${++logins}`, 1030, `RL${logins}`));
            },
            logout() {
              lastSet = 'none';
              sets++;
              session.setTokens(noTokens());
            },
            minute: () => pass(60),
          };
          const script = scheduler.scheduleSequence(steps.map((one) => async () => act[one]()));
          await scheduler.waitFor(script.task);
          const results = await scheduler.waitFor(Promise.allSettled(calls));

          const { role } = session.getTokens().refreshToken;
          expect(lastSet === 'member' ? ['member'] : ['none', 'visitor']).toContain(role);
          expect(seen.replays).toBe(0);
          expect(seen.most).toBeLessThanOrEqual(1 + sets);
          for (const result of results) {
            if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(CartwrightError);
          }
          expect(changes.filter(({ reason }) => reason === 'rejected' || reason === 'unavailable')).toEqual([]);
        },
      ),
      { numRuns: RUNS },
    );
  },
);

/** State shared by tabs: a store with random delays, a lock, and notifications of writes. */
function sharedStore(stored: Tokens, settle: Settle) {
  const store = { stored, lastSet: stored.refreshToken.role };
  const listeners = new Map<number, () => void>();
  let turn: Promise<unknown> = Promise.resolve();
  const open = (tab: number) =>
    asyncStorage({
      read: async () => settle(Promise.resolve(structuredClone(store.stored))),
      async write(tokens, mayReplace) {
        await settle(Promise.resolve());
        if (!mayReplace(store.stored)) return;
        store.stored = structuredClone(tokens);
        if (!tokens.accessToken.value.startsWith('A')) store.lastSet = tokens.refreshToken.role;
        for (const [other, changed] of listeners) if (other !== tab) changed();
      },
      lock<T>(run: () => Promise<T>): Promise<T> {
        const mine = turn.then(run);
        turn = mine.catch(() => {});
        return mine;
      },
      listen: (changed) => void listeners.set(tab, changed),
    });
  return { store, open };
}

test(
  'model: the same in tabs that share a store and a lock, with switches between them',
  { timeout: 120_000 },
  async () => {
    type Step = 'call' | 'rejected' | 'login' | 'logout' | 'minute' | 'switch';
    const step = fc.constantFrom<Step>(
      'call',
      'call',
      'call',
      'rejected',
      'login',
      'logout',
      'minute',
      'switch',
      'switch',
    );
    const outcome = fc.infiniteStream(fc.constantFrom('granted', 'granted', 'unavailable'));
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step, { maxLength: 16 }),
        outcome,
        async (scheduler, steps, outcomes) => {
          const settle: Settle = (response) => scheduler.schedule(response);
          const { request, seen } = strictPlatform(settle, outcomes);
          const { store, open } = sharedStore(tokens('B', 1001), settle);
          let now = 1_000_000;
          const reasons: string[] = [];
          const tabs = [0, 1, 2].map((tab) =>
            createSession({
              storage: open(tab),
              request,
              now: () => now,
              notify: ({ reason }) => void reasons.push(reason),
            }),
          );
          let current = 0;
          let logins = 0;
          const calls: Promise<unknown>[] = [];
          const act = {
            call: () => void calls.push(tabs[current]!.getAuthHeaders()),
            rejected() {
              const { value: Authorization } = tabs[current]!.getTokens().accessToken;
              calls.push(tabs[current]!.handleUnauthorized({ Authorization }));
            },
            login: () => tabs[current]!.setTokens(tokens(`L${++logins}`, 1030, `RL${logins}`)),
            logout: () => tabs[current]!.setTokens(noTokens()),
            minute: () => void (now += 60_000),
            switch: () => void (current = (current + 1) % tabs.length),
          };
          const script = scheduler.scheduleSequence(steps.map((one) => async () => act[one]()));
          await scheduler.waitFor(script.task);
          const results = await scheduler.waitFor(Promise.allSettled(calls));
          await scheduler.waitFor(Promise.all(tabs.map((tab) => tab.getAuthHeaders().catch(() => undefined))));
          await scheduler.waitIdle();

          expect(store.lastSet === 'member' ? ['member'] : ['none', 'visitor']).toContain(
            store.stored.refreshToken.role,
          );
          expect(seen.replays).toBe(0);
          expect(reasons.filter((reason) => reason === 'rejected' || reason === 'unavailable')).toEqual([]);
          for (const tab of tabs) expect(tab.getTokens().refreshToken).toEqual(store.stored.refreshToken);
          for (const result of results) {
            if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(CartwrightError);
          }
        },
      ),
      { numRuns: RUNS },
    );
  },
);
