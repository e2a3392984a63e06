import { expect, test } from 'vitest';
import { createRunOnce } from './server/run-once.js';
import { continueWork, readWork, startWork } from './work.js';

const steps = Array.from({ length: 7 }, (_, index) => index);

test('carries out five steps at a time, each once, also if a part is sent twice, and collects the problems', async () => {
  const runOnce = createRunOnce();
  const carriedOut: number[] = [];
  const run = (step: number) => {
    carriedOut.push(step);
    return Promise.resolve(step % 3 === 0 ? `Step ${String(step)} failed.` : undefined);
  };
  const work = startWork(steps);
  const [half] = await Promise.all([continueWork(work, run, runOnce), continueWork(work, run, runOnce)]);
  expect(half).toEqual({ key: work.key, steps, done: 5, problems: ['Step 0 failed.', 'Step 3 failed.'] });
  const read = readWork<number>(JSON.stringify(half));
  const whole = await continueWork(read ?? half, run, runOnce);
  expect(whole).toMatchObject({ done: 7, problems: ['Step 0 failed.', 'Step 3 failed.', 'Step 6 failed.'] });
  expect(carriedOut).toEqual(steps);
});

test.each(['', 'null', '[]', '{"key":"k","steps":1,"done":0,"problems":[]}', '{"steps":[],"done":0,"problems":[]}'])(
  'rejects %j',
  (text) => {
    expect(readWork(text)).toBeUndefined();
  },
);
