import type { DehydratedState } from '@tanstack/react-query';
import { CatalogState } from '../lib/page/catalog-state.js';
import { CollectionTiles } from './collection-tiles.js';
import { FeaturedProducts } from './featured-products.js';
import { Hero } from './hero.js';
import { NewArrivals } from './new-arrivals.js';

/** Content of the home page. */
export const Home = ({ state }: { state: DehydratedState }) => (
  <CatalogState state={state}>
    <Hero />
    <FeaturedProducts />
    <CollectionTiles />
    <NewArrivals />
  </CatalogState>
);
