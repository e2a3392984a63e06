import type { CatalogReference } from '../commerce/catalog-reference.js';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that is the same for equal data, in whatever order its fields stand. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, field: unknown) =>
    isRecord(field)
      ? Object.fromEntries(Object.entries(field).sort(([one], [other]) => (one < other ? -1 : 1)))
      : field,
  );

/** Whether two references are written alike. */
export const isSame = (one: CatalogReference, other: CatalogReference): boolean => canonical(one) === canonical(other);

/** Whether both say something, and not the same. */
function contradicts(one: unknown, other: unknown): boolean {
  if (isRecord(one) && isRecord(other)) return Object.keys(one).some((key) => contradicts(one[key], other[key]));
  return one !== undefined && other !== undefined && one !== other;
}

/** What was chosen, without the texts: they may come back cut to length. */
const chosenIn = ({ options }: CatalogReference) => ({ ...options, customTextFields: undefined });

/**
 * Whether two references can mean one thing. The platform may know a variant by its id that was asked for by its choices,
 * and the other way round; and a store by either of its two app ids.
 */
export const canBeSame = (one: CatalogReference, other: CatalogReference): boolean =>
  one.catalogItemId === other.catalogItemId && !contradicts(chosenIn(one), chosenIn(other));

/** Whether a reference names a variant, by its id or by choices. */
export const namesVariant = ({ options }: CatalogReference): boolean =>
  Boolean(options?.['variantId']) || Object.keys(options?.['options'] ?? {}).length > 0;
