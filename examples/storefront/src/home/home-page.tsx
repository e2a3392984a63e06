import { catalogData } from '../app/catalog-data.server.js';
import { deferredPage } from '../app/deferred.js';
import { store } from '../app/site.js';
import { prefetchCards } from '../product/prefetch-cards.server.js';
import type { Route } from './+types/home-page.js';
import { featuredCards, featuredCollection, featuredProducts, newArrivals } from './home-queries.js';

/** Loads the featured and the latest products. */
export const loader = ({ context }: Route.LoaderArgs) =>
  catalogData(context, async (queryClient, catalog, origin) => {
    const featured = async () => {
      const collection = await queryClient.fetchQuery(featuredCollection(catalog));
      await prefetchCards(queryClient, catalog, featuredProducts(collection), featuredCards);
    };
    await Promise.all([featured().catch(() => undefined), prefetchCards(queryClient, catalog, newArrivals)]);
    return {
      description: 'Well-made things for the home, the desk and the days in between.',
      path: '/',
      indexable: true,
      structuredData: [
        { '@type': 'Organization', name: store.name, url: origin, logo: `${origin}/favicon.svg` },
        { '@type': 'WebSite', name: store.name, url: origin },
      ],
    };
  });

export { headers, shouldRevalidate } from '../app/catalog-route.js';
export { pageMeta as meta } from '../seo/page-meta.js';

const Home = deferredPage(async () => (await import('./home.js')).Home);

/** Home page. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <Home state={loaderData.state} />;
}
