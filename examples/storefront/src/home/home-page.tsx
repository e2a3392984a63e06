import { CatalogState } from '../app/catalog-state.js';
import { catalogData } from '../app/catalog-data.server.js';
import { PageTitle } from '../app/page-title.js';
import { prefetchCards } from '../product/prefetch-cards.server.js';
import type { Route } from './+types/home-page.js';
import { CollectionTiles } from './collection-tiles.js';
import { FeaturedProducts } from './featured-products.js';
import { featuredCards, featuredCollection, featuredProducts, newArrivals } from './home-queries.js';
import { Hero } from './hero.js';
import { NewArrivals } from './new-arrivals.js';

/** Loads the featured and the latest products. */
export const loader = ({ context }: Route.LoaderArgs) =>
  catalogData(context, async (queryClient, catalog) => {
    const featured = async () => {
      const collection = await queryClient.fetchQuery(featuredCollection(catalog));
      await prefetchCards(queryClient, catalog, featuredProducts(collection), featuredCards);
    };
    await Promise.all([featured().catch(() => undefined), prefetchCards(queryClient, catalog, newArrivals)]);
  });

export { headers, shouldRevalidate } from '../app/catalog-route.js';

/** Home page. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <CatalogState state={loaderData}>
      <PageTitle />
      <Hero />
      <FeaturedProducts />
      <CollectionTiles />
      <NewArrivals />
    </CatalogState>
  );
}
