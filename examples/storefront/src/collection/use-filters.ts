import { useSearchParams } from 'react-router';
import { type Filters, readFilters, writeFilters } from './filters.js';

/** The filters of the address, and what changes some of them. */
export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const change = (changed: Partial<Filters>) =>
    setParams(writeFilters(params, { ...filters, ...changed }), { replace: true, preventScrollReset: true });
  return [filters, change];
}
