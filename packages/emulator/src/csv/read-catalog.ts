import { minorUnits } from '../kernel/money/minor-units.js';
import type { StoredCollection } from '../shop/catalog-v1/collection.js';
import { derivedId } from '../kernel/state/derived-id.js';
import type { StoredProduct } from '../shop/catalog-v1/product.js';
import { toSlug, takeSlug } from '../shop/slugs/slug.js';
import { fileV1 } from './columns.js';
import { isFileV3 } from './rows/is-file-v3.js';
import { standardCollections } from './known-collections.js';
import { Problems } from './rows/problems.js';
import { type ProductRows, readProduct } from './read-product.js';
import { readRows } from './rows/read-rows.js';
import type { Row } from './rows/row.js';

/** Contents of a product file. */
export interface Catalog {
  readonly products: readonly StoredProduct[];
  readonly collections: readonly StoredCollection[];
}

/** Called with the number of rows read and the total number of rows. */
export type OnProgress = (read: number, rows: number) => void;

/** Options for reading a file. */
export interface Reading {
  /** Currency of the prices (ISO 4217). US dollars by default. */
  readonly currency?: string;
  /** Existing collections. Default: those that every store has. */
  readonly collections?: readonly StoredCollection[];
  readonly onProgress?: OnProgress | undefined;
}

/** Reports a product file of Catalog V3. */
function reportFileV3(problems: Problems): void {
  const expected = "handleId: this is a product file of Catalog V3, which only stores with catalogVersion: 'v3' import";
  problems.add({ line: 1, column: 1, found: 'handle', expected });
  problems.check();
}

/** Assigns the Variant rows to their products. The type of a row with an unknown type is guessed from its position. */
function groupRows(rows: readonly Row[]): ProductRows[] {
  const groups: ProductRows[] = [];
  const getVariants = new Map<string, Row[]>();
  for (const row of rows) {
    const handle = row.required('handleId', 200);
    const type = row.string('fieldType');
    const variants = getVariants.get(handle);
    if (type !== 'Product' && type !== 'Variant') row.report('fieldType', 'Product or Variant');
    if (type !== 'Product' && variants) variants.push(row);
    else if (type === 'Variant') row.report('handleId', 'the handleId of a Product row above');
    else {
      if (variants) row.report('handleId', 'a handleId that no other Product row has');
      const group = { row, variants: [] };
      groups.push(group);
      getVariants.set(handle, group.variants);
    }
  }
  return groups;
}

/**
 * Reads a catalog from the platform's product file. Collections that do not exist yet are created by name.
 *
 * @throws {CsvError} with all errors of the file
 */
export function readCatalog(text: string, now: Date, reading: Reading = {}): Catalog {
  const { currency = 'USD', collections: existing = standardCollections(), onProgress } = reading;
  const problems = new Problems();
  if (isFileV3(text)) reportFileV3(problems);
  const rows = readRows(text, problems, fileV1);
  const groups = groupRows(rows);
  let read = 0;
  const collections = new Map(existing.map((collection) => [collection.slug, collection]));
  const byName = new Map([...collections.values()].map(({ name, id }) => [name.toLowerCase(), id]));
  const bySlug = new Map([...collections.values()].map(({ slug, id }) => [slug, id]));
  const collectionSlugs = new Set(collections.keys());
  const productSlugs = new Set<string>();
  const collectionId =
    (row: Row) =>
    (name: string): string => {
      if (name.length > 50) row.report('collection', 'names of at most 50 characters, separated by ;');
      const found = byName.get(name.toLowerCase()) ?? bySlug.get(toSlug(name));
      if (found !== undefined) return found;
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
      slug: takeSlug(group.row.string('name'), productSlugs, 'product'),
      index,
      now,
      scale: minorUnits(currency),
      collectionId: collectionId(group.row),
    });
    read += 1 + group.variants.length;
    onProgress?.(read, rows.length);
    return product;
  });
  problems.check();
  return { products, collections: [...collections.values()] };
}
