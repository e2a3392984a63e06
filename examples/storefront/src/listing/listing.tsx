import {
  type ListingFilters,
  type ListingScope,
  type ListingSort,
  type ProductListingResult,
  useProductListing,
} from '@cartwright/react/stores';
import { type ReactNode, useId, useState } from 'react';
import { Link } from '../ui/link.js';
import { handleHere } from '../lib/navigation/handle-here.js';
import { usePage } from '../lib/navigation/page.js';
import { toSearch, useSearchParams } from '../lib/navigation/use-search-params.js';
import { RequestFailed } from '../ui/request-failed.js';
import { useTexts } from '../lib/language/use-texts.js';
import { ProductGrid, ProductGridSkeleton } from '../ui/product/product-grid.js';
import { Button } from '../ui/button.js';
import { buttonStyle } from '../ui/button-style.js';
import { classNames } from '../ui/class-names.js';
import { Drawer } from '../ui/drawer.js';
import { EmptyState } from '../ui/empty-state.js';
import { Select } from '../ui/select.js';
import { SkipLink } from '../ui/skip-link.js';
import { FilterChips } from './filter-chips.js';
import { FilterPanel } from './filter-panel.js';
import { pageSize, shownPages, withPages } from './shown-pages.js';
import { filtersQuery, useFilters, withoutFilters } from './use-filters.js';
import { Icon } from '../ui/icon.js';

interface ListingProps {
  scope: ListingScope;
  /** Content for a scope without products. */
  empty: ReactNode;
  /** Heading of the products. Without one, it is for screen readers only. */
  title?: string;
}

const columns = 'md:grid-cols-3';

/** Product listing with filters, sort order and pagination. */
export function Listing({ scope, empty, title }: ListingProps) {
  const [filters, change] = useFilters();
  const listing = useProductListing({ ...scope, filters, pageSize });
  const [drawerOpen, setDrawerOpen] = useState(false);
  const formId = useId();
  const { data, facets } = listing;
  const totalCount = data?.totalCount;
  const texts = useTexts('collection');
  const sorts = (Object.keys(texts.sorts) as ListingSort[]).map((value) => ({ value, label: texts.sorts[value] }));
  const panel = { search: scope.search, facets, filters, onChange: change };
  if (listing.isEmpty) return empty;
  return (
    <div className="grid gap-12 lg:grid-cols-[15rem_1fr]">
      <aside id="filters" aria-label={texts.filters} className="hidden target:block lg:block noscript:block">
        <SkipLink to="results">{texts.skip}</SkipLink>
        {/* Ends above a notice at the bottom, which would cover the last filters. */}
        <div className="sticky top-24 max-h-[calc(100vh-10.5rem)] -ml-3 overflow-y-auto pr-2 pb-6 pl-3">
          <FilterPanel {...panel} id={formId} />
        </div>
      </aside>
      <section aria-labelledby="products" className="min-w-0">
        <h2 id="products" className={title ? 'mb-6 text-xl wrap-anywhere' : 'sr-only'}>
          {title ?? texts.products}
        </h2>
        <div className="mb-6 flex flex-wrap items-center gap-4">
          {/* Before hydration, the filters are shown above the products. */}
          <a
            href="#filters"
            aria-haspopup="dialog"
            className={buttonStyle('secondary', 'small', 'lg:hidden noscript:hidden')}
            onClick={(event) => {
              event.preventDefault();
              setDrawerOpen(true);
            }}
          >
            <Icon name="filters" className="size-4" />
            {texts.filter}
          </a>
          <p className="text-sm font-semibold">{totalCount !== undefined && texts.pieces(totalCount)}</p>
          <Select
            label={texts.sort}
            inline
            name="sort"
            form={formId}
            className="ml-auto"
            value={filters.sort ?? 'featured'}
            options={sorts}
            onChange={(sort) => change((now) => ({ ...now, sort }))}
          />
        </div>
        <FilterChips currency={facets.prices?.currency} filters={filters} onChange={change} />
        <div id="results" role="group" aria-label={texts.products} tabIndex={-1} className="outline-none">
          <Results listing={listing} filters={filters} />
        </div>
      </section>
      <Drawer title={texts.filter} side="left" isOpen={drawerOpen} onClose={() => setDrawerOpen(false)}>
        <div className="min-h-0 grow overflow-y-auto px-6 py-6">
          <FilterPanel {...panel} />
        </div>
        <div className="border-t border-line p-6">
          <Button className="w-full" onClick={() => setDrawerOpen(false)}>
            {texts.showResults}
          </Button>
        </div>
      </Drawer>
    </div>
  );
}

interface ResultsProps {
  listing: ProductListingResult;
  filters: ListingFilters;
}

function Results({ listing, filters }: ResultsProps) {
  const { items: products = [], totalCount, searchedCount } = listing.data ?? {};
  const { hasNextPage, isSearching, isFetchingNextPage, isError, error, refetch } = listing;
  const { pathname } = usePage();
  const [params, setParams] = useSearchParams();
  const texts = useTexts('collection');
  // Pages of an earlier visit may be in the cache, without their number in the URL.
  const pages = Math.max(shownPages(params), Math.ceil(products.length / pageSize));
  const linkTo = (next: URLSearchParams, load?: () => void) => ({
    to: pathname + toSearch(next),
    onClick: handleHere(() => {
      load?.();
      setParams(next);
    }),
  });
  const showMore = () => void listing.fetchNextPage();
  const morePages = linkTo(withPages(params, pages + 1), showMore);
  const cleared = linkTo(filtersQuery(params, withoutFilters(filters)));
  if (isError && products.length === 0) {
    return <RequestFailed error={error} what="products" onRetry={() => void refetch()} />;
  }
  if (isSearching && products.length === 0) return <ProductGridSkeleton columns={columns} />;
  if (products.length === 0 && searchedCount !== undefined) {
    return (
      <EmptyState
        title={texts.noneYet}
        actions={
          <>
            <Link {...morePages} className={buttonStyle()}>
              {texts.lookThrough}
            </Link>
            <Link {...cleared} className={buttonStyle('secondary')}>
              {texts.clear}
            </Link>
          </>
        }
      >
        {texts.noneYetText(searchedCount)}
      </EmptyState>
    );
  }
  if (products.length === 0) {
    return (
      <EmptyState
        title={texts.none}
        actions={
          <Link {...cleared} className={buttonStyle()}>
            {texts.clear}
          </Link>
        }
      >
        {texts.noneText}
      </EmptyState>
    );
  }
  return (
    <>
      <div aria-busy={isSearching} className={classNames('transition-opacity', isSearching && 'opacity-50')}>
        <ProductGrid products={products} columns={columns} eager={3} choices={filters.choices} />
      </div>
      <div className="mt-16 flex flex-col items-center gap-4">
        <p role="status" className="text-sm text-ink-soft">
          {texts.showing(products.length, totalCount, searchedCount)}
        </p>
        {totalCount !== undefined && (
          <div aria-hidden className="h-1 w-48 overflow-hidden rounded-full bg-tint">
            <div className="h-full rounded-full bg-ink" style={{ width: `${(products.length / totalCount) * 100}%` }} />
          </div>
        )}
        {isError && <RequestFailed error={error} what="moreProducts" onRetry={showMore} />}
        {hasNextPage && !isError && (
          <Link {...morePages} aria-busy={isFetchingNextPage} className={buttonStyle('secondary')}>
            {searchedCount === undefined ? texts.showMore : texts.lookThrough}
          </Link>
        )}
      </div>
    </>
  );
}
