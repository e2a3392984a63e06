import type { MediaFile, NewProduct } from '../catalog/merchant-catalog.js';

/** Variant of a product file. */
export interface ImportedVariant {
  /** Choice names by option name. Empty for a product without options. */
  readonly choices: Readonly<Record<string, string>>;
  readonly price: string;
  readonly compareAt: string;
  /** Only in files of Catalog V1. */
  readonly visible?: boolean;
  readonly sku: string;
  /** Quantity, if the file has one. */
  readonly quantity: number | undefined;
}

/** Product of a product file. */
export interface ImportedProduct {
  readonly handle: string;
  readonly name: string;
  /** Description as HTML. */
  readonly html: string;
  readonly visible: boolean;
  /** Price that surcharges of variants are added to. Only in files of Catalog V1. */
  readonly price?: string;
  /** Only in files of Catalog V1. */
  readonly discount?: string;
  /** Options, if they are not those of the variants. Only in files of Catalog V1. */
  readonly options?: NewProduct['options'];
  /** Revision of the product when the file was exported. */
  readonly revision: string;
  readonly variants: readonly ImportedVariant[];
  /** Images and videos, the main one first. */
  readonly media: readonly MediaFile[];
  /** Whether images or videos were left out, because their rows cannot be read. */
  readonly lacksMedia: boolean;
}

/** Products of a file, and the lines that cannot be read. */
export interface ImportedFile {
  readonly products: readonly ImportedProduct[];
  readonly problems: readonly string[];
}
