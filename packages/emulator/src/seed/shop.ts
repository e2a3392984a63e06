import type { StoredCollection } from '../catalog/collection.js';
import type { StoredProduct } from '../catalog/product.js';
import { type SeedCollection, shopCollections, standardCollections } from './collections.js';
import { collectionImages } from './pictures.js';
import { storedProduct } from './stored-product.js';

/** The collections as the emulator keeps them. */
export const seedCollections = (): StoredCollection[] =>
  [...standardCollections, ...shopCollections].map(({ id, name, slug, text }) => ({
    id,
    name,
    slug,
    description: text,
    visible: true,
    media: collectionImages(slug),
    lastUpdated: '2025-09-01T09:00:00.000Z',
  }));

const bySlug = (slug: string): SeedCollection[] =>
  [...standardCollections, ...shopCollections].filter((collection) => collection.slug === slug);

const skuOf = (collection: SeedCollection, row: number): string => {
  const letters = collection.name.replace(/[^A-Z]/g, '').padEnd(2, 'X');
  return `AF-${letters}-${String(row + 1).padStart(3, '0')}`;
};

/** The products as the emulator keeps them: one of each collection in turn, so that every page is varied. */
export function seedProducts(): StoredProduct[] {
  const longest = Math.max(...shopCollections.map(({ products }) => products.length));
  const turns = Array.from({ length: longest }, (_, row) =>
    shopCollections.flatMap((collection) => {
      const product = collection.products[row];
      return product ? [{ product, collection, row }] : [];
    }),
  );
  return turns
    .flat()
    .map(({ product, collection, row }, index) =>
      storedProduct(product, index, skuOf(collection, row), [
        collection,
        ...(product.gift ? bySlug('gifts-listening') : []),
        ...(product.featured ? bySlug('featured-products') : []),
      ]),
    );
}
