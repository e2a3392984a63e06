import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Scheduler } from './scheduler.js';
import type { TenantState } from './tenant-state.js';
import { Tenants } from './tenants.js';

const MINUTE = 60_000;

let due: Map<string, number>;
let runs: string[];
let errors: unknown[];
let tenants: Tenants;
let scheduler: Scheduler;
let work: (tenant: TenantState) => void | Promise<void>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2030-01-01T00:00:00Z') });
  due = new Map();
  runs = [];
  errors = [];
  work = () => undefined;
  tenants = new Tenants({ seed: () => undefined, onClockChange: (tenant) => scheduler.wake(tenant) });
  scheduler = new Scheduler({
    nextDue: ({ id }) => due.get(id) ?? Infinity,
    async run(tenant) {
      await tenant.exclusively(() => void runs.push(`${tenant.id} ${tenant.clock.now().toISOString().slice(11, 19)}`));
      await work(tenant);
      due.delete(tenant.id);
    },
    onError: (error) => errors.push(error),
  });
});

afterEach(() => {
  scheduler.close();
  vi.useRealTimers();
});

/** Schedules work of a tenant, due after a number of minutes. */
async function plan(id: string, minutes: number): Promise<TenantState> {
  const tenant = tenants.require(id);
  due.set(id, tenant.clock.now().getTime() + minutes * MINUTE);
  scheduler.wake(tenant);
  await tenant.exclusively(() => undefined);
  return tenant;
}

test('runs work on time, each tenant by its own clock', async () => {
  await plan('one', 5);
  const two = await plan('two', 60);
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  two.clock.advance(56 * MINUTE);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(runs).toEqual(['one 00:05:00', 'two 01:01:00']);
  expect(vi.getTimerCount()).toBe(0);
});

test('waits longer than the longest timer', async () => {
  await plan('one', 60 * 24 * 60);
  await vi.advanceTimersByTimeAsync(60 * 24 * 60 * MINUTE - 1);
  expect(runs).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(runs).toHaveLength(1);
});

test('sets one timer for each tenant with work, and none while its clock is frozen', async () => {
  for (let index = 0; index < 50; index++) await plan(`idle-${index}`, Infinity);
  const one = await plan('one', 5);
  await plan('one', 10);
  await plan('two', 10);
  expect(vi.getTimerCount()).toBe(2);
  one.clock.freeze();
  await one.exclusively(() => undefined);
  expect(vi.getTimerCount()).toBe(1);
  one.clock.advance(10 * MINUTE);
  await one.exclusively(() => undefined);
  expect(runs).toEqual(['one 00:10:00']);
});

test('runs due work before the next request if no timer has fired', async () => {
  await plan('one', 5);
  vi.setSystemTime(Date.now() + 5 * MINUTE);
  await scheduler.runDue('two');
  expect(runs).toEqual([]);
  await scheduler.runDue('one');
  expect(runs).toEqual(['one 00:05:00']);
  await scheduler.runDue('one');
  expect(runs).toHaveLength(1);
});

test('does not start due work again if that work sends a request to the same tenant', async () => {
  await plan('one', 5);
  work = () => scheduler.runDue('one');
  await vi.advanceTimersByTimeAsync(6 * MINUTE);
  expect(runs).toHaveLength(1);
});

test('reports a failure once, and tries again with the next request', async () => {
  const failure = new Error('The disk is full.');
  await plan('one', 5);
  work = () => Promise.reject(failure);
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect([runs.length, errors]).toEqual([1, [failure]]);
  work = () => undefined;
  await scheduler.runDue('one');
  expect([runs.length, errors.length]).toEqual([2, 1]);
});

test('clears its timers when it is closed, and sets no more', async () => {
  const tenant = await plan('one', 5);
  scheduler.close();
  expect(vi.getTimerCount()).toBe(0);
  await plan('one', 5);
  tenant.clock.advance(10 * MINUTE);
  await tenant.exclusively(() => undefined);
  expect([vi.getTimerCount(), runs]).toEqual([0, []]);
});

test('does not keep the process alive', async () => {
  vi.useRealTimers();
  const setTimer = vi.spyOn(globalThis, 'setTimeout');
  await plan('one', 5);
  const [timer] = setTimer.mock.results;
  expect((timer?.value as NodeJS.Timeout).hasRef()).toBe(false);
  setTimer.mockRestore();
});
