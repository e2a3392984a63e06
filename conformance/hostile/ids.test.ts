import { createClient, isCartwrightError, operation } from '@cartwright/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anId } from '../faults/arguments/an-id.js';
import { calls, type Call } from '../faults/calls.js';
import { hostileText } from './hostile-text.js';
import { runs, patience } from './runs.js';

/** Operations whose path parameter is an enumeration value, not an ID. */
const withoutIds = ['identity.authentication.verify'];

/** Operations with IDs in their path. */
const operations = calls.filter(({ spec }) => spec.path.includes('{') && !withoutIds.includes(spec.id));

/** Replaces the ID in an argument: the argument itself, or the ID fields of the first one. */
const withId = (argument: unknown, id: string, isFirst: boolean): unknown => {
  if (argument === anId || (isFirst && typeof argument === 'string')) return id;
  if (!isFirst || typeof argument !== 'object' || argument === null) return argument;
  return Object.fromEntries(Object.entries(argument).map(([name, value]) => [name, value === anId ? id : value]));
};

/** Calls the operation with an ID in place of all path IDs, and with otherwise valid arguments. */
const sendWith = async ({ spec, args = [] }: Call, id: string) => {
  const sent: string[] = [];
  const fetch: typeof globalThis.fetch = (url) => {
    sent.push(url as string);
    return Promise.resolve(new Response('{}'));
  };
  const run = createClient({ fetch }).use(operation<unknown[], unknown>(spec as never));
  const error: unknown = await run(...args.map((argument, index) => withId(argument, id, index === 0))).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { sent, error };
};

const canBeAnId = (text: string) => text.trim() !== '' && text !== '.' && text !== '..' && !/\p{Cs}/u.test(text);

describe('arbitrary IDs', () => {
  test('every operation with an ID in its path is called with one', async () => {
    expect(operations.length).toBeGreaterThan(50);
    for (const call of operations) {
      const { sent } = await sendWith(call, 'tame');
      expect(sent[0], call.spec.id).toContain('/tame');
    }
  });

  test(
    'an ID is one segment of the path, or nothing is sent',
    async () => {
      let refused = 0;
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...operations), hostileText, async (call, id) => {
          const { sent, error } = await sendWith(call, id);
          if (!canBeAnId(id)) {
            refused++;
            expect(sent).toEqual([]);
            expect(isCartwrightError(error) && error.code).toBe('invalid_argument');
            return;
          }
          expect(error).toBeUndefined();
          expect(sent).toHaveLength(1);
          const template = call.spec.path.split('/');
          const { origin, pathname, hash, username } = new URL(sent[0] ?? '');
          const segments = pathname.split('/');
          expect([origin.endsWith('.wixapis.com'), hash, username]).toEqual([true, '', '']);
          expect(segments).toHaveLength(template.length);
          for (const [index, part] of template.entries()) {
            expect(decodeURIComponent(segments[index] ?? '')).toBe(part.startsWith('{') ? id : part);
          }
        }),
        { numRuns: runs },
      );
      console.log(`ids: ${runs} calls of ${operations.length} operations, ${refused} refused`);
    },
    patience,
  );
});
