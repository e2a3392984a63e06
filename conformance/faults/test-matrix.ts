import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { repetitions } from '../../scripts/lib/scope.js';
import { atOnce } from '../harness/at-once.js';
import {
  closedOrigin,
  startFaultServer,
  startResettingServer,
  type Behavior,
  type FaultServer,
} from '../harness/fault-server.js';
import type { Call } from './calls.js';
import { expectationOf, expectations, type FaultName } from './expectations.js';
import { faults } from './faults.js';
import { whole } from './responses.js';
import { runCell, type Cell } from './run-cell.js';

/** Number of runs of the whole matrix. */
const rounds = repetitions({ sample: 1, full: 1, soak: 4 });

/** Step between the tested cells. A sample contains every operation and every fault. In production, it is smaller. */
const STEP = repetitions(
  process.env['NODE_ENV'] === 'production' ? { sample: 67, full: 7, soak: 1 } : { sample: 23, full: 1 },
);

/**
 * Time after which idle connections are closed, in milliseconds. Node.js closes them after four seconds and checks once
 * a second. A leaked connection stays open.
 */
const IDLE = 25_000;

/** Maximum number of concurrent calls. Twice as many that only wait for their timeout. */
const CONCURRENCY = 48;

const behave: Behavior = (socket, request) => {
  const fault = request.headers['x-fault'] as keyof typeof faults;
  if (request.path !== '/oauth2/token') return faults[fault](socket, request);
  socket.end(whole('200 OK', JSON.stringify({ access_token: 'renewed', expires_in: 3600, refresh_token: 'rotated' })));
};

const resources = () =>
  process
    .getActiveResourcesInfo()
    .filter((name) => /TCP|TLS|Pipe/i.test(name))
    .sort();

const faultNames = Object.keys(expectations) as FaultName[];

const runsOut = ({ fault }: Cell): boolean => expectations[fault].timeout !== undefined;

/** Tests that calls of operations end as expected under every fault of the network, and leave nothing behind. */
export const testMatrix = (calls: readonly Call[]): void => {
  let server: FaultServer;
  let elsewhere: FaultServer;
  let resetting: Awaited<ReturnType<typeof startResettingServer>>;
  let closed: string;
  let before: string[];
  const unhandled: unknown[] = [];
  const onUnhandled = (reason: unknown) => void unhandled.push(reason);

  beforeAll(async () => {
    before = resources();
    process.on('unhandledRejection', onUnhandled);
    server = await startFaultServer(behave);
    elsewhere = await startFaultServer((socket) => socket.end(whole('200 OK', '{}')));
    resetting = await startResettingServer();
    closed = await closedOrigin();
  });

  afterAll(() => process.off('unhandledRejection', onUnhandled));

  /** All cells, ordered by fault. */
  const cells: Cell[] = Array.from({ length: rounds }, (_, round) =>
    faultNames.flatMap((fault) =>
      calls.flatMap((call) => [true, false].map((repeatable) => ({ call, fault, repeatable, round }))),
    ),
  )
    .flat()
    .filter((_, index) => index % STEP === 0);

  const originFor = (fault: FaultName): string =>
    fault === 'refused' ? closed : fault === 'reset on connect' ? resetting.origin : server.origin;

  test('has every operation and every fault in this run', () => {
    expect(new Set(cells.map(({ call }) => call)).size).toBe(calls.length);
    expect(new Set(cells.map(({ fault }) => fault)).size).toBe(faultNames.length);
  });

  test(
    'every operation under every fault, in both retry classes',
    async () => {
      const complaints: string[] = [];
      const count = { calls: 0, requests: 0, renewals: 0 };
      const start = Date.now();
      const play = async (cell: Cell): Promise<void> => {
        const { spec } = cell.call;
        const expectation = expectationOf(spec, cell.fault);
        const { id, attempts, ...result } = await runCell(cell, originFor(cell.fault), elsewhere.origin, expectation);
        const expected = cell.repeatable ? expectation.repeatable : expectation.once;
        const isRead = cell.fault in faults;
        const arrived = server.received(id);
        const requests = arrived.filter(({ path }) => path !== '/oauth2/token');
        const renewals = arrived.length - requests.length;
        const wrong = [...result.complaints];
        if (attempts.operation !== expected) wrong.push(`${attempts.operation} attempts instead of ${expected}`);
        if (requests.length !== (isRead ? expected : 0)) wrong.push(`${requests.length} requests arrived`);
        if (renewals !== (cell.fault.startsWith('401') && !spec.sentOnce ? 1 : 0)) wrong.push(`${renewals} renewals`);
        if (new Set(requests.map(({ method, path, body }) => method + path + body)).size > 1) wrong.push('they differ');
        complaints.push(...wrong.map((complaint) => `${id}: ${complaint}`));
        count.calls++;
        count.requests += requests.length;
        count.renewals += renewals;
      };
      const waiting = cells.filter(runsOut);
      const others = cells.filter((cell) => !runsOut(cell));
      await atOnce(others, CONCURRENCY, play);
      await atOnce(waiting, 2 * CONCURRENCY, play);
      console.log(
        `${calls.length} operations × ${faultNames.length} faults × 2 retry classes × ${rounds} rounds` +
          `${STEP === 1 ? '' : `, one cell in ${STEP}`}: ` +
          `${count.calls} calls, ${count.requests} requests, ${count.renewals} refreshes, ` +
          `${complaints.length} complaints, ${((Date.now() - start) / 1000).toFixed(1)} s`,
      );
      expect(complaints).toEqual([]);
      expect(count.calls).toBe(cells.length);
      const resets = cells.filter(({ fault }) => fault === 'reset on connect');
      const expected = resets.map(({ call, fault, repeatable }) => {
        const expectation = expectationOf(call.spec, fault);
        return repeatable ? expectation.repeatable : expectation.once;
      });
      expect(resetting.connections()).toBe(expected.reduce((sum, count) => sum + count, 0));
    },
    Math.max(120_000, cells.length * 60),
  );

  test('no redirect was followed: the other origin received no request', () => {
    expect(elsewhere.connections()).toBe(0);
  });

  test('there was no unhandled rejection, and no prototype was polluted', () => {
    expect(unhandled).toEqual([]);
    expect({}).not.toHaveProperty('polluted');
  });

  test('no connection or handle is left open', async () => {
    await vi.waitFor(() => expect(server.open()).toEqual([]), IDLE);
    await Promise.all([server.close(), elsewhere.close(), resetting.close()]);
    await vi.waitFor(() => expect(resources()).toEqual(before), IDLE);
  });
};
