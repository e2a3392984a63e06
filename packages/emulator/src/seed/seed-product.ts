import type { Art } from '../media/art.js';
import type { DigitalFile } from '../shop/catalog-v1/product.js';
import type { Swatch } from './swatches.js';

/** A product of the seed, written short. What is left out is computed, the same every time. */
export interface SeedProduct {
  readonly name: string;
  /** In dollars. */
  readonly price: number;
  /** The description; each line becomes a paragraph. */
  readonly text: string;
  readonly art: Art;
  /** In pounds; 0 for downloads. */
  readonly weight?: number;
  /** How many there are of the product, or of each of its variants; untracked when left out, `'out'` for sold out. */
  readonly stock?: number | 'out';
  /** `'15%'` or `'$8'`. */
  readonly off?: `${number}%` | `$${number}`;
  readonly ribbon?: string;
  /** The house brand when left out, none when null. */
  readonly brand?: string | null;
  readonly colors?: readonly Swatch[];
  /** Drop-down options by name. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
  /** What a choice adds to the price. Makes the variants managed. */
  readonly extra?: Readonly<Record<string, number>>;
  /** What a choice adds to the weight. Makes the variants managed. */
  readonly heavier?: Readonly<Record<string, number>>;
  /** The stock of single variants, by their choices: `'M, Moss'`. Makes the variants managed. */
  readonly stocks?: Readonly<Record<string, number>>;
  /** Variants that are not offered any more, by their choices. */
  readonly gone?: readonly string[];
  /** Quantity and unit of the package, and those that the price is told for. */
  readonly unit?: readonly [number, string, number, string];
  /** Texts the shopper writes: title, longest length, and whether it must be written. */
  readonly texts?: readonly (readonly [string, number, boolean])[];
  /** More sections: title and text. */
  readonly info?: Readonly<Record<string, string>>;
  /** A message, how many, and the choices it holds for (all when left out). Off when the number is 0. */
  readonly preorder?: readonly [string, number, string?];
  readonly file?: readonly [string, DigitalFile['fileType']];
  readonly digital?: true;
  readonly giftCard?: true;
  readonly hidden?: true;
  readonly featured?: true;
  /** Is also among the gifts. */
  readonly gift?: true;
}
