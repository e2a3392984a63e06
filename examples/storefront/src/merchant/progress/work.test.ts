import { expect, test } from 'vitest';
import { continueWork, readWork, startWork } from './work.js';

const steps = Array.from({ length: 7 }, (_, index) => index);

test('carries out five steps at a time, each once, and collects the problems', async () => {
  const carriedOut: number[] = [];
  const run = (step: number) => {
    carriedOut.push(step);
    return Promise.resolve(step % 3 === 0 ? `Step ${String(step)} failed.` : undefined);
  };
  const half = await continueWork(startWork(steps), run);
  expect(half).toEqual({ steps, done: 5, problems: ['Step 0 failed.', 'Step 3 failed.'] });
  const read = readWork<number>(JSON.stringify(half));
  const whole = await continueWork(read ?? half, run);
  expect(whole).toMatchObject({ done: 7, problems: ['Step 0 failed.', 'Step 3 failed.', 'Step 6 failed.'] });
  expect(carriedOut).toEqual(steps);
});

test.each(['', 'null', '[]', '{"steps":1,"done":0,"problems":[]}'])('rejects %j', (text) => {
  expect(readWork(text)).toBeUndefined();
});
