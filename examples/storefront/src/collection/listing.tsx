import { useProducts } from '@cartwright/react/stores';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { RequestFailed } from '../app/request-failed.js';
import { ProductGrid, ProductGridSkeleton } from '../product/product-grid.js';
import { Button } from '../ui/button.js';
import { classNames } from '../ui/class-names.js';
import { Drawer } from '../ui/drawer.js';
import { EmptyState } from '../ui/empty-state.js';
import { Select } from '../ui/select.js';
import { facetsOf } from './facets.js';
import { FilterChips } from './filter-chips.js';
import { FilterPanel } from './filter-panel.js';
import { type Filters, sorts, withoutFilters } from './filters.js';
import { type Scope, useListing } from './use-listing.js';
import { type ChangeFilters, useFilters } from './use-filters.js';

interface ListingProps {
  scope: Scope;
  /** Content for a scope without products. */
  empty: ReactNode;
}

const columns = 'md:grid-cols-3';

/** Product listing with filters, sort order and pagination. */
export function Listing({ scope, empty }: ListingProps) {
  const [filters, change] = useFilters();
  const sample = useProducts({ filter: scope, paging: { limit: 100 } });
  const [drawerOpen, setDrawerOpen] = useState(false);
  const facets = facetsOf(sample.data?.products ?? []);
  const panel = <FilterPanel facets={facets} filters={filters} onChange={change} />;
  if (sample.data?.totalCount === 0) return empty;
  return (
    <div className="grid gap-12 lg:grid-cols-[15rem_1fr]">
      <aside aria-label="Filters" className="hidden lg:block">
        <div className="sticky top-24 max-h-[calc(100vh-7rem)] -ml-3 overflow-y-auto pr-2 pb-6 pl-3">{panel}</div>
      </aside>
      <section aria-labelledby="products" className="min-w-0">
        <h2 id="products" className="sr-only">
          Products
        </h2>
        <div className="mb-6 flex items-center justify-between gap-4">
          <Button kind="secondary" size="small" className="lg:hidden" onPress={() => setDrawerOpen(true)}>
            <SlidersHorizontal aria-hidden className="size-4" />
            Filter
          </Button>
          <Select
            label="Sort"
            inline
            className="ml-auto"
            value={filters.sort}
            options={sorts}
            onChange={(sort) => change(() => ({ sort }))}
          />
        </div>
        <FilterChips currency={facets.prices?.currency} filters={filters} onChange={change} />
        <Results scope={scope} filters={filters} onChange={change} onRetry={() => void sample.refetch()} />
      </section>
      <Drawer title="Filter" side="left" isOpen={drawerOpen} onOpenChange={setDrawerOpen}>
        <div className="min-h-0 grow overflow-y-auto px-6 py-6">{panel}</div>
        <div className="border-t border-line p-6">
          <Button className="w-full" onPress={() => setDrawerOpen(false)}>
            Show the results
          </Button>
        </div>
      </Drawer>
    </div>
  );
}

interface ResultsProps {
  scope: Scope;
  filters: Filters;
  onChange: ChangeFilters;
  /** Called to refetch the facets along with the products. */
  onRetry: () => void;
}

function Results({ scope, filters, onChange, onRetry }: ResultsProps) {
  const listing = useListing(scope, filters);
  const { shown, count, compared, hasMore, isLooking, isPlaceholderData, isFetchingNextPage } = listing;
  const { isError, error, refetch, showMore } = listing;
  if (isError && shown.length === 0) {
    const retry = () => {
      void refetch();
      onRetry();
    };
    return <RequestFailed error={error} what="the products" onRetry={retry} />;
  }
  if (isLooking && shown.length === 0) return <ProductGridSkeleton columns={columns} />;
  if (shown.length === 0 && compared !== undefined) {
    return (
      <EmptyState
        title="Nothing found so far"
        actions={
          <>
            <Button onPress={showMore}>Look through more</Button>
            <Button kind="secondary" onPress={() => onChange(withoutFilters)}>
              Clear filters
            </Button>
          </>
        }
      >
        None of the first {compared} products has everything you ticked. Look through more of them, or take one of the
        filters off.
      </EmptyState>
    );
  }
  if (shown.length === 0) {
    return (
      <EmptyState
        title="Nothing fits all of that"
        actions={<Button onPress={() => onChange(withoutFilters)}>Clear filters</Button>}
      >
        No product here has everything you ticked. Take one of the filters off, or all of them.
      </EmptyState>
    );
  }
  return (
    <>
      <div
        aria-busy={isPlaceholderData || isLooking}
        className={classNames('transition-opacity', (isPlaceholderData || isLooking) && 'opacity-50')}
      >
        <ProductGrid products={shown} columns={columns} eager={3} />
      </div>
      <div className="mt-16 flex flex-col items-center gap-4">
        <p role="status" className="text-sm text-ink-soft">
          Showing {shown.length}
          {count !== undefined && ` of ${count}`}
          {compared !== undefined && `, found among the first ${compared} products`}
        </p>
        {count !== undefined && (
          <div aria-hidden className="h-1 w-48 overflow-hidden rounded-full bg-tint">
            <div className="h-full rounded-full bg-ink" style={{ width: `${(shown.length / count) * 100}%` }} />
          </div>
        )}
        {isError && <RequestFailed error={error} what="more products" onRetry={showMore} />}
        {hasMore && !isError && (
          <Button kind="secondary" isPending={isFetchingNextPage} onPress={showMore}>
            {compared === undefined ? 'Show more' : 'Look through more'}
          </Button>
        )}
      </div>
    </>
  );
}
