import {
  listingSorts,
  parseListingFilters,
  serializeListingFilters,
  useProductListing,
  type ListingFilters,
} from '@cartwright/react/stores';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Problem } from './components/shop/problem';
import { ProductGrid } from './components/shop/product-card';

const PAGE_SIZE = 24;

const sorts = {
  featured: 'Featured',
  newest: 'Newest',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
};

/** The products of a collection. The URL has the filters, the order, and the number of pages. */
export function Listing({ collectionId }: { collectionId: string }) {
  const [params, setParams] = useSearchParams();
  const filters = parseListingFilters(params);
  const pages = Number(params.get('page') ?? 1);
  const listing = useProductListing({ collectionId, filters, pageSize: PAGE_SIZE });
  const { data, error, hasNextPage, fetchNextPage, isFetching, isSearching } = listing;
  const products = data?.items ?? [];
  const isShort = products.length < pages * PAGE_SIZE && hasNextPage;
  useEffect(() => {
    if (isShort && !isFetching && !error) void fetchNextPage();
  }, [isShort, isFetching, error, fetchNextPage]);
  const change = (changed: ListingFilters) => setParams(serializeListingFilters({ ...filters, ...changed }));
  const showMore = () => {
    const next = new URLSearchParams(params);
    next.set('page', String(Math.ceil(products.length / PAGE_SIZE) + 1));
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <section aria-busy={isSearching} className="grid gap-4 aria-busy:opacity-50">
      <label>
        Sort by
        <select
          value={filters.sort ?? 'featured'}
          onChange={({ target }) => change({ sort: listingSorts.find((sort) => sort === target.value) })}
        >
          {Object.entries(sorts).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={filters.inStock ?? false}
          onChange={({ target }) => change({ inStock: target.checked })}
        />
        In stock
      </label>
      <label>
        <input
          type="checkbox"
          checked={filters.onSale ?? false}
          onChange={({ target }) => change({ onSale: target.checked })}
        />
        On sale
      </label>
      <HighestPrice
        key={filters.maxPrice ?? ''}
        value={filters.maxPrice}
        onChange={(maxPrice) => change({ maxPrice })}
      />
      <Problem of={error} />
      <p role="status">
        {data && products.length === 0 && 'No products match.'}
        {products.length > 0 && `${products.length} of ${data?.totalCount ?? 'many'} products`}
      </p>
      <ProductGrid products={products} />
      {hasNextPage && (
        <button
          disabled={isFetching}
          className="inline-block cursor-pointer rounded-lg bg-neutral-900 px-6 py-2.5 text-center font-semibold text-white hover:bg-neutral-700 disabled:cursor-default disabled:opacity-50"
          onClick={showMore}
        >
          Show more
        </button>
      )}
    </section>
  );
}

interface HighestPriceProps {
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** Applies when the shopper leaves the field or presses Enter. */
function HighestPrice({ value, onChange }: HighestPriceProps) {
  const apply = ({ valueAsNumber }: HTMLInputElement) => {
    const next = valueAsNumber >= 0 ? valueAsNumber : undefined;
    if (next !== value) onChange(next);
  };
  return (
    <label>
      Highest price
      <input
        type="number"
        min={0}
        defaultValue={value}
        onBlur={({ currentTarget }) => apply(currentTarget)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && apply(currentTarget)}
      />
    </label>
  );
}
