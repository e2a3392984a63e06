import { useProducts } from '@cartwright/react/stores';
import { useEffect, useState } from 'react';
import { type Filters, matches, needsMatching, platformFilter, sorts } from './filters.js';

const pageSize = 24;

/** What a listing is of: a condition on products, in the platform's terms. */
export type Scope = Record<string, unknown>;

/**
 * The products of a listing, page by page. The platform filters by price and type; stock, sale and choices are looked at
 * here, and pages are asked for until enough products match.
 */
export function useListing(scope: Scope, filters: Filters) {
  const isMatching = needsMatching(filters);
  const sort = sorts.find(({ value }) => value === filters.sort)?.sort ?? [];
  const query = useProducts(
    { filter: { ...scope, ...platformFilter(filters) }, ...(sort.length > 0 && { sort: [...sort] }) },
    { pageSize: isMatching ? 100 : pageSize },
  );
  const { products, totalCount, hasNextPage, fetchNextPage, isFetchingNextPage, isError } = query;
  const what = JSON.stringify([scope, filters]);
  const [asked, setAsked] = useState({ what, count: pageSize });
  const wanted = asked.what === what ? asked.count : pageSize;
  const matching = isMatching ? products.filter((product) => matches(product, filters)) : products;
  const looksFurther = isMatching && hasNextPage && matching.length < wanted;

  useEffect(() => {
    if (looksFurther && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [looksFurther, isFetchingNextPage, isError, fetchNextPage]);

  return {
    ...query,
    shown: isMatching ? matching.slice(0, wanted) : products,
    count: isMatching ? (hasNextPage ? undefined : matching.length) : totalCount,
    hasMore: isMatching ? hasNextPage || matching.length > wanted : hasNextPage,
    isLooking: query.isPending || looksFurther,
    showMore: () => (isMatching ? setAsked({ what, count: wanted + pageSize }) : void fetchNextPage()),
  };
}
