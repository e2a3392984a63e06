import { expect, test } from 'vitest';
import { openCatalog } from '../testing/open-catalog.js';
import type { CatalogProductFilter, CatalogProductQuery } from './index.js';

const all: CatalogProductQuery = {
  filter: {
    ids: ['a', 'b'],
    categoryId: 'c',
    namePrefix: 'Lin',
    text: 'wool',
    fuzzy: true,
    minPrice: '9.90',
    maxPrice: 20,
    type: 'digital',
  },
  sort: 'price',
  limit: 12,
};

test('Catalog V1: conditions, sort orders and pages', async () => {
  const { catalog, queries } = openCatalog('v1', { '/query-platformized': { products: [] } });
  await catalog.queryProducts(all);
  for (const sort of ['name', '-name', '-price', 'newest'] as const)
    await catalog.queryProducts({ sort, cursor: '50' });
  const paging = { limit: 50, offset: 50 };
  const sorted = (fieldName: string, order: string) => ({
    query: { filter: {}, sort: [{ fieldName, order }], paging },
  });
  expect(queries()).toEqual([
    {
      query: {
        filter: {
          id: { $in: ['a', 'b'] },
          collectionIds: { $hasSome: ['c'] },
          productType: 'digital',
          price: { $gte: 9.9, $lte: 20 },
          name: { $startsWith: 'Lin', $contains: 'wool' },
        },
        sort: [{ fieldName: 'price', order: 'ASC' }],
        paging: { limit: 12, offset: 0 },
      },
    },
    sorted('name', 'ASC'),
    sorted('name', 'DESC'),
    sorted('price', 'DESC'),
    sorted('numericId', 'DESC'),
  ]);
});

const count = { name: 'count', type: 'SCALAR', fieldPath: 'id', scalar: { type: 'COUNT_DISTINCT' } };

test('Catalog V3: conditions, sort orders and pages', async () => {
  const { catalog, queries } = openCatalog('v3', { '/products/search': { products: [] } });
  await catalog.queryProducts({ ...all, filter: { ...all.filter, inStock: true, brand: 'Fernweh' } });
  await catalog.queryProducts({ sort: 'newest' });
  await catalog.queryProducts({ ...all, cursor: 'next' });
  const searches = queries().map((query) => (query as { search: unknown }).search);
  expect(searches).toEqual([
    {
      filter: {
        id: { $in: ['a', 'b'] },
        'directCategoriesInfo.categories': { $matchItems: [{ id: 'c' }] },
        name: { $startsWith: 'Lin' },
        'actualPriceRange.minValue.amount': { $gte: 9.9, $lte: 20 },
        productType: 'DIGITAL',
        'inventory.availabilityStatus': { $in: ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK'] },
        'brand.name': 'Fernweh',
      },
      search: { expression: 'wool', mode: 'AND', fuzzy: true },
      sort: [{ fieldName: 'actualPriceRange.minValue.amount', order: 'ASC' }],
      aggregations: [count],
      cursorPaging: { limit: 12 },
    },
    {
      filter: {},
      sort: [{ fieldName: 'createdDate', order: 'DESC' }],
      aggregations: [count],
      cursorPaging: { limit: 50 },
    },
    { cursorPaging: { limit: 12, cursor: 'next' } },
  ]);
});

test.each([
  ['v1', { inStock: true }, 'Catalog V1 cannot filter products by inStock'],
  ['v1', { brand: 'Fernweh' }, 'Catalog V1 cannot filter products by brand'],
  ['v3', { color: 'red' }, 'Catalog V3 cannot filter products by color'],
] as const)('%s: a condition that is not supported fails before a request: %o', async (version, filter, message) => {
  const { catalog, sent } = openCatalog(version, {});
  await expect(catalog.queryProducts({ filter: filter as CatalogProductFilter })).rejects.toMatchObject({
    kind: 'validation',
    code: 'catalog_unsupported',
    message,
  });
  expect(sent).toEqual([]);
});

test.each(['v1', 'v3'] as const)('%s: product IDs have to be 1 to 100', async (version) => {
  const { catalog, sent } = openCatalog(version, {});
  for (const ids of [[], Array.from({ length: 101 }, String), ['']])
    await expect(catalog.queryProducts({ filter: { ids } })).rejects.toMatchObject({ code: 'invalid_argument' });
  expect(sent).toEqual([]);
});

test('Catalog V1: cursors lead from page to page, to the end', async () => {
  const { catalog } = openCatalog('v1', {
    '/query-platformized': ({ url }: { url: URL }) => {
      const { query } = JSON.parse(Buffer.from(url.searchParams.get('.r') ?? '', 'base64url').toString()) as {
        query: { paging: { offset: number; limit: number } };
      };
      const { offset, limit } = query.paging;
      return { products: ['a', 'b', 'c'].slice(offset, offset + limit).map((id) => ({ id })), metadata: { total: 3 } };
    },
  });
  const first = await catalog.queryProducts({ limit: 2 });
  const second = await catalog.queryProducts({ limit: 2, cursor: first.nextCursor });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect([first.totalCount, second.nextCursor]).toEqual([3, undefined]);
  await expect(catalog.queryProducts({ cursor: 'of another catalog' })).rejects.toMatchObject({
    code: 'invalid_argument',
  });
});

test('Catalog V3: the cursor of the last page is absent', async () => {
  const pages = [
    { products: [{ id: 'a' }], pagingMetadata: { cursors: { next: 'x' }, hasNext: true } },
    { products: [{ id: 'b' }], pagingMetadata: { cursors: { next: 'y' }, hasNext: false } },
  ];
  const { catalog } = openCatalog('v3', { '/products/search': () => pages.shift() ?? {} });
  const first = await catalog.queryProducts();
  expect(first).toMatchObject({ items: [{ id: 'a' }], nextCursor: 'x', totalCount: undefined });
  expect(await catalog.queryProducts({ cursor: first.nextCursor })).toMatchObject({ nextCursor: undefined });
});

test('products and categories that do not exist are undefined', async () => {
  for (const version of ['v1', 'v3'] as const) {
    const { catalog } = openCatalog(version, { '/query-platformized': { products: [] } });
    for (const which of [{ id: 'x' }, { slug: 'x' }]) {
      expect(await catalog.getProduct(which)).toBeUndefined();
      expect(await catalog.getCategory(which)).toBeUndefined();
    }
    await expect(catalog.getProduct({ slug: ' ' })).rejects.toMatchObject({ code: 'invalid_argument' });
  }
});

test('categories of both versions', async () => {
  const v1 = openCatalog('v1', {
    '/collections/query': {
      collections: [
        { id: 'c', name: 'Hats', slug: 'hats', numberOfProducts: 2, media: { mainMedia: { image: { url: 'h.jpg' } } } },
      ],
      metadata: { total: 1 },
    },
  });
  const v3 = openCatalog('v3', {
    '/categories/query': {
      categories: [{ id: 'c', name: 'Hats', slug: 'hats', itemCounter: 2, visible: true, parentCategory: { id: 'p' } }],
    },
  });
  const hats = { id: 'c', name: 'Hats', slug: 'hats', description: '', visible: true, productCount: 2 };
  expect((await v1.catalog.queryCategories()).items).toMatchObject([
    { ...hats, image: 'h.jpg', parentId: undefined, raw: { version: 'v1', entity: { _id: 'c' } } },
  ]);
  expect((await v3.catalog.queryCategories()).items).toMatchObject([
    { ...hats, image: undefined, parentId: 'p', raw: { version: 'v3', entity: { _id: 'c', itemCounter: 2 } } },
  ]);
  expect(v3.queries()).toEqual([
    {
      query: { sort: [{ fieldName: 'name', order: 'ASC' }], cursorPaging: { limit: 50 } },
      treeReference: { appNamespace: '@wix/stores', treeKey: null },
      fields: ['DESCRIPTION'],
    },
  ]);
});
