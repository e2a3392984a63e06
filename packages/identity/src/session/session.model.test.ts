import { CartwrightError } from '@cartwright/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { begin, tokens, unreachable } from '../testing/begin-session.js';
import { noTokens, type RefreshToken, type TokenRole, type Tokens } from '../tokens/tokens.js';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 1000);

/** A platform that takes each refresh token once, and knows who used one twice. */
function strictPlatform(settle: <T>(answer: Promise<T>) => Promise<T>, outcomes: fc.Stream<string>) {
  let serial = 0;
  const used = new Set<string>();
  const seen = { replays: 0, most: 0 };
  let running = 0;
  const request = async (token?: RefreshToken): Promise<Tokens> => {
    seen.most = Math.max(seen.most, ++running);
    const outcome = token ? (outcomes.next().value as string) : 'granted';
    if (token && used.has(token.value)) seen.replays++;
    if (token && outcome === 'granted') used.add(token.value);
    try {
      await settle(Promise.resolve());
    } finally {
      running--;
    }
    if (outcome === 'unreachable') throw unreachable();
    const access = { value: `A${++serial}`, expiresAt: 1030 };
    return { accessToken: access, refreshToken: { value: `R${serial}`, role: token?.role ?? 'visitor' } };
  };
  return { request, seen };
}

test('model: however calls, renewals, refusals of tokens, logins, logouts and failures interleave', async () => {
  type Step = 'call' | 'refused' | 'login' | 'logout' | 'minute';
  const step = fc.constantFrom<Step>('call', 'call', 'call', 'refused', 'login', 'logout', 'minute');
  const outcome = fc.infiniteStream(fc.constantFrom('granted', 'granted', 'unreachable'));
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 14 }), outcome, async (scheduler, steps, outcomes) => {
      const { request, seen } = strictPlatform((answer) => scheduler.schedule(answer), outcomes);
      const { session, pass, changes } = begin(tokens('A', 1001), request);
      let lastSet: TokenRole = 'member';
      let logins = 0;
      let sets = 0;
      const calls: Promise<unknown>[] = [];
      const act = {
        call: () => void calls.push(session.getAuthHeaders()),
        refused: () => void calls.push(session.renewRefused({ Authorization: session.getTokens().accessToken.value })),
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
      expect(changes.filter(({ reason }) => reason === 'refused' || reason === 'unreachable')).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
