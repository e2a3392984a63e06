import { expect } from 'vitest';
import type { AnyClient } from '../harness/sides.js';
import { both, invoke, type Show } from './show.js';

type Builder = Record<string, (...args: unknown[]) => Builder & PromiseLike<unknown>>;

const filter = (client: AnyClient) => invoke(client, 'items.filter') as Builder;
const error = { code: 'WDE0073', description: 'WDE0073: missing', data: {} };
const refused = { referenceMetadata: { originalIndex: 0, success: false, error } };

/** Differences in data items. */
export const dataItemShows = {
  'refused-references': async () => {
    const { theirs, own } = await both((client) => invoke(client, 'items.insertReference', 'C', 'tags', 'a', 'b'), {
      json: { results: [refused], bulkActionMetadata: { totalFailures: 1 } },
    });
    expect(theirs.error).toBeUndefined();
    expect(own.error).toMatchObject({ code: 'WDE0073' });
  },

  'filters-of-counts': async () => {
    const { theirs, own } = await both((client) =>
      invoke(client, 'items.count', 'C', { filter: filter(client)['eq']!('a', 1) }),
    );
    expect(theirs.sent[0]?.body).toHaveProperty('filter.invalidArguments', []);
    expect(own.sent[0]?.body).toEqual({ dataCollectionId: 'C', filter: { a: 1 } });
  },

  'repeated-conditions': async () => {
    const { theirs, own } = await both(
      (client) => {
        const nested = filter(client)['eq']!('a', 1);
        const query = invoke(client, 'items.query', 'C') as Builder;
        return query['and']!(nested)['eq']!('a', 2)['count']!();
      },
      { json: { totalCount: 0 } },
    );
    expect(theirs.sent[0]?.body).toHaveProperty('filter', { $and: [{}, { a: 1 }, { a: 2 }] });
    expect(own.sent[0]?.body).toHaveProperty('filter', { $and: [{ a: 1 }, { a: 2 }] });
  },
} satisfies Record<string, Show>;
