import { useProducts } from '@cartwright/react/stores';
import { useEffect, useState } from 'react';
import { arrange, type Filters, needsMatching, needsMore, platformFilter, sorts } from './filters.js';

const pageSize = 24;

/** Page size while filtering in the browser, and the number of products to fetch before the shopper requests more. */
const [batchSize, batchLimit] = [100, 500];

/** Products of a listing: a filter in the platform's query language. */
export type Scope = Record<string, unknown>;

/**
 * The products of a listing, page by page. The platform filters by type. Charged prices, stock, sale and choices are
 * compared here: pages are read until enough products match, at most 500 products before the shopper asks for more.
 */
export function useListing(scope: Scope, filters: Filters) {
  const isMatching = needsMatching(filters);
  const sort = sorts.find(({ value }) => value === filters.sort)?.sort ?? [];
  const query = useProducts({
    filter: { ...scope, ...platformFilter(filters) },
    ...(sort.length > 0 && { sort: [...sort] }),
    paging: { limit: isMatching ? batchSize : pageSize },
  });
  const { products = [], totalCount } = query.data ?? {};
  const { hasNextPage, fetchNextPage, isFetching, isError, error, refetch } = query;
  const { isPlaceholderData, isFetchingNextPage } = query;
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
    ...{ isError, error, refetch, isPlaceholderData, isFetchingNextPage },
    shown: isMatching ? matching.slice(0, wanted) : products,
    /** Number of matching products. `undefined` while products that may match are not fetched. */
    count: isMatching ? (hasNextPage ? undefined : matching.length) : totalCount,
    /** Number of compared products, if all matches are shown and the rest is not fetched. */
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
