import { PageTitle } from '../app/page-title.js';
import { CollectionTiles } from './collection-tiles.js';
import { FeaturedProducts } from './featured-products.js';
import { Hero } from './hero.js';
import { NewArrivals } from './new-arrivals.js';

/** Home page. */
export const HomePage = () => (
  <>
    <PageTitle />
    <Hero />
    <FeaturedProducts />
    <CollectionTiles />
    <NewArrivals />
  </>
);
