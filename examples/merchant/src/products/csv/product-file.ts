import type { EditedProduct, MerchantCatalog } from '../catalog/merchant-catalog.js';
import type { CsvRow } from './csv.js';
import type { ImportedFile } from './imported-file.js';
import * as rowsV1 from './v1/product-rows.js';
import { readRows as readRowsV1 } from './v1/read-rows.js';
import * as rowsV3 from './v3/product-rows.js';
import { readRows as readRowsV3 } from './v3/read-rows.js';

/** Format of the product files of a catalog version. */
interface ProductFile {
  readonly columns: readonly string[];
  /** Rows of a product: its own, and one of each variant. */
  readonly productRows: (product: EditedProduct) => string[][];
  /** Reads the rows of a file, the first of which names the columns. Prices are in a currency (ISO 4217). */
  readonly read: (rows: readonly CsvRow[], currency: string) => ImportedFile;
}

/** Formats by catalog version. */
export const productFiles: Readonly<Record<MerchantCatalog['version'], ProductFile>> = {
  v1: { columns: rowsV1.columns, productRows: rowsV1.productRows, read: readRowsV1 },
  v3: { columns: rowsV3.columns, productRows: rowsV3.productRows, read: readRowsV3 },
};
