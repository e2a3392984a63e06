import { expect } from 'vitest';
import type { Capture } from '../harness/capture.js';
import type { AnyClient } from '../harness/sides.js';
import { both, invoke, type Show } from './show.js';

type Builder = Record<string, (...args: unknown[]) => Builder & PromiseLike<unknown>>;

const begin = (client: AnyClient) => invoke(client, 'products.queryProducts') as Builder;
const queries = ({ sent }: Capture) =>
  sent.map(({ query }) => (query as { packed?: { query: { filter?: unknown } } }).packed?.query);
const filters = (capture: Capture) => queries(capture).map((query) => query?.filter);
const treeReference = { appNamespace: '@wix/stores', treeKey: null };
const none = { json: { products: [] } };

/** Differences in the query builder. */
export const queryShows = {
  'not-adds': async () => {
    const { theirs, own } = await both(
      (client) => begin(client).eq!('slug', 'a').not!(begin(client).eq!('name', 'b')).find!(),
      none,
    );
    expect(filters(theirs)).toEqual([{ $not: { name: 'b' } }]);
    expect(filters(own)).toEqual([{ $and: [{ slug: 'a' }, { $not: { name: 'b' } }] }]);
  },

  'several-values': async () => {
    const { theirs, own } = await both(async (client) => {
      await begin(client).in!('slug', 'a', 'b').find!();
      await begin(client).hasSome!('collectionIds', ['a'], 'b').find!();
    }, none);
    expect(filters(theirs)).toEqual([{ slug: { $in: 'a' } }, { collectionIds: { $hasSome: ['a'] } }]);
    expect(filters(own)).toEqual([{ slug: { $in: ['a', 'b'] } }, { collectionIds: { $hasSome: ['a', 'b'] } }]);
  },

  'cursor-for-any-query': async () => {
    const { theirs, own } = await both((client) => begin(client).limit!(7).skipTo!('kept').find!(), none);
    expect(theirs.error).toBeInstanceOf(TypeError);
    expect(queries(own)).toEqual([{ cursorPaging: { limit: 7, cursor: 'kept' } }]);
  },

  'operators-declared': async () => {
    const { theirs } = await both(
      (client) => begin(client).isEmpty!('sku').isNotEmpty!('slug').between!('price', 1, 2).find!(),
      none,
    );
    const { own } = await both(
      (client) => begin(client).eq!('sku', null).ne!('slug', null).ge!('price', 1).lt!('price', 2).find!(),
      none,
    );
    expect(filters(own)).toEqual(filters(theirs));
    const { own: alone } = await both((client) => void begin(client).isEmpty!('sku'));
    expect(alone.error).toBeInstanceOf(TypeError);
  },

  'empty-category-filter-omitted': async () => {
    const { theirs, own } = await both(
      (client) => (invoke(client, 'categories.queryCategories', { treeReference }) as Builder).find!(),
      { json: { categories: [] } },
    );
    const cursorPaging = { limit: 50 };
    expect(theirs.sent[0]?.body).toEqual({ query: { filter: {}, cursorPaging }, treeReference });
    expect(own.sent[0]?.body).toEqual({ query: { cursorPaging }, treeReference });
  },

  'items-of-categories-sent': async () => {
    const items = [{ catalogItemId: 'cap', appId: 'stores' }];
    const { theirs, own } = await both((client) =>
      invoke(client, 'categories.listCategoriesForItems', structuredClone(items), { treeReference }),
    );
    expect(theirs.sent[0]).toMatchObject({ method: 'GET', query: [['treeReference.appNamespace', '@wix/stores']] });
    expect(own.sent[0]).toMatchObject({ method: 'POST', body: { items, treeReference }, path: theirs.sent[0]?.path });
  },

  'search-paths-renamed': async () => {
    const search = {
      search: { expression: 'cap', fields: ['brand._id'] },
      aggregations: [{ type: 'VALUE', fieldPath: 'brand._id' }],
    };
    const { theirs, own } = await both((client) =>
      invoke(client, 'productsV3.searchProducts', structuredClone(search), {}),
    );
    const sent = (path: string) => ({
      search: {
        search: { expression: 'cap', fields: [path] },
        aggregations: [{ type: 'VALUE', fieldPath: path }],
      },
    });
    const packed = ({ sent: [request] }: Capture) => (request?.query as { packed?: unknown }).packed;
    expect(packed(theirs)).toEqual(sent('brand._id'));
    expect(packed(own)).toEqual(sent('brand.id'));
  },

  'query-origin-finite': async () => {
    const query = { sort: [{ fieldName: 'name', origin: { latitude: 1, longitude: NaN } }] };
    const { theirs, own } = await both((client) =>
      invoke(client, 'products.queryStoreVariants', structuredClone(query)),
    );
    const sent = (longitude: unknown) => ({ sort: [{ fieldName: 'name', origin: { latitude: 1, longitude } }] });
    expect(theirs.sent[0]?.body).toEqual({ query: sent('NaN') });
    expect(own.sent[0]?.body).toEqual({ query: sent(null) });
  },
} satisfies Record<string, Show>;
