import type { Client } from '@cartwright/core';
import { getCategoryBySlug } from '../../categories/get-category-by-slug.js';
import { getCategory } from '../../categories/get-category.js';
import { findCategories } from '../../find/find-categories.js';
import type { CursorPagingMetadata } from '../../catalog-v3/results/cursor-paging-metadata.js';
import type { InventoryItem } from '../../catalog-v3/inventory-item.js';
import { findInventoryItems } from '../../find/find-inventory-items.js';
import { getProductBySlug } from '../../products-v3/get-product-by-slug.js';
import { getProduct } from '../../products-v3/get-product.js';
import { searchProducts } from '../../products-v3/search-products.js';
import { requireText } from '../../shared/require.js';
import type { CatalogReads } from '../catalog.js';
import { rejectConditions, toPriceCondition, toSort } from '../conditions.js';
import { find } from '../find.js';
import { requireIds } from '../require-ids.js';
import type { CatalogPage, CatalogPaging, CatalogProductFilter } from '../model/query.js';
import { getDefaultLocationId } from './default-location.js';
import { toCategory } from './to-category.js';
import { toProduct, toSummary } from './to-product.js';
import { toVariantStock } from './to-stock.js';
import { toSubscription } from './to-subscription.js';

const operations = {
  getProduct,
  getProductBySlug,
  searchProducts,
  getDefaultLocationId,
  findInventoryItems,
  getCategory,
  getCategoryBySlug,
  findCategories,
};

const treeReference = { appNamespace: '@wix/stores', treeKey: null };

/** Fields of the model that the platform returns only on request. */
const fields = [
  'CURRENCY',
  'PLAIN_DESCRIPTION',
  'MEDIA_ITEMS_INFO',
  'INFO_SECTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'DIRECT_CATEGORIES_INFO',
  'PRODUCT_CHOICES_MEDIA_REFERENCES',
] as const;

const withFields = { fields: [...fields, 'VARIANT_OPTION_CHOICE_NAMES'] } as const;
/** Fields of lists: their products have no variants, except that of a product without options as the cheapest one. */
const summaryFields = { fields: [...fields, 'MIN_PRICE_VARIANT'] } as const;
const categoryFields = { fields: ['DESCRIPTION'] } as const;

const sortFields = { name: 'name', price: 'actualPriceRange.minValue.amount', newest: '_createdDate' } as const;

function toSearch({
  ids,
  categoryId,
  namePrefix,
  text,
  fuzzy,
  type,
  inStock,
  brand,
  minPrice,
  maxPrice,
  ...others
}: CatalogProductFilter) {
  rejectConditions('v3', others);
  const price = toPriceCondition({ minPrice, maxPrice });
  const filter = {
    ...(ids && { _id: { $in: requireIds(ids, 'ids') } }),
    ...(categoryId !== undefined && { 'directCategoriesInfo.categories': { $matchItems: [{ _id: categoryId }] } }),
    ...(namePrefix && { name: { $startsWith: namePrefix } }),
    ...(price && { 'actualPriceRange.minValue.amount': price }),
    ...(type && { productType: type === 'digital' ? 'DIGITAL' : 'PHYSICAL' }),
    ...(inStock && { 'inventory.availabilityStatus': { $in: ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK'] } }),
    ...(brand !== undefined && { 'brand.name': brand }),
  };
  return { filter, ...(text && { search: { expression: text, mode: 'AND' as const, ...(fuzzy && { fuzzy }) } }) };
}

/** Counts the products on all pages, which the platform does not do by itself. */
const countAggregation = {
  name: 'count',
  type: 'SCALAR',
  fieldPath: '_id',
  scalar: { type: 'COUNT_DISTINCT' },
} as const;

/** Order of the merchant in a category. */
const toArrangement = ({ categoryId }: CatalogProductFilter) =>
  categoryId !== undefined && {
    sort: [
      {
        fieldName: 'directCategoriesInfo.categories.index',
        order: 'ASC',
        selectItemsBy: [{ 'directCategoriesInfo.categories._id': categoryId }],
      } as const,
    ],
  };

/** Sort order of categories: by name. */
const byName = { fieldName: 'name', order: 'ASC' } as const;

/** A request with a cursor carries neither filter nor sort order. */
const toPaging = <Conditions>({ limit = 50, cursor }: CatalogPaging, conditions: Conditions) =>
  cursor ? { cursorPaging: { limit, cursor } } : { ...conditions, cursorPaging: { limit } };

const toPage = <Item>(
  items: Item[],
  { cursors, hasNext }: CursorPagingMetadata = {},
  totalCount?: number,
): CatalogPage<Item> => ({
  items,
  nextCursor: (hasNext !== false && items.length > 0 && cursors?.next) || undefined,
  totalCount,
});

/** Opens a site's Catalog V3. */
export function openV3(client: Client): CatalogReads {
  const bound = client.use(operations);
  return {
    async getProduct(which, request) {
      const product = await find(
        which,
        (id) => bound.getProduct(id, withFields, request),
        async (slug) => (await bound.getProductBySlug(slug, withFields, request)).product,
      );
      return product && toProduct(product);
    },
    async queryProducts({ filter = {}, sort, ...paging } = {}, request) {
      const search = toPaging(paging, {
        ...toSearch(filter),
        ...(sort ? { sort: [toSort(sort, sortFields)] } : toArrangement(filter)),
        aggregations: [countAggregation],
      });
      const {
        products = [],
        pagingMetadata,
        aggregationData,
      } = await bound.searchProducts(search, summaryFields, request);
      const count = aggregationData?.results?.find(({ name }) => name === countAggregation.name)?.scalar?.value;
      return toPage(products.map(toSummary), pagingMetadata, count);
    },
    async getStock(productIds, request) {
      const ids = requireIds(productIds, 'productIds');
      const locationId = await bound.getDefaultLocationId();
      const filter = { productId: { $in: ids }, ...(locationId && { locationId }) };
      const all: InventoryItem[] = [];
      for (let cursor: string | undefined, isLast = false; !isLast;) {
        const query = toPaging({ limit: 1000, cursor }, { filter });
        const { inventoryItems = [], pagingMetadata } = await bound.findInventoryItems(query, request);
        all.push(...inventoryItems);
        cursor = toPage(inventoryItems, pagingMetadata).nextCursor;
        isLast = cursor === undefined;
      }
      return all.map(toVariantStock);
    },
    async getSubscriptions(productId, request) {
      requireText(productId, 'productId');
      const { subscriptionDetails } = await bound.getProduct(productId, {}, request);
      const { allowOneTimePurchases, subscriptions = [] } = subscriptionDetails ?? {};
      const offered = subscriptions.filter(({ visible }) => visible !== false).map(toSubscription);
      return { items: offered, allowsOneTimePurchase: offered.length === 0 || allowOneTimePurchases === true };
    },
    async getCategory(which, request) {
      const category = await find(
        which,
        (id) => bound.getCategory(id, treeReference, categoryFields, request),
        async (slug) => (await bound.getCategoryBySlug(slug, treeReference, categoryFields, request)).category,
      );
      return category && toCategory(category);
    },
    async queryCategories(paging = {}, request) {
      const query = toPaging(paging, { sort: [byName] });
      const options = { treeReference, ...categoryFields };
      const { categories = [], pagingMetadata } = await bound.findCategories(query, options, request);
      return toPage(categories.map(toCategory), pagingMetadata);
    },
  };
}
