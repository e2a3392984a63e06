import { useSearchParams } from 'react-router';
import { type Filters, readFilters, writeFilters } from './filters.js';

/** Updates filters. The callback receives the current filters and returns the changes. */
export type ChangeFilters = (change: (now: Filters) => Partial<Filters>) => void;

/**
 * The filters of the address, and what changes some of them. A change starts from the address as it is then, not as it was
 * drawn: two quick clicks both count.
 */
export function useFilters(): [Filters, ChangeFilters] {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const change = (changed: (now: Filters) => Partial<Filters>) => {
    const now = new URLSearchParams(window.location.search);
    const before = readFilters(now);
    setParams(writeFilters(now, { ...before, ...changed(before) }), { replace: true, preventScrollReset: true });
  };
  return [filters, change];
}
