import { useProducts } from '@cartwright/react/stores';
import { useEffect, useState } from 'react';
import { arrange, type Filters, needsMatching, needsMore, platformFilter, sorts } from './filters.js';

const pageSize = 24;

/** How many products are read at once where they are filtered here, and how many before the shopper is asked. */
const [batchSize, batchLimit] = [100, 500];

/** What a listing is of: a condition on products, in the platform's terms. */
export type Scope = Record<string, unknown>;

/**
 * The products of a listing, page by page. The platform filters by type. Charged prices, stock, sale and choices are
 * compared here: pages are read until enough products match, at most 500 products before the shopper asks for more.
 */
export function useListing(scope: Scope, filters: Filters) {
  const isMatching = needsMatching(filters);
  const sort = sorts.find(({ value }) => value === filters.sort)?.sort ?? [];
  const query = useProducts(
    { filter: { ...scope, ...platformFilter(filters) }, ...(sort.length > 0 && { sort: [...sort] }) },
    { pageSize: isMatching ? batchSize : pageSize },
  );
  const { products, totalCount, hasNextPage, fetchNextPage, isFetching, isError } = query;
  const what = JSON.stringify([scope, filters]);
  const [asked, setAsked] = useState({ what, wanted: pageSize, limit: batchLimit });
  const { wanted, limit } = asked.what === what ? asked : { wanted: pageSize, limit: batchLimit };
  const matching = isMatching ? arrange(products, filters) : products;
  const progress = { read: products.length, matching: matching.length, wanted, limit };
  const looksFurther = isMatching && hasNextPage && needsMore(filters, progress);

  useEffect(() => {
    if (looksFurther && !isFetching && !isError) void fetchNextPage();
  }, [looksFurther, isFetching, isError, fetchNextPage]);

  const isExhausted = isMatching && hasNextPage && !looksFurther && matching.length <= wanted;
  return {
    ...query,
    shown: isMatching ? matching.slice(0, wanted) : products,
    /** How many products there are to show; `undefined` while some are unread that may match. */
    count: isMatching ? (hasNextPage ? undefined : matching.length) : totalCount,
    /** How many products were compared, where all that match are shown and the others are unread. */
    compared: isExhausted ? products.length : undefined,
    hasMore: hasNextPage || (isMatching && matching.length > wanted),
    isLooking: query.isPending || (looksFurther && !isError),
    showMore: () => {
      if (!isMatching || isError) return void fetchNextPage();
      setAsked({
        what,
        wanted: Math.min(wanted, matching.length) + pageSize,
        limit: isExhausted ? Math.max(limit, products.length) + batchLimit : limit,
      });
    },
  };
}
