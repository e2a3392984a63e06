import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAttemptLimit } from './attempt-limit.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const times = (count: number, act: () => number) => Array.from({ length: count }, act);

test('a sender has five attempts in 15 minutes, and others are not affected', () => {
  const limit = createAttemptLimit();
  expect(times(5, () => limit.begin('a'))).toEqual([0, 0, 0, 0, 0]);
  vi.advanceTimersByTime(60_000);
  expect(limit.begin('a')).toBe(14 * 60);
  expect(limit.begin('b')).toBe(0);
  vi.advanceTimersByTime(14 * 60_000);
  expect(times(6, () => limit.begin('a'))).toEqual([0, 0, 0, 0, 0, 15 * 60]);
});

test('a sign-in forgets the failed attempts', () => {
  const limit = createAttemptLimit();
  times(4, () => limit.begin('a'));
  limit.succeed('a');
  expect(times(6, () => limit.begin('a'))).toEqual([0, 0, 0, 0, 0, 15 * 60]);
});

test('at most 10,000 senders are remembered', () => {
  const limit = createAttemptLimit();
  times(5, () => limit.begin('a'));
  for (let index = 0; index < 10_000; index += 1) limit.begin(String(index));
  expect(limit.begin('a')).toBe(0);
});

test('many failed attempts of other senders leave one attempt to each, and never none', () => {
  const limit = createAttemptLimit();
  for (let index = 0; index <= 500; index += 1) limit.begin(String(index));
  expect(limit.begin('merchant')).toBe(0);
  expect(limit.begin('merchant')).toBe(15 * 60);
  limit.succeed('merchant');
  expect(limit.begin('merchant')).toBe(0);
  vi.advanceTimersByTime(15 * 60_000);
  expect(times(5, () => limit.begin('merchant'))).toEqual([0, 0, 0, 0, 0]);
});
