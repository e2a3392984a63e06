import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from './engine.js';
import { startPlatform } from './platform.js';
import { startProcesses, type EngineName } from './processes.js';
import { openSlowNetwork, type SlowNetwork } from './slow-network.js';
import type { Tally } from './worker-tasks.js';

/** Extent of a run. Times are in milliseconds. */
export interface Size {
  /** Number of server processes. */
  readonly processes: number;
  /** Number of users. Each process serves all of them at the same time. */
  readonly users: number;
  /** Number of requests that a process serves at the same time. */
  readonly concurrency: number;
  /** Time between two faults. */
  readonly interval: number;
  /** Duration of a fault. */
  readonly fault: number;
  /** Number of times that each fault occurs. */
  readonly cycles: number;
  /** Maximum number of calls within a period. */
  readonly limit: number;
  /** Period of the limit, instead of a minute and the two seconds that `limitRate` adds. */
  readonly period?: number;
}

/** Results of a run. */
export interface Figures {
  /** Requests of users, by outcome. */
  readonly visits: Tally;
  /** Requests after the last fault, one of each user to each process, by outcome. */
  readonly visitsAfterwards: Tally;
  /** Token requests that the platform rejected. */
  readonly rejected: number;
  readonly refreshes: number;
  /** Longest duration of a token request, in milliseconds. */
  readonly slowestTokenCall: number;
  readonly events: number;
  /** Events that no handler completed. */
  readonly notHandled: number;
  /** Events whose handler completed more than once. */
  readonly handledTwice: number;
  /** Largest number of calls within any minute, or any shorter period of this run. */
  readonly mostCalls: number;
  readonly calls: number;
  /** Requests of the app, by status or error code, and their token requests. */
  readonly appCalls: Tally;
  readonly appCallsDuringFaults: Tally;
  readonly appTokenCalls: number;
  readonly seconds: number;
}

const sum = (tallies: readonly Tally[]): Tally => {
  const total: Tally = {};
  for (const [outcome, count] of tallies.flatMap((tally) => Object.entries(tally)))
    total[outcome] = (total[outcome] ?? 0) + count;
  return total;
};

const mostWithin = (times: readonly number[], period: number): number => {
  let first = 0;
  return Math.max(
    0,
    ...times.map((time, index) => {
      while ((times[first] as number) <= time - period) first++;
      return index - first + 1;
    }),
  );
};

/** Delay of a slow network, each way, in milliseconds. Commands are canceled after two seconds. */
const DELAY = 300;

/** Lets each fault occur, one after the other. */
async function injectFaults(engine: Engine, network: SlowNetwork, { interval, fault, cycles }: Size): Promise<void> {
  for (let cycle = 0; cycle < cycles; cycle++) {
    await sleep(interval);
    network.delay = DELAY;
    await sleep(fault);
    network.delay = 0;
    await sleep(interval);
    await engine.pause(fault);
    await sleep(interval);
    await engine.crash(fault);
    await sleep(interval);
    await engine.refuseWrites();
    await sleep(fault);
    await engine.acceptWrites();
    await sleep(interval);
    for (const end = performance.now() + fault; performance.now() < end; await sleep(50))
      await engine.dropConnections();
  }
  await sleep(interval);
}

/** Runs a shop on several processes that share an engine, while the engine has faults. */
export async function runShop(name: EngineName, engine: Engine, size: Size): Promise<Figures> {
  const start = performance.now();
  /** Every delivery goes to two processes at once, as the platform does now and then. */
  const deliver = async (token: string): Promise<number> => {
    const first = Math.floor(Math.random() * size.processes);
    const receivers = [...processes.all, ...processes.all].slice(first, first + 2);
    return Math.min(...(await Promise.all(receivers.map((receiver) => receiver.deliver(token)))));
  };
  const platform = await startPlatform(deliver);
  const network = await openSlowNetwork(engine.url);
  const env = { [engine.variable]: network.url, ...platform.env, CLAIM_TIME: String(size.fault * 2 + 5000) };
  const processes = await startProcesses(name, size.processes, env);
  const { all } = processes;
  try {
    const share = Math.ceil(size.users / all.length);
    const users = (await Promise.all(all.map((one) => one.createUsers(share)))).flat();
    const appCalls = sum(await Promise.all(all.map((one) => one.callAsApp(10))));

    let hasFaults = true;
    const faults = injectFaults(engine, network, size).finally(() => (hasFaults = false));
    const milliseconds = size.cycles * (5 * size.interval + 5 * size.fault) + size.interval;
    const load = { perMinute: size.limit, milliseconds, ...(size.period !== undefined && { period: size.period }) };
    const calls = Promise.all(all.map((one) => one.call(load)));
    const tallies: Tally[] = [];
    const appTallies: Tally[] = [];
    while (hasFaults) {
      tallies.push(...(await Promise.all(all.map((one) => one.visit(users, size.concurrency, 0.1)))));
      appTallies.push(...(await Promise.all(all.map((one) => one.callAsApp(1)))));
    }
    await Promise.all([faults, calls]);

    const afterwards = await Promise.all(all.map((one) => one.visit(users, size.concurrency, 0)));
    while ((await platform.redeliver()) > 0) await sleep(500);
    const handled = (await Promise.all(all.map((one) => one.handled()))).flat();
    const counts = new Map<string, number>();
    for (const id of handled) counts.set(id, (counts.get(id) ?? 0) + 1);
    const events = platform.eventIds();
    return {
      visits: sum(tallies),
      visitsAfterwards: sum(afterwards),
      rejected: platform.tokenCalls.rejected,
      refreshes: platform.tokenCalls.refreshes,
      slowestTokenCall: platform.tokenCalls.slowest,
      events: events.length,
      notHandled: events.filter((id) => !counts.has(id)).length,
      handledTwice: [...counts.values()].filter((count) => count > 1).length,
      calls: platform.counted.length,
      mostCalls: mostWithin(platform.counted, size.period === undefined ? 60_000 : size.period - 2000),
      appCalls,
      appCallsDuringFaults: sum(appTallies),
      appTokenCalls: platform.tokenCalls.ofApp,
      seconds: Math.round((performance.now() - start) / 1000),
    };
  } finally {
    await processes.close();
    network.close();
    await platform.close();
  }
}
