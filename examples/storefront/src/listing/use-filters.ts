import { type ListingFilters, serializeListingFilters } from '@cartwright/react/stores';
import { useSearchParams } from '../lib/navigation/use-search-params.js';
import { readFilters } from './read-filters.js';

/** Updates filters. The callback receives the current filters and returns the next ones. */
export type ChangeFilters = (change: (now: ListingFilters) => ListingFilters) => void;

/** The default filters with the same sort order. */
export const withoutFilters = ({ sort }: ListingFilters): ListingFilters => ({ sort });

/** Query of the first page of a listing with other filters. */
export function filtersQuery(search: string | URLSearchParams, changed: ListingFilters): URLSearchParams {
  const params = serializeListingFilters(changed, search);
  params.delete('page');
  return params;
}

/** Adds a choice to the filters, or removes it. Choices of one option are alternatives. */
export function withChoice(filters: ListingFilters, option: string, choice: string, isOn: boolean): ListingFilters {
  const others = (filters.choices?.[option] ?? []).filter((other) => other !== choice);
  return { ...filters, choices: { ...filters.choices, [option]: isOn ? [...others, choice] : others } };
}

/**
 * Filters in the URL, and the function that changes them. A change starts from the URL at that time, so that two quick
 * clicks both count.
 */
export function useFilters(): [ListingFilters, ChangeFilters] {
  const [params, setParams] = useSearchParams();
  const change: ChangeFilters = (changed) => {
    const { search } = window.location;
    setParams(filtersQuery(search, changed(readFilters(search))));
  };
  return [readFilters(params), change];
}
