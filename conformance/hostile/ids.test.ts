import { createClient, isCartwrightError, type Operation } from '@cartwright/core';
import * as ecom from '@cartwright/ecom';
import * as identity from '@cartwright/identity';
import * as stores from '@cartwright/stores';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileText } from './hostile-text.js';
import { runs, patience, seed } from './runs.js';

type AnyOperation = Operation<unknown[], unknown>;

/** Its placeholder is one of a few words, and no id. */
const withoutIds = ['identity.authentication.verify'];

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'function' && 'spec' in value && typeof (value.spec as { path?: unknown }).path === 'string';

/** Every operation that puts an id into its path: the id is the first argument. */
const operations = [ecom, identity, stores]
  .flatMap((module) => Object.values<unknown>(module))
  .flatMap((namespace) => (typeof namespace === 'object' && namespace ? Object.values<unknown>({ ...namespace }) : []))
  .filter(isOperation)
  .filter(({ spec }) => spec.path.includes('{') && !withoutIds.includes(spec.id));

/** Calls it with an id, and empty objects as further arguments. */
const sendWith = async (operation: AnyOperation, id: string) => {
  const sent: string[] = [];
  const fetch: typeof globalThis.fetch = (url) => {
    sent.push(url as string);
    return Promise.resolve(new Response('{}'));
  };
  const more = Array.from({ length: Math.max(0, (operation.spec.input?.length ?? 0) - 1) }, () => ({}));
  const error: unknown = await createClient({ fetch })
    .use(operation)(id, ...more)
    .then(
      () => undefined,
      (reason: unknown) => reason,
    );
  return { sent, error };
};

const canBeAnId = (text: string) => text.trim() !== '' && text !== '.' && text !== '..' && !/\p{Cs}/u.test(text);

describe('ids from anywhere', () => {
  test('every operation with an id takes it as its first argument', async () => {
    expect(operations.length).toBeGreaterThan(5);
    for (const operation of operations) {
      const { sent } = await sendWith(operation, 'tame');
      expect(sent[0], operation.spec.id).toContain('/tame');
    }
  });

  test(
    'an id is one segment of the path, or nothing is sent',
    async () => {
      let refused = 0;
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...operations), hostileText, async (operation, id) => {
          const { sent, error } = await sendWith(operation, id);
          if (!canBeAnId(id)) {
            refused++;
            expect(sent).toEqual([]);
            expect(isCartwrightError(error) && error.code).toBe('invalid_argument');
            return;
          }
          expect(error).toBeUndefined();
          expect(sent).toHaveLength(1);
          const template = operation.spec.path.split('/');
          const { origin, pathname, hash, username } = new URL(sent[0] ?? '');
          const segments = pathname.split('/');
          expect([origin.endsWith('.wixapis.com'), hash, username]).toEqual([true, '', '']);
          expect(segments).toHaveLength(template.length);
          for (const [index, part] of template.entries()) {
            expect(decodeURIComponent(segments[index] ?? '')).toBe(part.startsWith('{') ? id : part);
          }
        }),
        { numRuns: runs, seed },
      );
      console.log(`ids: ${runs} calls of ${operations.length} operations, ${refused} refused`);
    },
    patience,
  );
});
