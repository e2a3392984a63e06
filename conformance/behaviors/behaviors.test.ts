import { describe, expect, test } from 'vitest';
import { behaviors } from './index.js';
import { check } from './check.js';
import { summary } from './summary.js';

const groups = [...new Set(behaviors.map(({ group }) => group))];
let requested = 0;

describe.each(groups)('%s', (group) => {
  test.each(behaviors.filter((behavior) => behavior.group === group))('$label', async (behavior) => {
    await check(behavior);
    requested++;
  });
});

describe('every recorded behavior', () => {
  test('has a unique name', () => {
    const names = behaviors.map(({ group, label }) => `${group}: ${label}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('that is equal or differs is verified with Cartwright', () => {
    const unasked = behaviors.filter(({ verdict, own }) => !own && (verdict === 'equal' || 'differs' in verdict));
    expect(unasked.map(({ label }) => label)).toEqual([]);
  });

  test('matches its record: the counts', () => {
    console.table(summary(behaviors));
    expect(requested).toBe(behaviors.length);
  });
});
