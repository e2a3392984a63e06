import * as stores from '@cartwright/stores';
import { describe, expect, test } from 'vitest';
import { officialV3Modules } from '../harness/sides.js';

type Exports = Readonly<Record<string, unknown>>;

const isEnumeration = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every((word) => typeof word === 'string');

/** Enumerations of a module. Error codes are constants in Cartwright only. */
const enumerations = (module: Exports) =>
  Object.fromEntries(
    Object.entries(module).flatMap(([name, value]) =>
      isEnumeration(value) && !/(ErrorCode|ValidationRule)$/.test(name) ? [[name, Object.values(value).sort()]] : [],
    ),
  );

const getFunctions = (module: Exports) =>
  Object.keys(module)
    .filter((name) => typeof module[name] === 'function')
    .sort();

const modules = Object.entries(officialV3Modules).map(([name, official]) => ({
  name,
  official,
  ours: (stores as unknown as Record<string, Exports>)[name] ?? {},
}));

describe.each(modules)('$name', ({ official, ours }) => {
  test('has the functions and events of the official module, no more and no less', () => {
    expect(getFunctions(official).length).toBeGreaterThan(0);
    expect(getFunctions(ours)).toEqual(getFunctions(official));
  });

  test('has the enumerations of the official module, no more and no less', () => {
    expect(enumerations(ours)).toEqual(enumerations(official));
  });
});
