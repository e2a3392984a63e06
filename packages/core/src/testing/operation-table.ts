import { expect, test } from 'vitest';
import { createClient } from '../client/create-client.js';
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

/**
 * Tests that operations of a module send and return what their rows specify, without modifying their arguments. For
 * operations that the comparison with generated values in `conformance/operations` does not cover completely.
 */
export const operationTable = (module: object, rows: Readonly<Record<string, Row>>): void => {
  test.each(Object.entries(rows))(
    '%s sends the request and returns the result',
    async (name, { args, method, path, query = {}, body, answer, returns }) => {
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
    },
  );
};

/**
 * Tests that operations of a module refuse arguments without a request. IDs in paths are refused in one place for all
 * operations: see the tests of `operation`.
 */
export const refusalTable = (module: object, refusals: Refusals): void => {
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
