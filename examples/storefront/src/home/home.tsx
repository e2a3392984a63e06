import { useCollections } from '@cartwright/react/stores';
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { keepHtml } from '../lib/keep-html.js';
import { FeaturedProducts } from './featured-products.js';
import { NewArrivals } from './new-arrivals.js';
import { useFeatured } from './use-featured.js';

const loadHero = async () => (await import('./hero.js')).Hero;
const Hero = keepHtml(import.meta.env.SSR ? await loadHero() : undefined, loadHero);

const loadTiles = async () => (await import('./collection-tiles.js')).CollectionTiles;
const CollectionTiles = keepHtml(import.meta.env.SSR ? await loadTiles() : undefined, loadTiles);

/** Content of the home page. */
export const Home = ({ state }: { state: DehydratedState }) => (
  <HydrationBoundary state={state}>
    <HomeSections />
  </HydrationBoundary>
);

/** Sections without data on the server are rendered again once the browser has it. */
function HomeSections() {
  const featured = useFeatured();
  const collections = useCollections();
  return (
    <>
      <Hero key={`hero ${featured.products.length > 0}`} />
      <FeaturedProducts />
      <CollectionTiles key={`collections ${collections.isPending}`} />
      <NewArrivals />
    </>
  );
}
