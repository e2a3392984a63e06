import { createEmulator } from '@cartwright/emulator';
import { describe, expect, test } from 'vitest';
import { isFull } from '../../scripts/lib/scope.js';
import { differences } from '../differences.js';
import { items } from './index.js';
import { openSymbols } from './symbols.js';
import { laterSummary, listPartial, summary } from './summary.js';
import { testNames } from './test-names.js';
import { hasTest } from './titles.js';

const emulator = '@cartwright/emulator#createEmulator';
const unknown = '@cartwright/emulator#Nothing';

const named = (key: 'symbol' | 'route' | 'test') => items.flatMap((item) => item[key] ?? []);

const symbols = openSymbols([...named('symbol'), emulator, unknown]);

describe('the coverage of the specification', () => {
  test('every item has a unique ID', () => {
    const ids = items.map((item) => item.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('every done item names a symbol or a route, and a test', () => {
    const bare = items.filter((item) => item.status === 'done' && !((item.symbol ?? item.route) && item.test));
    expect(bare.map((item) => item.id)).toEqual([]);
  });

  test('every done call names a symbol, a route and a test', () => {
    const calls = items.filter(
      (item) => item.status === 'done' && / (\/|orders)/.test(item.text) && item.id.startsWith('call.'),
    );
    expect(calls.filter((item) => !(item.symbol && item.route && item.test)).map((item) => item.id)).toEqual([]);
  });

  test('every partial item describes the missing part, and has the evidence of the rest', () => {
    const bare = items.filter((item) => item.status === 'partial' && !(item.note && item.symbol && item.test));
    expect(bare.map((item) => item.id)).toEqual([]);
  });

  test('an item is partial if it differs on purpose, and its difference is listed with the reason', () => {
    const listed = new Set<string>(differences.map(({ id }) => id));
    const wrong = items.filter(
      ({ difference, status }) => difference && (status !== 'partial' || !listed.has(difference)),
    );
    expect(wrong.map((item) => item.id)).toEqual([]);
    expect(listPartial()).toContainEqual({
      text: 'If the refresh fails, anonymous visitor tokens are requested (role visitor)',
      note: 'only if the platform rejects the refresh; the session is kept if the platform is unavailable',
      reason: differences.find(({ id }) => id === 'unreachable-renewal-keeps-session')?.reason,
    });
  });

  test('every named symbol exists, and every named enumeration has all its values', () => {
    expect(named('symbol').filter((symbol) => !symbols.has(symbol))).toEqual([]);
    const lacking = items.flatMap(({ id, symbol, values }) => {
      if (!symbol || !values) return [];
      const known = symbols.values(symbol);
      return values.filter((value) => !known.includes(value)).map((value) => `${id}: ${value}`);
    });
    expect(lacking).toEqual([]);
  }, 60_000);

  test('every named route is the emulator’s', () => {
    const routes = new Set(createEmulator().routes.map((route) => route.id));
    expect([...new Set(named('route'))].filter((id) => !routes.has(id))).toEqual([]);
  });

  test('every named test exists', () => {
    expect([...new Set(named('test'))].filter((name) => !hasTest(name))).toEqual([]);
  });

  // Vitest collects the tests of these files: twice the time of all others.
  test.runIf(isFull)(
    'a title with placeholders comes with the name of one of its tests, and that test exists',
    () => {
      const tables = items.flatMap(({ id, test: title = '', row }) =>
        row !== undefined || /%[a-z#]|\$/.test(title) ? [{ id, file: title.split(' > ')[0] ?? '', row }] : [],
      );
      const names = testNames([...new Set(tables.map(({ file }) => file))]);
      expect(tables.filter(({ file, row }) => !row || !names.has(`${file} > ${row}`)).map(({ id }) => id)).toEqual([]);
    },
    120_000,
  );

  test('a symbol, value or test that does not exist is detected', () => {
    expect(symbols.has(emulator)).toBe(true);
    expect(symbols.has(`${emulator}.nothing`)).toBe(false);
    expect(symbols.has(unknown)).toBe(false);
    expect(symbols.values(emulator)).toEqual([]);
    expect(hasTest('conformance/coverage/coverage.test.ts > that does not exist is detected')).toBe(true);
    expect(hasTest('conformance/coverage/coverage.test.ts > no such test')).toBe(false);
    expect(hasTest('conformance/coverage/none.test.ts > the counts')).toBe(false);
  }, 60_000);

  test('every operation of a later module is done, or states what is missing', () => {
    const { All: all } = laterSummary();
    expect(all?.done).toBeGreaterThan(150);
    expect(all?.planned).toBe(0);
  });

  test('the counts', () => {
    const counts = summary();
    console.table(counts);
    expect(counts['All']).toEqual({
      done: expect.any(Number) as number,
      partial: expect.any(Number) as number,
      planned: expect.any(Number) as number,
    });
  });
});
