import type { StoredCollection } from '../shop/catalog-v1/collection.js';
import type { StoredProduct } from '../shop/catalog-v1/product.js';
import { type SeedCollection, shopCollections, standardCollections as everyStore } from './collections.js';
import { collectionImages } from './pictures.js';
import { storedProduct } from './stored-product.js';

const storedCollection = ({ id, name, slug, text }: SeedCollection): StoredCollection => ({
  id,
  name,
  slug,
  description: text,
  visible: true,
  media: collectionImages(slug),
  lastUpdated: '2025-09-01T09:00:00.000Z',
});

/** The collections that every store has. */
export const standardCollections = (): StoredCollection[] => everyStore.map(storedCollection);

/** The collections of the shop. */
export const seedCollections = (): StoredCollection[] => [...everyStore, ...shopCollections].map(storedCollection);

const bySlug = (slug: string): SeedCollection[] =>
  [...everyStore, ...shopCollections].filter((collection) => collection.slug === slug);

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
