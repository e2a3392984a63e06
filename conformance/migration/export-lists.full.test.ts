import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import {
  findCounterpart,
  counterparts,
  singlePackage,
} from '../../packages/cli/src/commands/codemod/official/counterparts.js';
import { missingMembers } from '../../packages/cli/src/commands/codemod/official/missing-members.js';
import { readExportLists } from './export-lists.js';

const { official, own } = readExportLists();

/** Exports of `@wix/sdk` whose name Cartwright uses for something else. */
const otherMeanings = [
  'Aggregation',
  'EventDefinition',
  'Filter',
  'Query',
  'QueryBuilder',
  'QuerySpec',
  'RequestOptions',
  'SearchDetails',
];

const namespaced = [...official.keys()].flatMap((key) => {
  const [module = '', namespace] = key.split('#');
  const counterpart = namespace === undefined ? undefined : findCounterpart(module, namespace);
  return counterpart ? [{ key, own: own.get(`${counterpart.module}#${counterpart.name}`) }] : [];
});

/** The official members that Cartwright does not have. The name of an enumeration stands for its literals, too. */
const missing = Object.fromEntries(
  namespaced.map(({ key, own }) => {
    const has = (name: string) => own?.has(name) === true;
    const names = [...(official.get(key) ?? [])].filter(
      (name) => !has(name) && !(name.endsWith('WithLiterals') && has(name.slice(0, -'WithLiterals'.length))),
    );
    return [key, names.sort().join(' ')];
  }),
);

test('the official packages export every mapped name, and Cartwright its counterpart', () => {
  const wrong = Object.entries(counterparts).flatMap(([module, names]) =>
    Object.keys(names).filter((name) => {
      const counterpart = findCounterpart(module, name);
      const isOfficial = official.get(module)?.has(name) ?? official.has(`${module}#${name}`);
      return !isOfficial || !counterpart || !own.get(counterpart.module)?.has(counterpart.name);
    }),
  );
  expect(wrong).toEqual([]);
});

test('every export of @wix/sdk that Cartwright has is mapped', () => {
  const ours = ['core', 'identity', 'identity/server'].flatMap((name) => [...(own.get(`@cartwright/${name}`) ?? [])]);
  const same = [...(official.get('@wix/sdk') ?? [])].filter((name) => ours.includes(name));
  const unmapped = same.filter((name) => !findCounterpart('@wix/sdk', name));
  expect(unmapped.sort()).toEqual(otherMeanings);
});

test('every namespace that Cartwright has is mapped', () => {
  const getNamespaces = (names: Iterable<string>) => [...names].flatMap((key) => key.split('#')[1] ?? []);
  const ours = new Set(getNamespaces(own.keys()));
  const unmapped = [...official.keys()].filter((key) => {
    const [module = '', namespace] = key.split('#');
    return namespace !== undefined && ours.has(namespace) && !findCounterpart(module, namespace);
  });
  // Another API: that of the plugin which manages the inventory of an app.
  expect(unmapped).toEqual(['@wix/ecom#inventory']);
});

test('packages with a single namespace have an entry point', () => {
  const folder = join(import.meta.dirname, '../node_modules/@wix');
  const packages = readdirSync(folder).filter((name) => /^auto_sdk_(?!.*-\d+\.\d)|^marketing_/.test(name));
  const replaced = packages.flatMap((name) => singlePackage(`@wix/${name}`) ?? []);
  const keys = replaced.map(({ module, namespace }) => `${module}#${namespace}`);
  // The package of data items is named otherwise: `@wix/wix-data-items-sdk`.
  const expected = namespaced.map(({ key }) => key).filter((key) => key !== '@wix/data#items');
  expect(keys.sort()).toEqual(expected.sort());
  for (const { entry } of replaced) {
    const [, name = '', path = ''] = entry.split('/');
    const file = join(import.meta.dirname, '../../packages', name, 'package.json');
    const { exports } = JSON.parse(readFileSync(file, 'utf8')) as { exports: object };
    expect(Object.keys(exports)).toContain(`./${path}`);
  }
});

// Run with WRITE_MISSING_MEMBERS=1 to write the list after an upgrade of the official packages.
test('the list of the missing members is complete', async () => {
  if (process.env['WRITE_MISSING_MEMBERS']) {
    const file = join(import.meta.dirname, '../../packages/cli/src/commands/codemod/official/missing-members.ts');
    const text = `/** Exports of the official namespaces that Cartwright does not have. Written by \`conformance/migration\`. */
export const missingMembers: Readonly<Record<string, string>> = ${JSON.stringify(missing)};
`;
    writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'typescript' }));
  }
  expect(missingMembers).toEqual(missing);
});
