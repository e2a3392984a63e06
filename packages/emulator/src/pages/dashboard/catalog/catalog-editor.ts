import type { Tenant } from '../../../kernel/state/tenant.js';

/** Stock of a variant: a quantity, or whether it is in stock. */
export type VariantStock = { readonly quantity: number } | { readonly inStock: boolean };

/** Variant of a product. A product without options has one. */
export interface EditedVariant {
  readonly id: string;
  readonly price: number;
  readonly stock: VariantStock;
}

/** Fields of a product that the dashboard edits. */
export interface EditedProduct {
  readonly name: string;
  readonly visible: boolean;
  readonly variants: readonly EditedVariant[];
}

/** Product on the pages of the dashboard. */
export interface CatalogProduct extends EditedProduct {
  readonly id: string;
  readonly slug: string;
  readonly variants: readonly (EditedVariant & { readonly title: string; readonly sku: string })[];
}

/** Products of one catalog version. */
export interface CatalogEditor {
  /** IDs and names of all products, in the order in which they were created. */
  names(tenant: Tenant): Iterable<{ readonly id: string; readonly name: string }>;
  /** Finds a product. */
  find(tenant: Tenant, id: string): CatalogProduct | undefined;
  /**
   * Saves the fields of a product that differ from the stored ones.
   *
   * @throws {ApplicationError} for an unknown product, and for values that the catalog refuses
   * @throws {ValidationError} for invalid values
   */
  save(tenant: Tenant, id: string, edited: EditedProduct): void;
}

/** Whether two stocks are the same. */
export const isSameStock = (a: VariantStock, b: VariantStock): boolean =>
  'quantity' in a ? 'quantity' in b && a.quantity === b.quantity : 'inStock' in b && a.inStock === b.inStock;
