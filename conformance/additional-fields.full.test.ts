import { expect, test } from 'vitest';
import { openParameters } from './differences/parameters.js';
import { calls } from './faults/calls.js';
import { capture } from './harness/capture.js';
import { listDifferences } from './harness/list-differences.js';
import { patience } from './harness/same-call.js';
import { official, openOfficial, ours, type AnyClient } from './harness/sides.js';
import type { SentRequest } from './harness/stub-fetch.js';

const theirs = openOfficial({ fetch }) as unknown as AnyClient;
const readParameters = openParameters();

const operations = calls.map(({ spec, args = [] }) => {
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

test.each([...new Set(operations.map(({ module }) => module))])(
  'fields of requests of %s: every addition to the official client is a listed difference',
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
    const expected = listDifferences('fields').filter((field) => {
      const [id = ''] = field.split(': ');
      return `.${id}`.includes(`.${module}.`);
    });
    expect([...found].sort()).toEqual(expected);
  },
  patience,
);

test('request options are the last argument of each operation', () => {
  for (const { id, spec, forms } of operations)
    if (forms.length > 0)
      expect([id, spec.args?.length ?? 0]).toEqual([id, Math.max(...forms.map((form) => form.length)) - 1]);
});
