import { minorUnits } from '../../kernel/money/minor-units.js';
import { takeSlug } from '../../shop/slugs/slug.js';
import type { StoredCategory } from '../../shop/catalog-v3/categories/category.js';
import type { CatalogV3 } from '../catalog-v3/catalog.js';
import { CatalogBuilder } from '../catalog-v3/catalog-builder.js';
import { Problems } from '../rows/problems.js';
import { readRows } from '../rows/read-rows.js';
import { fileV3 } from './columns.js';
import { FileCategories } from './file-categories.js';
import { groupRows } from './group-rows.js';
import { readProduct } from './read-product.js';

/** Options for reading a file. */
export interface ReadingV3 {
  /** Currency of the prices (ISO 4217). US dollars by default. */
  readonly currency?: string;
  /** Existing categories. */
  readonly categories: readonly StoredCategory[];
  /** Called with the number of rows read and the total number of rows. */
  readonly onProgress?: ((read: number, rows: number) => void) | undefined;
}

/**
 * Reads a catalog from the platform's product file of Catalog V3. All products are physical, because the file does not
 * contain their types.
 *
 * @throws {CsvError} with all errors of the file
 */
export function readCatalogV3(text: string, time: Date, reading: ReadingV3): CatalogV3 {
  const { categories: existing, currency = 'USD', onProgress } = reading;
  const [now, scale] = [time.toISOString(), minorUnits(currency)];
  const problems = new Problems();
  const rows = readRows(text, problems, fileV3);
  const builder = new CatalogBuilder();
  const categories = new FileCategories(existing, now);
  const slugs = new Set<string>();
  let read = 0;
  for (const group of groupRows(rows)) {
    const slug = takeSlug(group.row.string('name'), slugs, 'product');
    readProduct(group, builder, { slug, now, scale, categoryIds: categories.read(group.row) });
    read += 1 + group.variants.length + group.media.length;
    onProgress?.(read, rows.length);
  }
  problems.check();
  return builder.build(categories.list());
}
