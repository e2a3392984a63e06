import { CartwrightError, isDevelopment } from '@cartwright/core';
import type { CatalogVersion } from './catalog.js';
import type { CatalogProductFilter, CatalogSort } from './model/query.js';

/** Sort criterion of the platform, from the names of its fields. */
export const toSort = <Field>(sort: CatalogSort, fields: Record<'name' | 'price' | 'newest', Field>) => ({
  fieldName: fields[sort.replace('-', '') as 'name' | 'price' | 'newest'],
  order: sort === 'name' || sort === 'price' ? ('ASC' as const) : ('DESC' as const),
});

/** Condition for the price, if there is one. */
export const toPriceCondition = ({ minPrice, maxPrice }: CatalogProductFilter) =>
  (minPrice !== undefined || maxPrice !== undefined) && {
    ...(minPrice !== undefined && { $gte: Number(minPrice) }),
    ...(maxPrice !== undefined && { $lte: Number(maxPrice) }),
  };

/** Throws `catalog_unsupported` for conditions that a catalog version does not support. */
export function rejectConditions(version: CatalogVersion, others: object): void {
  const [field] = Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (!field) return;
  const message = isDevelopment && `Catalog ${version.toUpperCase()} cannot filter products by ${field}`;
  throw new CartwrightError(message, { kind: 'validation', code: 'catalog_unsupported' });
}
