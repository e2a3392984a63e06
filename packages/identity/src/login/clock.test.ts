import { createClient } from '@cartwright/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { OAuthStrategy } from '../visitor/index.js';

const HOUR = 3_600_000;
const NOW = Date.parse('2030-01-02T03:04:05Z');

afterEach(() => vi.useRealTimers());

/** A client on a machine whose clock is this far behind the platform's, and the token calls it made. */
function behind(milliseconds: number, readable = true) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const calls: unknown[] = [];
  const fetch = (_: unknown, init?: RequestInit) => {
    calls.push(JSON.parse(init?.body as string));
    const date = new Date(Date.now() + milliseconds).toUTCString();
    const tokens = { access_token: `A${calls.length}`, refresh_token: 'R', expires_in: 3600 };
    return Promise.resolve(Response.json(tokens, { headers: readable ? { date } : {} }));
  };
  const client = createClient({ auth: OAuthStrategy({ clientId: 'CID' }), fetch });
  return { client, auth: client.auth, calls };
}

describe('clock offset', () => {
  test.each([-24 * HOUR, -HOUR, HOUR, 24 * HOUR])('corrects a local clock that is wrong by %i ms', async (offset) => {
    const { auth, calls } = behind(offset);
    await auth.getAuthHeaders();
    expect(auth.getTokens().accessToken.expiresAt).toBe((NOW + offset + HOUR) / 1000);
    vi.setSystemTime(NOW + HOUR - 61_000);
    await auth.getAuthHeaders();
    expect(calls).toHaveLength(1);
    vi.setSystemTime(NOW + HOUR);
    await auth.getAuthHeaders();
    expect(calls).toHaveLength(2);
  });

  test.each([
    ['it differs by less than a minute', 60_000, true],
    ['it cannot be read', HOUR, false],
  ])('is ignored if %s', async (_, offset, readable) => {
    const { auth } = behind(offset, readable);
    await auth.getAuthHeaders();
    expect(auth.getTokens().accessToken.expiresAt).toBe((NOW + HOUR) / 1000);
  });
});

test('client.auth is the strategy object itself', () => {
  const { client, auth } = behind(0);
  const descriptor = Object.getOwnPropertyDescriptor(client, 'auth');
  expect(descriptor).toMatchObject({ value: auth });
  for (let count = 0; count < 1_000_000; count++) if (client.auth !== auth) throw new Error('It is another one.');
});
