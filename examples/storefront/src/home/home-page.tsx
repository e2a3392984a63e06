import { languageContext, siteContext } from '../lib/server/contexts.js';
import { catalogData } from '../lib/page/catalog-data.server.js';
import { store } from '../lib/site.js';
import { prefetchCards } from '../lib/page/prefetch-cards.server.js';
import type { Route } from './+types/home-page.js';
import { featuredCards, featuredCollection, featuredProducts, newArrivals } from './home-queries.js';
import { Home } from './home.js';

/** Loads the featured and the latest products. */
export const loader = ({ context }: Route.LoaderArgs) =>
  catalogData(context, async (queryClient, catalog, { texts, getUrl }) => {
    const featured = async () => {
      const collection = await queryClient.fetchQuery(featuredCollection(catalog));
      await prefetchCards(queryClient, catalog, featuredProducts(collection), featuredCards);
    };
    await Promise.all([featured().catch(() => undefined), prefetchCards(queryClient, catalog, newArrivals)]);
    return {
      description: texts.home.description,
      path: '/',
      indexable: true,
      structuredData: [
        {
          '@type': 'Organization',
          name: store.name,
          url: getUrl('/'),
          logo: `${context.get(siteContext).origin}/favicon.svg`,
        },
        { '@type': 'WebSite', name: store.name, url: getUrl('/'), inLanguage: context.get(languageContext) },
      ],
    };
  });

export { handle, headers, shouldRevalidate } from '../lib/page/catalog-route.js';
export { pageMeta as meta } from '../lib/page/page-meta.js';

/** Home page. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <Home state={loaderData.state} />;
}
