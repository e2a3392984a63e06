'use client';

import {
  parseListingFilters,
  serializeListingFilters,
  useProductListing,
  type ListingSort,
} from '@cartwright/react/stores';
import { useEffect, useRef, type ComponentProps } from 'react';
import { Field } from './field';
import { Problem } from './problem';
import { ProductGrid } from './product-card';
import { Link } from './settings';

const sorts: Record<ListingSort, string> = {
  featured: 'Featured',
  newest: 'Newest',
  name: 'Name',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
};

const PAGE_SIZE = 24;

interface ListingProps {
  /** Collection or category to list. */
  readonly collectionId?: string | undefined;
  /** Words to search for, which the parameter `q` of the page has. */
  readonly search?: string | undefined;
  /** Parameters of the page's URL, which have the filters and the order. */
  readonly params: URLSearchParams;
  /** Called with the parameters of other filters, to change the URL. */
  readonly onParamsChange: (params: URLSearchParams) => void;
}

/** Products with filters, order and further pages. Without scripts, the browser sends the filters, and follows the link. */
export function Listing({ params, onParamsChange, ...scope }: ListingProps) {
  const filters = parseListingFilters(params);
  const listing = useProductListing({ ...scope, filters, pageSize: PAGE_SIZE });
  const { data, facets, hasNextPage, fetchNextPage, isFetchingNextPage, isSearching, error } = listing;
  const form = useRef<HTMLFormElement>(null);
  const query = params.toString();
  // The filters of another URL, such as after the back button, replace those of the form.
  useEffect(() => form.current?.reset(), [query]);
  const products = data?.items ?? [];
  const nextPage = new URLSearchParams(params);
  nextPage.set('page', String(Math.ceil(products.length / PAGE_SIZE) + 1));
  return (
    <section aria-busy={isSearching} className="grid gap-4 aria-busy:opacity-50">
      <details
        open={Object.keys(filters).length > 0 || undefined}
        className="my-6 rounded-xl border border-neutral-200 px-4 py-3"
      >
        <summary className="mb-1.5 cursor-default font-medium">Filter and sort</summary>
        <form
          ref={form}
          className="flex flex-wrap items-end gap-4 py-3"
          onSubmit={(event) => {
            event.preventDefault();
            const chosen = new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]);
            const kept = new URLSearchParams(scope.search && { q: scope.search });
            onParamsChange(serializeListingFilters(parseListingFilters(chosen), kept));
          }}
        >
          {scope.search && <input type="hidden" name="q" value={scope.search} />}
          <select
            key={filters.sort}
            name="sort"
            aria-label="Sort by"
            defaultValue={filters.sort}
            className="min-h-11 w-full max-w-80 rounded-lg border border-neutral-400 bg-white px-3 py-2"
          >
            {Object.entries(sorts).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Field label="Lowest price" name="min" type="number" min={0} defaultValue={filters.minPrice} />
          <Field label="Highest price" name="max" type="number" min={0} defaultValue={filters.maxPrice} />
          <Check name="stock" value="in" defaultChecked={filters.inStock} label="In stock" />
          <Check name="sale" value="on" defaultChecked={filters.onSale} label="On sale" />
          {facets.options.map(({ name, choices }) => (
            <fieldset key={name} className="flex flex-wrap gap-2">
              <legend className="mb-1.5 cursor-default font-medium">{name}</legend>
              {choices.map(({ name: choice, count }) => (
                <Check
                  key={choice}
                  name="option"
                  value={`${name}:${choice}`}
                  defaultChecked={filters.choices?.[name]?.includes(choice)}
                  label={count === undefined ? choice : `${choice} (${count})`}
                />
              ))}
            </fieldset>
          ))}
          <button className="inline-block cursor-pointer rounded-lg bg-neutral-900 px-6 py-2.5 text-center font-semibold text-white hover:bg-neutral-700 disabled:cursor-default disabled:opacity-50">
            Show products
          </button>
        </form>
      </details>
      <Problem of={error} />
      {data && (
        <p role="status" className="text-sm text-neutral-600">
          {products.length === 0 ? 'No products match.' : `${products.length} of ${data.totalCount ?? 'many'} products`}
        </p>
      )}
      <ProductGrid products={products} />
      {hasNextPage && (
        <Link
          href={`?${nextPage.toString()}`}
          aria-disabled={isFetchingNextPage}
          className="inline-block cursor-pointer rounded-lg bg-neutral-900 px-6 py-2.5 text-center font-semibold text-white hover:bg-neutral-700 disabled:cursor-default disabled:opacity-50"
          onClick={(event) => {
            event.preventDefault();
            if (!isFetchingNextPage) void fetchNextPage();
          }}
        >
          Show more
        </Link>
      )}
    </section>
  );
}

const Check = ({ label, ...input }: ComponentProps<'input'> & { label: string }) => (
  <label className="flex items-center gap-2">
    <input type="checkbox" {...input} /> {label}
  </label>
);
