import { isAmount } from '../catalog/is-amount.js';
import { mostOptions } from './product-rows.js';

/** Variant of a product file. */
export interface ImportedVariant {
  /** Choice names by option name. Empty for a product without options. */
  readonly choices: Readonly<Record<string, string>>;
  readonly price: string;
  readonly compareAt: string;
  readonly sku: string;
  /** Quantity, if the file has one. */
  readonly quantity: number | undefined;
}

/** Product of a product file. */
export interface ImportedProduct {
  readonly handle: string;
  readonly name: string;
  readonly description: string;
  readonly visible: boolean;
  /** Revision of the product when the file was exported. */
  readonly revision: string;
  readonly variants: readonly ImportedVariant[];
}

/** Products of a file, and the lines that cannot be read. */
export interface ImportedFile {
  readonly products: readonly ImportedProduct[];
  readonly problems: readonly string[];
}

type Row = Readonly<Record<string, string>>;

function variantOf(row: Row): ImportedVariant {
  const inventory = row['inventory'] ?? '';
  const choices = Array.from({ length: mostOptions }, (_, index) => [
    row[`productOptionName${String(index + 1)}`] ?? '',
    row[`productOptionChoices${String(index + 1)}`] ?? '',
  ]).filter(([name]) => name !== '');
  return {
    choices: row['fieldType'] === 'VARIANT' ? (Object.fromEntries(choices) as Record<string, string>) : {},
    price: row['price'] ?? '',
    compareAt: row['strikethroughPrice'] ?? '',
    sku: row['sku'] ?? '',
    quantity: /^\d{1,6}$/.test(inventory) ? Number(inventory) : undefined,
  };
}

/** Reads the rows of a product file by the names of its columns. Rows of media and other kinds are skipped. */
export function readRows([header = [], ...lines]: readonly (readonly string[])[]): ImportedFile {
  if (!header.includes('handle') || !header.includes('fieldType')) {
    return { products: [], problems: ['The first line must name the columns, among them "handle" and "fieldType".'] };
  }
  const rows = lines.map((cells) =>
    Object.fromEntries(header.map((name, index) => [name, cells[index]?.trim() ?? ''])),
  );
  const problems: string[] = [];
  const products = rows.flatMap((row, index): ImportedProduct[] => {
    if (row['fieldType'] !== 'PRODUCT') return [];
    const handle = row['handle'] ?? '';
    const own = rows.filter((other) => other['fieldType'] === 'VARIANT' && other['handle'] === handle);
    const variants = (own.length > 0 ? own : [row]).map(variantOf);
    const problem =
      (!handle && 'The handle is missing.') ||
      (!row['name'] && 'The name is missing.') ||
      (variants.some(({ price }) => !isAmount(price)) && 'A price is missing, or not a number.');
    if (problem) {
      problems.push(`Line ${String(index + 2)}: ${problem}`);
      return [];
    }
    return [
      {
        ...{ handle, name: row['name'] ?? '', description: row['plainDescription'] ?? '', variants },
        ...{ visible: /^true$/i.test(row['visible'] ?? 'true'), revision: row['revision'] ?? '' },
      },
    ];
  });
  return { products, problems };
}
