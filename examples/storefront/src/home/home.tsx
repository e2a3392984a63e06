import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { CollectionTiles } from './collection-tiles.js';
import { FeaturedProducts } from './featured-products.js';
import { Hero } from './hero.js';
import { NewArrivals } from './new-arrivals.js';

/** Content of the home page. */
export const Home = ({ state }: { state: DehydratedState }) => (
  <HydrationBoundary state={state}>
    <Hero />
    <FeaturedProducts />
    <CollectionTiles />
    <NewArrivals />
  </HydrationBoundary>
);
