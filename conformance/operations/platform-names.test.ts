import fc from 'fast-check';
import { isCartwrightError } from '@cartwright/core';
import { describe, expect, test } from 'vitest';
import { calls } from '../faults/calls.js';
import { capture } from '../harness/capture.js';
import { official, openOfficial, ours, type AnyClient } from '../harness/sides.js';
import type { SentRequest } from '../harness/stub-fetch.js';
import { patience, runs } from '../harness/same-call.js';

/** Field names in the SDK and on the platform. */
const wireNames = { _id: 'id', _createdDate: 'createdDate', _updatedDate: 'updatedDate' } as const;

type Names = 'sdk' | 'wire' | 'both';
const names = fc.constantFrom<Names[]>('sdk', 'wire', 'both');
const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2050-01-01'), noInvalidDate: true });

/** Change of one object of the arguments. */
const change = fc.record({
  names,
  more: fc.record({ id: fc.uuid(), createdDate: moment, updatedDate: moment }, { requiredKeys: [] }),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** Changes of a filter. The official client sends a filter on `_id` and `id` as two, although they are one field. */
const onlyNames = (next: () => Change) => (): Change => ({ names: next().names === 'sdk' ? 'sdk' : 'wire', more: {} });

/** The arguments with each object changed: fields with the platform's names, and additional ones. */
const changed = (value: unknown, next: () => Change): unknown => {
  if (Array.isArray(value)) return value.map((item) => changed(item, next));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const { names, more } = next();
  const fields = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const wire = wireNames[key as keyof typeof wireNames] as string | undefined;
    const result = changed(inner, key === 'filter' ? onlyNames(next) : next);
    return !wire || names === 'sdk'
      ? [[key, result]]
      : names === 'wire'
        ? [[wire, result]]
        : [
            [key, result],
            [wire, result],
          ];
  });
  return { ...Object.fromEntries(fields), ...more };
};

/** Operations whose arguments the official client does not send. */
const dropsArguments = new Set(['updatePayments', 'listCategoriesForItems']);

const client = openOfficial({ fetch }) as unknown as AnyClient;
const both = calls.flatMap(({ spec, args = [] }) => {
  const [, module = '', name = ''] = spec.id.split('.');
  const isComparable = client[module]?.[name] && !dropsArguments.has(name) && JSON.stringify(args).includes('{');
  return isComparable ? [{ id: spec.id, module, name, args }] : [];
});

/**
 * The part of Cartwright's requests that the official client sends too. Cartwright may send more of the given fields.
 */
const atLeast = (sent: readonly SentRequest[]) =>
  sent.map(({ query, ...request }) => ({
    ...request,
    query: Array.isArray(query) ? (expect.arrayContaining(query) as unknown) : query,
  }));

describe('arguments with the platform’s names', () => {
  test.each(both)(
    '$id',
    async ({ module, name, args }) => {
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
          const given = () => {
            let index = 0;
            const next = () => changes[index++ % changes.length]!;
            return args.map((argument, place) =>
              changed(argument, name.endsWith('Filter') && place === 0 ? onlyNames(next) : next),
            );
          };
          const call = (client: AnyClient) => client[module]![name]!(...given());
          const theirs = await capture(official, { json: {} }, call);
          const own = await capture(ours, { json: {} }, call);
          const isUsable = theirs.sent.length > 0 && !theirs.sent[0]!.path.includes('/undefined');
          if (!isUsable) expect(own.error === undefined || isCartwrightError(own.error)).toBe(true);
          else
            expect({ sent: own.sent, error: own.error }).toMatchObject({
              sent: atLeast(theirs.sent),
              error: undefined,
            });
        }),
        {
          numRuns: Math.ceil(runs / 3),
          examples: [[[{ names: 'wire', more: {} }]], [[{ names: 'both', more: {} }]]],
        },
      );
    },
    patience,
  );
});
