import { collectionQuery } from '@cartwright/react/queries';
import { catalogData } from '../lib/page/catalog-data.server.js';
import { missingPage } from '../lib/server/missing-page.server.js';
import type { Route } from './+types/collection-page.js';
import { CollectionContent } from './collection-content.js';
import { collectionScope } from './collection-scope.js';
import { collectionSeo } from './collection-seo.server.js';
import { prefetchListing } from './prefetch-listing.server.js';

/** Loads the collection and the products that the URL asks for. */
export const loader = ({ context, params: { slug }, url }: Route.LoaderArgs) =>
  catalogData(context, async (queryClient, catalog, page) => {
    const collection = await queryClient.fetchQuery(collectionQuery(catalog, { slug })).catch(() => undefined);
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router shows it in the error boundary.
    if (collection === null) throw await missingPage(context, 'collection', slug);
    if (!collection) return undefined;
    const listing = await prefetchListing(queryClient, catalog, collectionScope(collection), url);
    return collectionSeo(collection, { client: catalog, page, listing, params: url.searchParams });
  });

export { handle, headers, shouldRevalidate } from '../lib/page/catalog-route.js';
export { pageMeta as meta } from '../lib/page/page-meta.js';

/** The page of one collection. */
export default function CollectionPage({ loaderData, params: { slug } }: Route.ComponentProps) {
  return <CollectionContent slug={slug} state={loaderData.state} />;
}
