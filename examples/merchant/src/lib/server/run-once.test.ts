import { expect, test, vi } from 'vitest';
import { createRunOnce } from './run-once.js';

test('a task runs once for its key, also while it is running', async () => {
  const runOnce = createRunOnce();
  const task = vi.fn(() => Promise.resolve({}));
  const [first, second] = await Promise.all([runOnce('a', task), runOnce('a', task)]);
  expect(await runOnce('a', task)).toBe(first);
  expect(second).toBe(first);
  expect(task).toHaveBeenCalledTimes(1);
  await runOnce('b', task);
  expect(task).toHaveBeenCalledTimes(2);
});

test('a task that failed runs again', async () => {
  const runOnce = createRunOnce();
  await expect(runOnce('a', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(await runOnce('a', () => Promise.resolve('done'))).toBe('done');
});

test('a task whose result does not count as done runs again', async () => {
  const runOnce = createRunOnce();
  const run = (result: string) =>
    runOnce(
      'a',
      () => Promise.resolve(result),
      (text) => text !== 'rejected',
    );
  expect(await Promise.all([run('rejected'), run('other')])).toEqual(['rejected', 'rejected']);
  expect(await run('done')).toBe('done');
  expect(await run('rejected')).toBe('done');
});

test('the last 200 results are remembered', async () => {
  const runOnce = createRunOnce();
  for (let index = 0; index <= 200; index += 1) await runOnce(String(index), () => Promise.resolve('first'));
  expect(await runOnce('200', () => Promise.resolve('second'))).toBe('first');
  expect(await runOnce('0', () => Promise.resolve('second'))).toBe('second');
});
