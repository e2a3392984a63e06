import { CartwrightError, createClient } from '@cartwright/core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { OAuthStrategy, SessionRefreshError, type SessionChange, type Tokens } from '../index.js';
import { begin, tokens, unreachable } from '../testing/begin-session.js';
import { noTokens, type RefreshToken } from '../tokens/tokens.js';

describe('background refresh', () => {
  test('refreshes once in the last minute while calls use the current token', async () => {
    const requests: (string | undefined)[] = [];
    const request = (token?: RefreshToken) => {
      requests.push(token?.value);
      return Promise.resolve(tokens('B', 9000));
    };
    const { session, pass } = begin(tokens('A', 1100), request);
    expect(await session.getAuthHeaders()).toEqual({ headers: { Authorization: 'A' } });
    expect(requests).toEqual([]);
    pass(50);
    const used = await Promise.all([session.getAuthHeaders(), session.getAuthHeaders()]);
    expect(used).toEqual(Array(2).fill({ headers: { Authorization: 'A' } }));
    expect(requests).toEqual(['R']);
    expect(await session.getAuthHeaders()).toEqual({ headers: { Authorization: 'B' } });
  });

  test('ignores a failure and does not retry within the minute', async () => {
    let count = 0;
    const request = () => {
      count++;
      return Promise.reject(unreachable());
    };
    const { session } = begin(tokens('A', 1050), request);
    for (let call = 0; call < 3; call++)
      expect(await session.getAuthHeaders()).toEqual({ headers: { Authorization: 'A' } });
    expect(count).toBe(1);
  });

  test.each([0, -5, NaN, 1, 30])(
    'a lifetime of %d seconds requires at most one token call per call',
    async (lifetime) => {
      let count = 0;
      const request = () => Promise.resolve(tokens(`T${++count}`, 1000 + lifetime));
      const { session } = begin(tokens('', 0), request);
      for (let call = 1; call <= 5; call++) {
        const { headers } = await session.getAuthHeaders();
        expect(headers['Authorization']).toMatch(/^T\d$/);
        expect(count).toBeLessThanOrEqual(call);
      }
    },
  );
});

describe('unavailable platform', () => {
  test('is retried with exponential backoff', async () => {
    let count = 0;
    let isDown = true;
    const request = () => {
      count++;
      return isDown ? Promise.reject(unreachable()) : Promise.resolve(tokens('B', 9000));
    };
    const { session, changes, pass } = begin(tokens('A', 1), request);
    const secondsUntilNextTry = async () => {
      const before = count;
      for (let seconds = 0; ; seconds++, pass(1)) {
        await expect(session.getAuthHeaders()).rejects.toThrow(SessionRefreshError);
        if (count > before) return seconds;
      }
    };
    const waits = [];
    for (let index = 0; index < 8; index++) waits.push(await secondsUntilNextTry());
    expect(waits).toEqual([0, 1, 2, 4, 8, 16, 30, 30]);
    expect(session.getTokens()).toEqual(tokens('A', 1));
    expect(changes).toEqual([]);
    isDown = false;
    pass(30);
    expect(await session.getAuthHeaders()).toEqual({ headers: { Authorization: 'B' } });
  });

  test('is retried immediately after the device was offline', async () => {
    onTestFinished(() => void vi.unstubAllGlobals());
    let isDown = true;
    const request = () => (isDown ? Promise.reject(unreachable()) : Promise.resolve(tokens('B', 9000)));
    const { session, pass } = begin(tokens('A', 1), request);
    for (let minute = 0; minute < 8; minute++, pass(60)) {
      await expect(session.getAuthHeaders()).rejects.toThrow(SessionRefreshError);
    }
    vi.stubGlobal('navigator', { onLine: false });
    await expect(session.getAuthHeaders()).rejects.toThrow(SessionRefreshError);
    isDown = false;
    expect(await session.getAuthHeaders()).toEqual({ headers: { Authorization: 'B' } });
  });

  test('does not delay another session', async () => {
    const request = (token?: RefreshToken) =>
      token?.value === 'R' ? Promise.reject(unreachable()) : Promise.resolve(tokens('B', 9000, 'S'));
    const { session } = begin(tokens('A', 1), request);
    await expect(session.getAuthHeaders()).rejects.toThrow(SessionRefreshError);
    session.setTokens(tokens('A', 1, 'S'));
    expect(await session.getAuthHeaders()).toEqual({ headers: { Authorization: 'B' } });
  });

  test('ends the member session only with refreshFallback: always', async () => {
    const request = (token?: RefreshToken) =>
      token ? Promise.reject(unreachable()) : Promise.resolve(tokens('V', 9000, 'RV', 'visitor'));
    const { session, changes } = begin(tokens('A', 1), request, { refreshFallback: 'always' });
    expect(await session.getAuthHeaders()).toEqual({ headers: { Authorization: 'V' } });
    expect(changes).toEqual([
      { reason: 'unavailable', role: 'visitor', previousRole: 'member', cause: expect.any(CartwrightError) as unknown },
    ]);
  });
});

describe('onSessionChange', () => {
  test('reports start, refresh, sign-in and sign-out in order, until unsubscribed', async () => {
    let count = 0;
    const fetch = async () => Response.json({ access_token: `A${++count}`, refresh_token: 'R', expires_in: 0 });
    const { auth } = createClient({ auth: OAuthStrategy({ clientId: 'CID' }), fetch });
    const received: string[] = [];
    const end = auth.onSessionChange(({ reason, previousRole, role }) =>
      received.push(`${reason}: ${previousRole} > ${role}`),
    );
    await auth.getAuthHeaders();
    await auth.getAuthHeaders();
    auth.setTokens(tokens('M', 9e9));
    auth.setTokens(noTokens());
    await Promise.resolve();
    end();
    await auth.getAuthHeaders();
    expect(received).toEqual([
      'started: none > visitor',
      'refreshed: visitor > visitor',
      'set: visitor > member',
      'set: member > none',
    ]);
  });

  test('reports a rejected refresh once, with its cause, for concurrent calls', async () => {
    const fetch = async (_: unknown, init?: RequestInit) =>
      String(init?.body).includes('refresh_token')
        ? Response.json({ error: 'invalid_grant' }, { status: 400 })
        : Response.json({ access_token: 'V', refresh_token: 'RV', expires_in: 600 });
    const { auth } = createClient({ auth: OAuthStrategy({ clientId: 'CID', tokens: tokens('A', 1) }), fetch });
    const changes: SessionChange[] = [];
    auth.onSessionChange((change) => changes.push(change));
    await Promise.all(Array.from({ length: 20 }, () => auth.getAuthHeaders()));
    expect(changes).toEqual([
      {
        reason: 'rejected',
        role: 'visitor',
        previousRole: 'member',
        cause: expect.objectContaining({ status: 400 }) as unknown,
      },
    ]);
    expect(JSON.stringify(changes)).not.toMatch(/"(A|R|V|RV)"/);
  });

  test.each<[string, () => void]>([
    [
      'throws',
      () => {
        throw new Error('of the listener');
      },
    ],
    ['rejects', () => Promise.reject(new Error('of the listener'))],
    [
      'throws a text',
      () => {
        // eslint-disable-next-line @typescript-eslint/only-throw-error
        throw 'of the listener';
      },
    ],
  ])('a listener that %s does not affect calls: its exception is a process warning', async (_, listener) => {
    const fatal = vi.fn();
    process.on('unhandledRejection', fatal).on('uncaughtException', fatal);
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    onTestFinished(() => {
      process.off('unhandledRejection', fatal).off('uncaughtException', fatal);
      warn.mockRestore();
    });
    const { session, changes, onSessionChange } = begin(tokens('A', 1), () => Promise.resolve(tokens('B', 9000)));
    onSessionChange(listener);
    expect(await session.getAuthHeaders()).toEqual({ headers: { Authorization: 'B' } });
    await new Promise((resolve) => setImmediate(resolve));
    expect(fatal).not.toHaveBeenCalled();
    expect(warn.mock.calls).toEqual([[expect.objectContaining({ message: 'of the listener' })]]);
    expect(changes.map(({ reason }) => reason)).toEqual(['refreshed']);
  });

  test('a listener can call the strategy, and its exceptions do not affect calls', async () => {
    const request = () => Promise.resolve(tokens('B', 9000));
    const { session, onSessionChange } = begin(tokens('A', 1), request);
    const done = new Promise((resolve) => {
      onSessionChange(({ reason }) => {
        if (reason === 'set') resolve(session.loggedIn());
        else void session.getAuthHeaders().then(() => session.setTokens(noTokens()));
      });
    });
    await session.getAuthHeaders();
    expect(await done).toBe(false);
  });
});

test('uses tokens refreshed by another user of the storage without sending a request', async () => {
  let count = 0;
  let elsewhere = false;
  let stored = tokens('A', 1);
  const storage = {
    getTokens: () => stored,
    setTokens: (next: Tokens) => void (stored = next),
    withLock<T>(run: () => Promise<T>) {
      if (elsewhere) stored = tokens('B', 9000, 'R2');
      return run();
    },
  };
  const request = () => Promise.resolve(tokens(`N${++count}`, 1, 'R1'));
  const { session, changes } = begin(stored, request, { ...storage, storage });
  await session.getAuthHeaders();
  expect(count).toBe(1);
  elsewhere = true;
  expect(await session.getAuthHeaders()).toEqual({ headers: { Authorization: 'B' } });
  expect(count).toBe(1);
  expect(changes.map(({ reason }) => reason)).toEqual(['refreshed', 'external']);
});

test('a token rejected during the refresh of another one is refreshed afterwards', async () => {
  let stored = tokens('A', 1050);
  const waiting: (() => void)[] = [];
  const storage = {
    getTokens: () => stored,
    setTokens: (next: Tokens) => void (stored = next),
    async withLock<T>(run: () => Promise<T>) {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return run();
    },
  };
  const { session } = begin(stored, () => Promise.resolve(tokens('C', 9000)), { storage });
  await session.getAuthHeaders();
  stored = tokens('B', 9000);
  const renewed = session.handleUnauthorized({ Authorization: 'B' });
  waiting.shift()?.();
  await vi.waitFor(() => expect(waiting).toHaveLength(1), 20_000);
  waiting.shift()?.();
  expect(await renewed).toBe(true);
  expect(stored.accessToken.value).toBe('C');
});

test('uses tokens refreshed elsewhere even if the access token is unchanged', async () => {
  let count = 0;
  let stored = tokens('A', 1050, 'R1');
  const storage = {
    getTokens: () => stored,
    setTokens: (next: Tokens) => void (stored = next),
    withLock<T>(run: () => Promise<T>) {
      stored = tokens('A', 9000, 'R2');
      return run();
    },
  };
  const { session } = begin(stored, () => Promise.resolve(tokens(`N${++count}`, 9000)), { storage });
  await session.getAuthHeaders();
  expect(await session.getAuthHeaders()).toEqual({ headers: { Authorization: 'A' } });
  expect(count).toBe(0);
});
