import { inspect } from 'node:util';
import { createClient, isApiError } from '@cartwright/core';
import { currentCart } from '@cartwright/ecom';
import { OAuthStrategy, SessionRefreshError, type Tokens } from '@cartwright/identity';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFull } from '../../scripts/lib/scope.js';
import { atOnce } from '../harness/at-once.js';
import { startFaultServer, type Behavior, type FaultServer } from '../harness/fault-server.js';
import { whole } from './responses.js';
import { expectations } from './expectations.js';
import { faults } from './faults.js';
import { PATIENCE } from './run-cell.js';
import { skipWaits, type SkippedWaits } from './skip-waits.js';

type Fault = keyof typeof faults;

const member: Tokens = { accessToken: { value: '', expiresAt: 0 }, refreshToken: { value: 'kept', role: 'member' } };
const visitor: Tokens = { ...member, refreshToken: { value: 'kept', role: 'visitor' } };
const sessions = { member, visitor, none: undefined };

/** Faults of a token request that end before the timeout of the call. */
const names = (Object.keys(faults) as Fault[]).filter((fault) => !expectations[fault].timeout);

/** The only response that ends a session. */
const REFUSAL: Fault = '400 invalid_grant';

/** Responses that are valid for other calls but contain no tokens. */
const holdsNoToken = /for everything|__proto__|invalid UTF-8|no text|surrogates/;

const behave: Behavior = (socket, request) =>
  request.path === '/oauth2/token'
    ? faults[request.headers['x-fault'] as Fault](socket, request)
    : socket.end(whole('200 OK', '{"cart":{}}'));

let server: FaultServer;
let waits: SkippedWaits;
beforeAll(async () => {
  server = await startFaultServer(behave);
  waits = skipWaits();
});
afterAll(async () => {
  waits.restore();
  await server.close();
});

/** Refreshes a session with a fault and returns the unexpected results. */
const renew = async (fault: Fault, role: keyof typeof sessions): Promise<string[]> => {
  const id = `${fault}/${role}`;
  const tokens = sessions[role];
  const client = createClient({
    auth: OAuthStrategy({ clientId: 'fault-matrix', ...(tokens && { tokens }) }),
    apiUrl: server.origin,
    timeout: PATIENCE,
    attemptTimeout: Infinity,
    ...(expectations[fault].maxResponseBytes && { maxResponseBytes: expectations[fault].maxResponseBytes }),
    fetch: (url, init) =>
      fetch(url, {
        ...init,
        headers: { ...(init?.headers as object), 'x-call': id, 'x-fault': fault, 'x-round': '9', 'x-elsewhere': '' },
      }),
  });
  const before = client.auth.getTokens();
  const error: unknown = await client
    .use(currentCart)
    .getCurrentCart()
    .then(
      () => undefined,
      (reason: unknown) => reason,
    );
  const after = client.auth.getTokens();
  const arrived = server.received(id);
  const renewals = arrived.filter(({ path }) => path === '/oauth2/token').length;

  const { error: expected, repeatable } = expectations[fault];
  const isRefused = fault === REFUSAL;
  const fails = expected !== undefined || fault === '401 once' || holdsNoToken.test(fault);
  const count = fault.startsWith('401') ? 1 : repeatable;

  const wrong: string[] = [];
  const check = (isRight: boolean, label: string) => void (isRight || wrong.push(`${id}: ${label}`));
  check(renewals === (isRefused && tokens ? 2 : count), `${renewals} token requests`);
  check(arrived.length - renewals === (fails ? 0 : 1), 'the call itself was sent, or was not');
  if (fails) {
    const isShaped =
      tokens && !isRefused ? error instanceof SessionRefreshError : isApiError(error) || !expected?.status;
    check(error !== undefined && isShaped, `rejected with ${inspect(error, { depth: 0 })}`);
    check(inspect(after) === inspect(before), 'the session is another one');
  } else {
    check(error === undefined, `rejected with ${inspect(error, { depth: 0 })}`);
    check(after.refreshToken.role === (role === 'member' ? 'member' : 'visitor'), 'another role');
    check(after.accessToken.value === 'renewed' && after.refreshToken.value === 'rotated', 'other tokens');
  }
  return wrong;
};

test(
  'a session survives every fault of its refresh except a rejection, and no call is sent without one',
  async () => {
    const roles = Object.keys(sessions) as (keyof typeof sessions)[];
    // In a sample, one session for each fault.
    const cells = names.flatMap((fault, index) =>
      roles.filter((_, at) => isFull || at === index % roles.length).map((role) => [fault, role] as const),
    );
    const complaints: string[] = [];
    await atOnce(cells, 48, async ([fault, role]) => void complaints.push(...(await renew(fault, role))));
    console.log(
      `${names.length} faults of token calls, ${roles.length} sessions: ${cells.length} refreshes, ${complaints.length} complaints`,
    );
    expect(complaints).toEqual([]);
  },
  2 * PATIENCE,
);
