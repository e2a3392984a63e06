import type { StoredCollection } from '../catalog/collection.js';
import { derivedId } from '../catalog/derived-id.js';
import type { StoredProduct } from '../catalog/product.js';
import { slugOf, takeSlug } from '../catalog/slug.js';
import { minorUnits } from '../money/index.js';
import { standardCollections } from '../seed/shop.js';
import { type ProductRows, readProduct } from './read-product.js';
import { readRows } from './read-rows.js';
import type { Row } from './row.js';

/** What a product file holds. */
export interface Catalog {
  readonly products: readonly StoredProduct[];
  readonly collections: readonly StoredCollection[];
}

/** Told how many rows of how many are read. */
export type OnProgress = (read: number, rows: number) => void;

/** How a file is read. */
export interface Reading {
  /** What its prices are in: US dollars unless given. */
  readonly currency?: string;
  readonly onProgress?: OnProgress | undefined;
}

/** Puts the Variant rows to their products. */
function groupRows(rows: readonly Row[]): ProductRows[] {
  const groups = new Map<string, { row: Row; variants: Row[] }>();
  for (const row of rows) {
    const handle = row.needed('handleId', 200);
    const type = row.text('fieldType');
    if (type === 'Product') {
      if (groups.has(handle)) throw row.wrong('handleId', 'a handleId that no other Product row has');
      groups.set(handle, { row, variants: [] });
    } else if (type === 'Variant') {
      const group = groups.get(handle);
      if (!group) throw row.wrong('handleId', 'the handleId of a Product row above');
      if (group.row.text('productOptionName1') === '')
        throw row.wrong('handleId', 'the handleId of a product with options');
      group.variants.push(row);
    } else {
      throw row.wrong('fieldType', 'Product or Variant');
    }
  }
  return [...groups.values()];
}

/**
 * Reads a catalog from the platform's product file. `all-products` and `featured-products` are always there; the other
 * collections are made of their names.
 * @throws {CsvError} at the first cell that is not what it should be
 */
export function readCatalog(text: string, now: Date, { currency = 'USD', onProgress }: Reading = {}): Catalog {
  const rows = readRows(text);
  const groups = groupRows(rows);
  let read = 0;
  const collections = new Map(standardCollections().map((collection) => [collection.slug, collection]));
  const byName = new Map([...collections.values()].map(({ name, id }) => [name.toLowerCase(), id]));
  const standard = new Map([...collections.values()].map(({ slug, id }) => [slug, id]));
  const collectionSlugs = new Set(collections.keys());
  const productSlugs = new Set<string>();
  const collectionId =
    (row: Row) =>
    (name: string): string => {
      if (name.length > 50) throw row.wrong('collection', 'names of at most 50 characters, parted by ;');
      const known = byName.get(name.toLowerCase()) ?? standard.get(slugOf(name));
      if (known !== undefined) return known;
      const slug = takeSlug(name, collectionSlugs, 'collection');
      const id = derivedId('csv collection', name.toLowerCase());
      byName.set(name.toLowerCase(), id);
      collections.set(slug, {
        id,
        name,
        slug,
        description: '',
        visible: true,
        media: [],
        lastUpdated: now.toISOString(),
      });
      return id;
    };
  const products = groups.map((group, index) => {
    const product = readProduct(group, {
      slug: takeSlug(group.row.text('name'), productSlugs, 'product'),
      index,
      now,
      scale: minorUnits(currency),
      collectionId: collectionId(group.row),
    });
    read += 1 + group.variants.length;
    onProgress?.(read, rows.length);
    return product;
  });
  return { products, collections: [...collections.values()] };
}
