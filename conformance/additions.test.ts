import { describe, expect, test } from 'vitest';
import { listDifferences } from './harness/list-differences.js';
import { openOfficial, openOurs, type AnyClient } from './harness/sides.js';

const theirs = openOfficial({ fetch }) as unknown as AnyClient;

/**
 * Official modules of which the specification only contains the events, with a property that every Cartwright client
 * has.
 */
const eventModules = ['contactTaxDetails', 'send', 'shippoConfigurations', 'taxExemptGroups'];

describe('every addition to the official client is a listed difference', () => {
  test('additional functions and modules are listed', () => {
    const own = openOurs({ fetch }) as unknown as AnyClient;
    const functions = Object.keys(theirs).flatMap((module) =>
      typeof own[module] === 'object'
        ? Object.keys(own[module]).flatMap((name) => (name in theirs[module]! ? [] : [`${module}.${name}`]))
        : [],
    );
    const modules = Object.keys(own).filter((module) => !(module in theirs) && !eventModules.includes(module));
    expect([...functions, ...modules].sort()).toEqual(listDifferences('exports'));
  });

  test('functions and members that only the official client has are listed', () => {
    const own = openOurs({ fetch }) as unknown as AnyClient;
    const absent = Object.entries(theirs).flatMap(([module, functions]) => {
      if (!(module in own)) return [module];
      const ours = own[module]!;
      return Object.keys(functions).flatMap((name) => (name in ours ? [] : [`${module}.${name}`]));
    });
    expect(absent.sort()).toEqual(listDifferences('absent'));
  });
});
