import { collectionsQuery } from '@cartwright/react/queries';
import { createCatalog } from '@cartwright/stores/catalog';
import { dehydrate } from '@tanstack/react-query';
import { catalogContext, siteContext } from '../../server/contexts.js';
import type { Route } from './+types/shop-route.js';
import { createQueryClient } from './create-query-client.js';
import { ErrorPage } from './error-page.js';
import { Shop } from './shop.js';

/** Loads the collections, which every page lists in its header. */
export async function loader({ context }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const catalog = context.get(catalogContext);
  await queryClient.prefetchQuery(collectionsQuery(catalog));
  return {
    site: context.get(siteContext),
    collections: dehydrate(queryClient),
    // Unknown while the platform is unreachable: the browser then requests it.
    catalogVersion: await createCatalog(catalog)
      .getVersion()
      .catch(() => undefined),
  };
}

/** The data of the first page stay: nothing in them depends on the page. */
export const shouldRevalidate = () => false;

/** Shown in place of everything, header and footer included, when one of them fails to render. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <main>
    <ErrorPage error={error} />
  </main>
);

/** The pages for shoppers. */
export default function ShopRoute({ loaderData }: Route.ComponentProps) {
  return <Shop {...loaderData} />;
}
