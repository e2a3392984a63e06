import { Link, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { catalogData } from '../app/catalog-data.server.js';
import { CatalogState } from '../app/catalog-state.js';
import { Listing } from '../collection/listing.js';
import { prefetchListing } from '../collection/prefetch-listing.server.js';
import { buttonStyle } from '../ui/button-style.js';
import { EmptyState } from '../ui/empty-state.js';
import type { Route } from './+types/search-page.js';
import { SearchForm } from './search-form.js';

const wordsOf = (params: URLSearchParams): string => params.get('q')?.trim() ?? '';

/** Loads the products that match the words and the filters of the URL. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  catalogData(context, async (queryClient, catalog) => {
    const search = wordsOf(url.searchParams);
    if (search) await prefetchListing(queryClient, catalog, { search }, url);
    return {
      title: search ? `Search: ${search}` : 'Search',
      description: 'Search the store.',
      path: '/search',
      indexable: false,
    };
  });

export { headers } from '../app/catalog-route.js';
export { pageMeta as meta } from '../seo/page-meta.js';

/** Loads the page again for other words only: filters in the query string are for the hooks. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  wordsOf(currentUrl.searchParams) !== wordsOf(nextUrl.searchParams);

/** Search results with the filters of a listing. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  return (
    <CatalogState state={loaderData.state}>
      <SearchContent />
    </CatalogState>
  );
}

function SearchContent() {
  const [params] = useSearchParams();
  const words = wordsOf(params);
  return (
    <div className="wrap py-12">
      <h1 className="text-3xl">
        {words ? (
          <>
            Looking for <span className="aside wrap-anywhere">{words}</span>
          </>
        ) : (
          'Search'
        )}
      </h1>
      <SearchForm key={words} words={words} />
      {words ? (
        <Listing
          scope={{ search: words }}
          empty={
            <EmptyState
              title={`Nothing found for “${words}”`}
              actions={
                <Link to="/collections/all-products" className={buttonStyle()}>
                  See everything
                </Link>
              }
            >
              Try a shorter or a simpler word.
            </EmptyState>
          }
        />
      ) : (
        <p className="text-ink-soft">Type a word for what you are looking for.</p>
      )}
    </div>
  );
}
