import { invalidArgument, isDevelopment, type Client } from '@cartwright/core';
import { getCollectionBySlug } from '../../collections/get-collection-by-slug.js';
import { getCollection } from '../../collections/get-collection.js';
import { findCollections } from '../../find/find-collections.js';
import { getProduct } from '../../products/products/get-product.js';
import { findProducts } from '../../find/find-products.js';
import { queryStoreVariants } from '../../products/store-variants/query-store-variants.js';
import type { StoreVariant } from '../../products/store-variants/store-variant.js';
import { requireText } from '../../shared/require.js';
import { getOneTimePurchasesStatus } from '../../subscription-options/get-one-time-purchases-status.js';
import { getSubscriptionOptionsForProduct } from '../../subscription-options/get-subscription-options-for-product.js';
import type { CatalogReads } from '../catalog.js';
import { rejectConditions, toPriceCondition, toSort } from '../conditions.js';
import { find } from '../find.js';
import { requireIds } from '../require-ids.js';
import type { CatalogPage, CatalogPaging, CatalogProductFilter } from '../model/query.js';
import { toCategory } from './to-category.js';
import { toProduct, toSummary } from './to-product.js';
import { toVariantStock } from './to-stock.js';
import { toSubscription } from './to-subscription.js';

const operations = {
  getOneTimePurchasesStatus,
  getSubscriptionOptionsForProduct,
  getProduct,
  findProducts,
  queryStoreVariants,
  getCollection,
  getCollectionBySlug,
  findCollections,
};

const sortFields = { name: 'name', price: 'price', newest: 'numericId' } as const;

function toFilter({
  ids,
  categoryId,
  namePrefix,
  text,
  fuzzy: _,
  type,
  minPrice,
  maxPrice,
  ...others
}: CatalogProductFilter) {
  rejectConditions('v1', others);
  const price = toPriceCondition({ minPrice, maxPrice });
  const name = { ...(namePrefix && { $startsWith: namePrefix }), ...(text && { $contains: text }) };
  return {
    ...(ids && { _id: { $in: requireIds(ids, 'ids') } }),
    ...(categoryId !== undefined && { collectionIds: { $hasSome: [categoryId] } }),
    ...(type && { productType: type }),
    ...(price && { price }),
    ...((namePrefix || text) && { name }),
  };
}

/** Sort order of categories: by name. */
const byName = { fieldName: 'name', order: 'ASC' } as const;

/** Page at an offset. The cursor is the offset of the next page. */
function toPaging({ limit = 50, cursor = '0' }: CatalogPaging) {
  if (!/^\d+$/.test(cursor)) throw invalidArgument('cursor', isDevelopment && 'the nextCursor of a page of Catalog V1');
  return { limit, offset: Number(cursor) };
}

const toPage = <Item>(
  items: Item[],
  { limit, offset }: ReturnType<typeof toPaging>,
  total: number | null | undefined,
): CatalogPage<Item> => {
  const end = offset + items.length;
  const isLast = items.length === 0 || (total == null ? items.length < limit : end >= total);
  return { items, nextCursor: isLast ? undefined : String(end), totalCount: total ?? undefined };
};

/** Opens a site's Catalog V1. */
export function openV1(client: Client): CatalogReads {
  const bound = client.use(operations);
  return {
    async getProduct(which, request) {
      const product = await find(
        which,
        async (id) => (await bound.getProduct(id, {}, request)).product,
        async (slug) => (await bound.findProducts({ filter: { slug }, paging: { limit: 1 } }, request)).products?.[0],
      );
      return product && toProduct(product);
    },
    async queryProducts({ filter = {}, sort, ...paging } = {}, request) {
      const page = toPaging(paging);
      const { products = [], metadata } = await bound.findProducts(
        { filter: toFilter(filter), ...(sort && { sort: [toSort(sort, sortFields)] }), paging: page },
        request,
      );
      return toPage(products.map(toSummary), page, metadata?.total);
    },
    async getStock(productIds, request) {
      const ids = requireIds(productIds, 'productIds');
      const all: StoreVariant[] = [];
      for (let offset = 0; ; offset += 100) {
        const query = { filter: { productId: { $in: ids } }, paging: { limit: 100, offset } };
        const { variants = [] } = await bound.queryStoreVariants(query, request);
        all.push(...variants);
        if (variants.length < 100) return all.map(toVariantStock);
      }
    },
    async getSubscriptions(productId, request) {
      requireText(productId, 'productId');
      const { subscriptionOptions = [] } = await bound.getSubscriptionOptionsForProduct(productId, {}, request);
      if (subscriptionOptions.length === 0) return { items: [], allowsOneTimePurchase: true };
      const { allowed = false } = await bound.getOneTimePurchasesStatus(productId, request);
      return { items: subscriptionOptions.map(toSubscription), allowsOneTimePurchase: allowed };
    },
    async getCategory(which, request) {
      const collection = await find(
        which,
        (id) => bound.getCollection(id, request),
        async (slug) => (await bound.getCollectionBySlug(slug, request)).collection,
      );
      return collection && toCategory(collection);
    },
    async queryCategories(paging = {}, request) {
      const page = toPaging(paging);
      const { collections = [], metadata } = await bound.findCollections({ sort: [byName], paging: page }, request);
      return toPage(collections.map(toCategory), page, metadata?.total);
    },
  };
}
