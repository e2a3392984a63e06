import type { Client } from '@cartwright/core';
import { findReviews } from '@cartwright/reviews/find';
import { getRatingSummary, type RatingSummary } from '@cartwright/reviews/ratings';
import type { Review } from '@cartwright/reviews/reviews';

/** Number of reviews that a page shows at first, and that each link to more reviews adds. */
const pageSize = 5;

/** Maximum number of times that more reviews are added, since the platform returns them one hundred after another. */
const maxPages = 100;

/** Maximum number of reviews of a response. */
const maxLimit = 100;

/** Published reviews of a product, newest first, and their summary. */
export interface ProductReviews {
  readonly summary: RatingSummary;
  readonly items: readonly Review[];
  /** Number of the next page. Absent if all reviews are shown. */
  readonly next?: number;
}

/** Number of pages of reviews that a URL shows: those up to its `reviews`. */
function countPages(params: URLSearchParams): number {
  const page = Number(params.get('reviews'));
  return Number.isInteger(page) && page > 0 ? Math.min(page, maxPages) : 1;
}

async function readItems(catalog: Client, productId: string, wanted: number): Promise<Review[]> {
  const find = catalog.use(findReviews);
  const items: Review[] = [];
  let cursor: string | null | undefined;
  do {
    const limit = Math.min(wanted - items.length, maxLimit);
    const { metadata, reviews = [] } = await find(
      cursor
        ? { cursorPaging: { cursor, limit } }
        : {
            filter: { namespace: 'stores', entityId: productId },
            sort: [{ fieldName: '_createdDate', order: 'DESC' }],
            cursorPaging: { limit },
          },
    );
    items.push(...reviews);
    cursor = metadata?.cursors?.next;
  } while (cursor && items.length < wanted);
  return items;
}

/**
 * Reads the reviews of a product that a URL shows.
 *
 * @returns The reviews. `undefined` if they cannot be read: the product's page is complete without them, and the site may
 * have no reviews.
 */
export async function readReviews(
  catalog: Client,
  productId: string,
  params: URLSearchParams,
): Promise<ProductReviews | undefined> {
  const pages = countPages(params);
  try {
    const [summary, items] = await Promise.all([
      getRatingSummary(catalog, productId),
      readItems(catalog, productId, pages * pageSize),
    ]);
    return { summary, items, ...(summary.count > items.length && pages < maxPages && { next: pages + 1 }) };
  } catch {
    return undefined;
  }
}
