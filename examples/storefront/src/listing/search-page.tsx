import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { catalogData } from '../lib/page/catalog-data.server.js';
import { MAX_SEARCH_LENGTH } from '../lib/max-search-length.js';
import { prefetchListing } from './prefetch-listing.server.js';
import type { Route } from './+types/search-page.js';
import { SearchResults } from './search-results.js';
import { readWords } from './read-words.js';
import { similarProducts } from './similar-products.js';

/** Loads the products that match the words and the filters of the URL. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  catalogData(context, async (queryClient, catalog, { texts }) => {
    const search = readWords(url.searchParams);
    if (search && search.length <= MAX_SEARCH_LENGTH) {
      const { isEmpty } = await prefetchListing(queryClient, catalog, { search }, url);
      if (isEmpty) await prefetchListing(queryClient, catalog, similarProducts(search), url);
    }
    return {
      title: search ? texts.search.titleOf(search) : texts.search.title,
      description: texts.search.description,
      path: '/search',
      indexable: false,
    };
  });

export { handle, headers } from '../lib/page/catalog-route.js';
export { pageMeta as meta } from '../lib/page/page-meta.js';

/** Loads the page again for other words only: filters in the query string are for the hooks. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  readWords(currentUrl.searchParams) !== readWords(nextUrl.searchParams);

/** Search page. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  return <SearchResults state={loaderData.state} />;
}
