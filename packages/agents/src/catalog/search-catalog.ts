import { isApiError, isCartwrightError } from '@cartwright/core';
import type { z } from 'zod';
import { fromMinorUnits } from '../protocol/amounts.js';
import { createInvalidRequest } from '../protocol/protocol-error.js';
import { describeUcp } from '../protocol/ucp.js';
import type { searchRequest } from '../requests/requests.js';
import type { Shop } from '../shop/shop.js';
import { filterVariants, findCategories } from './filters.js';
import { readProducts } from './read-products.js';
import { listVariants, toProduct } from './to-product.js';

/** Number of products of a page. */
const PAGE_SIZE = 10;
const MAX_PAGE_SIZE = 20;

/** Gets the currency of the prices. */
async function readCurrency({ catalog }: Shop): Promise<string> {
  const { items } = await catalog.queryProducts({ limit: 1 });
  return items[0]?.priceRange?.currency ?? 'USD';
}

/** Converts the price filter to decimal amounts. */
async function toPriceFilter(shop: Shop, price: { min?: number | undefined; max?: number | undefined } | undefined) {
  if (price?.min === undefined && price?.max === undefined) return {};
  const currency = await readCurrency(shop);
  return {
    ...(price.min !== undefined && { minPrice: fromMinorUnits(price.min, currency) }),
    ...(price.max !== undefined && { maxPrice: fromMinorUnits(price.max, currency) }),
  };
}

/** Finds products by words, category and price. */
export async function searchCatalog(shop: Shop, request: z.infer<typeof searchRequest>): Promise<object> {
  const { filters: { categories: names, price } = {}, pagination: { cursor, limit = PAGE_SIZE } = {} } = request;
  const text = request.query?.trim();
  if (!text && !names && !price) throw createInvalidRequest('Send a query or filters');
  const categories = names && (await findCategories(shop, names));
  if (categories?.length === 0) {
    return { ucp: describeUcp('search'), products: [], pagination: { has_next_page: false, total_count: 0 } };
  }
  const filter = {
    ...(text && { text }),
    ...(categories && { categoryId: categories[0]?.id }),
    ...(await toPriceFilter(shop, price)),
  };
  const page = await shop.catalog
    .queryProducts({ filter, limit: Math.min(limit, MAX_PAGE_SIZE), cursor })
    .catch((error: unknown) => {
      const isWrong =
        isCartwrightError(error) && (error.kind === 'validation' || (isApiError(error) && error.status === 400));
      throw isWrong && cursor !== undefined ? createInvalidRequest('The cursor is not one of this search') : error;
    });
  const details = await readProducts(
    shop.catalog,
    page.items.map(({ id }) => id),
  );
  const products = await Promise.all(
    page.items.map(async ({ id }) => {
      const product = details.get(id);
      if (!product) return undefined;
      const variants = await filterVariants(shop, product, listVariants(product), price && { price });
      return toProduct(shop, product, variants.slice(0, 1));
    }),
  );
  const messages =
    (categories?.length ?? 0) > 1
      ? [
          {
            type: 'info',
            code: 'filter_reduced',
            path: '$.products',
            content: 'Only products of the first category were searched. Search the others separately.',
          },
        ]
      : undefined;
  return {
    ucp: describeUcp('search'),
    products: products.filter((product) => product !== undefined),
    pagination: {
      has_next_page: page.nextCursor !== undefined,
      ...(page.nextCursor !== undefined && { cursor: page.nextCursor }),
      ...(page.totalCount !== undefined && { total_count: page.totalCount }),
    },
    ...(messages && { messages }),
  };
}
