import { describe, expect, test } from 'vitest';
import { createClient } from '../client/create-client.js';
import type { OperationSpec } from '../operation/operation-spec.js';
import { stubFetch } from './stub-fetch.js';

/** Expected request and result of one operation. */
export interface Row {
  readonly args: readonly unknown[];
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | string[]>>;
  readonly body?: unknown;
  readonly answer?: object;
  readonly returns?: unknown;
}

/** Arguments that are rejected without a request, and the field named in the message. */
export type Refusals = readonly (readonly [name: string, args: readonly unknown[], field: string])[];

type Functions = Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;

const open = (module: object, response: object = {}) => {
  const { fetch, sent } = stubFetch(() => structuredClone(response));
  const { bound } = createClient({ modules: { bound: module }, fetch });
  return { bound: bound as Functions, sent };
};

const operationsOf = (module: object) =>
  Object.entries(module).flatMap(([name, value]) => (typeof value === 'function' && 'spec' in value ? [name] : []));

/** Tests that every operation of a module sends and returns what its row specifies, without modifying its arguments. */
export const operationTable = (module: object, rows: Readonly<Record<string, Row>>, refusals: Refusals = []): void => {
  test('every operation is in the table', () => {
    expect(Object.keys(rows).sort()).toEqual(operationsOf(module).sort());
  });

  describe.each(Object.entries(rows))('%s', (name, { args, method, path, query = {}, body, answer, returns }) => {
    test('sends the request and returns the result', async () => {
      const { bound, sent } = open(module, answer);
      const given = structuredClone(args);
      expect(await bound[name]?.(...args)).toEqual(returns);
      expect(args).toEqual(given);
      const request = sent[0];
      const params = request?.url.searchParams;
      const keys = [...new Set(params?.keys())];
      const one = (key: string) => (params?.getAll(key).length === 1 ? params.get(key) : params?.getAll(key));
      expect([request?.method, request?.url.pathname]).toEqual([method, path]);
      expect(Object.fromEntries(keys.map((key) => [key, one(key)]))).toEqual(query);
      expect(request?.body).toEqual(body);
      expect(sent).toHaveLength(1);
    });

    test('options of the call come last', async () => {
      const { bound, sent } = open(module, answer);
      const count = (module as Record<string, { spec: OperationSpec }>)[name]?.spec.args?.length ?? 0;
      const padded = Array.from({ length: count }, (_, index) => args[index]);
      await bound[name]?.(...padded, { headers: { 'x-call': 'a' } });
      expect(sent[0]?.headers.get('x-call')).toBe('a');
    });
  });

  test.each(refusals.map(([name, args, field]) => ({ name, args, field })))(
    '$name refuses $args before anything is sent',
    async ({ name, args, field }) => {
      const { bound, sent } = open(module);
      const message = expect.stringContaining(field) as string;
      await expect((async () => bound[name]?.(...args))()).rejects.toMatchObject({ kind: 'validation', message });
      expect(sent).toHaveLength(0);
    },
  );
};
