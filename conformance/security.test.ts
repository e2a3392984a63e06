import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasTest } from './coverage/titles.js';

test('every test in threats.md exists, and every threat has one', () => {
  const text = readFileSync(new URL('./threats.md', import.meta.url), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('|') && !/^\| (Threat|Mistake|-)/.test(line));
  const named = rows.map((row) => Array.from(row.matchAll(/`([^`]+ > [^`]+)`/g), ([, name = '']) => name));
  expect(named.length).toBeGreaterThan(40);
  expect(rows.filter((_, index) => named[index]?.length === 0)).toEqual([]);
  expect(named.flat().filter((name) => !hasTest(name))).toEqual([]);
});
