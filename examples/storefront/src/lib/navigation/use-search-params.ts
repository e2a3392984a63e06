import { useMemo } from 'react';
import { usePage } from './page.js';

/** Writes a query string: `?page=2`, or an empty string. */
export const toSearch = (params: URLSearchParams): string => (params.size > 0 ? `?${params.toString()}` : '');

/** Returns the parameters in the query string of the page, and a function that replaces them. */
export function useSearchParams(): [params: URLSearchParams, replace: (params: URLSearchParams) => void] {
  const { search, replaceSearch } = usePage();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  return [params, (next) => replaceSearch(toSearch(next))];
}
