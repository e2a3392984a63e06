import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isFull, repetitions } from '../../scripts/lib/scope.js';
import { atOnce } from '../harness/at-once.js';
import {
  closedOrigin,
  startFaultServer,
  startResettingServer,
  type Behavior,
  type FaultServer,
} from '../harness/fault-server.js';
import type { Call } from './calls.js';
import { getExpectation, expectations, type FaultName } from './expectations.js';
import { faults } from './faults.js';
import { whole } from './responses.js';
import { getCallId, PATIENCE, runCell, type Cell } from './run-cell.js';
import { skipWaits, type SkippedWaits } from './skip-waits.js';

/** Number of runs of the whole matrix. */
const rounds = repetitions({ sample: 1, full: 1, soak: 4 });

const isProduction = process.env['NODE_ENV'] === 'production';

/** Step between the tested cells of the whole matrix. */
const STEP = repetitions(isProduction ? { sample: 1, full: 7, soak: 1 } : { sample: 1, full: 1 });

/**
 * Time after which idle connections are closed, in milliseconds. Node.js closes them after four seconds and checks once
 * a second. A leaked connection stays open.
 */
const IDLE = 25_000;

/** Maximum number of concurrent calls. */
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

/** A cell for each operation and each fault. In production, which only omits texts, a cell for each fault. */
const sampleCells = (calls: readonly Call[]): Cell[] =>
  Array.from({ length: isProduction ? faultNames.length : Math.max(calls.length, faultNames.length) }, (_, index) => ({
    call: calls[index % calls.length] as Call,
    fault: faultNames[index % faultNames.length] as FaultName,
    repeatable: index % 2 === 0,
    round: 0,
  }));

/** All cells, ordered by operation, so that those with responses of megabytes do not all run at the same time. */
const allCells = (calls: readonly Call[]): Cell[] =>
  Array.from({ length: rounds }, (_, round) =>
    calls.flatMap((call) =>
      faultNames.flatMap((fault) => [true, false].map((repeatable) => ({ call, fault, repeatable, round }))),
    ),
  )
    .flat()
    .filter((_, index) => index % STEP === 0);

const exceedsLimit = ({ fault }: Cell): boolean => expectations[fault].timeout !== undefined;

/** Tests that calls of operations end as expected under every fault of the network, and leave nothing behind. */
export const testMatrix = (calls: readonly Call[]): void => {
  let server: FaultServer;
  let elsewhere: FaultServer;
  let resetting: Awaited<ReturnType<typeof startResettingServer>>;
  let closed: string;
  let before: string[];
  let waits: SkippedWaits;
  const unhandled: unknown[] = [];
  const onUnhandled = (reason: unknown) => void unhandled.push(reason);

  beforeAll(async () => {
    before = resources();
    process.on('unhandledRejection', onUnhandled);
    server = await startFaultServer(behave);
    elsewhere = await startFaultServer((socket) => socket.end(whole('200 OK', '{}')));
    resetting = await startResettingServer();
    closed = await closedOrigin();
    waits = skipWaits();
  });

  afterAll(() => {
    waits.restore();
    process.off('unhandledRejection', onUnhandled);
  });

  const cells = isFull ? allCells(calls) : sampleCells(calls);

  const originFor = (fault: FaultName): string =>
    fault === 'refused' ? closed : fault === 'reset on connect' ? resetting.origin : server.origin;

  test('has every operation and every fault in this run', () => {
    expect(new Set(cells.map(({ call }) => call)).size).toBe(Math.min(cells.length, calls.length));
    expect(new Set(cells.map(({ fault }) => fault)).size).toBe(faultNames.length);
  });

  test(
    'every operation under every fault, in both retry classes',
    async () => {
      const complaints: string[] = [];
      /** IDs of calls that received the head of a response. */
      const answered = new Set<string>();
      const count = { calls: 0, requests: 0, renewals: 0 };
      const start = Date.now();
      const play = async (cell: Cell): Promise<void> => {
        const { spec } = cell.call;
        const expectation = getExpectation(spec, cell.fault);
        const id = getCallId(cell);
        const { attempts, ...result } = await runCell(cell, originFor(cell.fault), elsewhere.origin, expectation, () =>
          answered.add(id),
        );
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
      await atOnce(
        cells.filter((cell) => !exceedsLimit(cell)),
        CONCURRENCY,
        play,
      );
      const waiting = cells.filter(exceedsLimit);
      const isWaiting = (cell: Cell): boolean => {
        const id = getCallId(cell);
        return cell.fault.startsWith('headers') ? server.received(id).length > 0 : answered.has(id);
      };
      for (let first = 0; first < waiting.length; first += CONCURRENCY) {
        const batch = waiting.slice(first, first + CONCURRENCY);
        const played = Promise.all(batch.map(play));
        await vi.waitFor(() => expect(batch.filter((cell) => !isWaiting(cell)).map(getCallId)).toEqual([]), PATIENCE);
        waits.exceedLimits();
        await played;
      }
      console.log(
        `${calls.length} operations × ${faultNames.length} faults × 2 retry classes × ${rounds} rounds` +
          `${isFull ? (STEP === 1 ? '' : `, one cell in ${STEP}`) : ', a sample'}: ` +
          `${count.calls} calls, ${count.requests} requests, ${count.renewals} refreshes, ` +
          `${complaints.length} complaints, ${((Date.now() - start) / 1000).toFixed(1)} s`,
      );
      expect(complaints).toEqual([]);
      expect(count.calls).toBe(cells.length);
      const resets = cells.filter(({ fault }) => fault === 'reset on connect');
      const expected = resets.map(({ call, fault, repeatable }) => {
        const expectation = getExpectation(call.spec, fault);
        return repeatable ? expectation.repeatable : expectation.once;
      });
      expect(resetting.connections()).toBe(expected.reduce((sum, count) => sum + count, 0));
    },
    2 * PATIENCE + cells.length * 60,
  );

  test('no redirect was followed: the other origin received no request', () => {
    expect(elsewhere.connections()).toBe(0);
  });

  test('there was no unhandled rejection, and no prototype was polluted', () => {
    expect(unhandled).toEqual([]);
    expect({}).not.toHaveProperty('polluted');
  });

  test('no connection or handle is left open', async () => {
    // Node.js opens connections in advance, on which no call was sent. A sample does not wait until it closes them.
    await vi.waitFor(() => expect(server.open().filter((call) => isFull || call !== '')).toEqual([]), IDLE);
    await Promise.all([server.close(), elsewhere.close(), resetting.close()]);
    await vi.waitFor(() => expect(resources()).toEqual(before), IDLE);
  });
};
