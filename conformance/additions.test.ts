import { describe, expect, test } from 'vitest';
import { repetitions } from '../scripts/lib/scope.js';
import { differences, type Difference } from './differences.js';
import { openParameters } from './differences/parameters.js';
import { calls } from './faults/calls.js';
import { capture } from './harness/capture.js';
import { patience } from './harness/same-call.js';
import { official, openOfficial, openOurs, ours, type AnyClient } from './harness/sides.js';
import type { SentRequest } from './harness/stub-fetch.js';

const listed = (list: 'fields' | 'exports' | 'absent'): string[] =>
  (differences as readonly Difference[]).flatMap((difference) => difference[list] ?? []).sort();

const theirs = openOfficial({ fetch }) as unknown as AnyClient;
const readParameters = openParameters();

/** Step between the tested operations. */
const STEP = repetitions({ sample: 5, full: 1 });

const tested = calls.filter((_, index) => index % STEP === 0);
const skipped = calls.filter((call) => !tested.includes(call)).map(({ spec }) => spec.id);

const operations = tested.map(({ spec, args = [] }) => {
  const [name = '', module = ''] = spec.id.split('.').reverse();
  return { id: spec.id, spec, module, name, args, forms: readParameters(module, name) };
});

/** Values for a field of unknown type. At least one of them can be sent. */
const values = ['text', 1, true, ['text'], new Date(0), {}, [{}], 'https://shop.example/a', [1]];

/** Paths of all fields of a request, without list positions. */
const getPaths = (value: unknown, path = ''): string[] => {
  if (typeof value !== 'object' || value === null) return [path];
  if (Array.isArray(value)) return [path, ...value.flatMap((item) => getPaths(item, path))];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => getPaths(inner, path ? `${path}.${key}` : key))];
};
const sentPaths = ({ body, query }: SentRequest): string[] => [
  ...getPaths(body),
  ...(Array.isArray(query) ? (query as [string, string][]).map(([key]) => key) : getPaths(query)),
];

/** Paths that Cartwright sends and the official client does not, when an argument has an additional field. */
async function additions(module: string, name: string, args: readonly unknown[], index: number, field: string) {
  const argument = (args[index] ?? {}) as Record<string, unknown>;
  for (const value of field in argument ? [argument[field]] : values) {
    const call = (client: AnyClient) => {
      const given = structuredClone([...args]);
      given[index] = { ...(given[index] as object | undefined), [field]: structuredClone(value) };
      return client[module]![name]!(...given);
    };
    const own = (await capture(ours, { json: {} }, call)).sent[0];
    const other = (await capture(official, { json: {} }, call)).sent[0];
    if (own && other) {
      const known = new Set(sentPaths(other));
      return sentPaths(own).filter((path) => !known.has(path));
    }
  }
  return [];
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !(value instanceof Date);

describe('every addition to the official client is a listed difference', () => {
  test.each([...new Set(operations.map(({ module }) => module))])(
    'fields of requests of %s: each field that the types of an operation declare',
    async (module) => {
      const found = new Set<string>();
      for (const { id, name, args, forms } of operations.filter((operation) => operation.module === module)) {
        if (!theirs[module]?.[name]) continue;
        for (const form of forms)
          for (const [index, fields] of form.slice(0, -1).entries()) {
            if (args[index] !== undefined && !isObject(args[index])) continue;
            for (const field of fields)
              for (const path of await additions(module, name, args, index, field)) found.add(`${id}: ${path}`);
          }
      }
      const expected = listed('fields').filter((field) => {
        const [id = ''] = field.split(': ');
        return `.${id}`.includes(`.${module}.`) && !skipped.includes(id);
      });
      expect([...found].sort()).toEqual(expected);
    },
    patience,
  );

  test('additional functions and modules are listed', () => {
    const own = openOurs({ fetch }) as unknown as AnyClient;
    const functions = Object.keys(theirs).flatMap((module) =>
      typeof own[module] === 'object'
        ? Object.keys(own[module]).flatMap((name) => (name in theirs[module]! ? [] : [`${module}.${name}`]))
        : [],
    );
    const modules = Object.keys(own).filter((module) => !(module in theirs) && !eventModules.includes(module));
    expect([...functions, ...modules].sort()).toEqual(listed('exports'));
  });

  test('functions and members that only the official client has are listed', () => {
    const own = openOurs({ fetch }) as unknown as AnyClient;
    const absent = Object.entries(theirs).flatMap(([module, functions]) => {
      if (!(module in own)) return [module];
      const ours = own[module]!;
      return Object.keys(functions).flatMap((name) => (name in ours ? [] : [`${module}.${name}`]));
    });
    expect(absent.sort()).toEqual(listed('absent'));
  });
});

/**
 * Official modules of which the specification only contains the events, with a property that every Cartwright client
 * has.
 */
const eventModules = ['contactTaxDetails', 'send', 'shippoConfigurations', 'taxExemptGroups'];

test('request options are the last argument of each operation', () => {
  for (const { id, spec, forms } of operations)
    if (forms.length > 0)
      expect([id, spec.args?.length ?? 0]).toEqual([id, Math.max(...forms.map((form) => form.length)) - 1]);
});
