import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';

/** Result of comparing two catalog references. `possible` means that they neither match nor contradict each other. */
type Match = 'same' | 'possible' | 'different';

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Serializes data with sorted keys, so that equal data gives equal strings. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, field: unknown) =>
    isRecord(field)
      ? Object.fromEntries(Object.entries(field).sort(([one], [other]) => (one < other ? -1 : 1)))
      : field,
  );

/** Whether a value is empty: missing, without fields, or the default variant ID of a product without variants. */
const isNothing = (value: unknown): boolean => !value || /^("[0-]{36}"|{})$/.test(canonical(value));

const filled = (fields: unknown): Fields =>
  Object.fromEntries(Object.entries({ ...(fields as Fields) }).filter(([, value]) => !isNothing(value)));

/** Splits the options into custom text fields and the selection. A variant ID takes precedence over option choices. */
function read({ options }: CatalogReference) {
  const { customTextFields, options: choices, ...chosen } = filled(options);
  return [filled(customTextFields), chosen['variantId'] ? chosen : filled({ ...chosen, choices })] as const;
}

/** Whether both values are set and differ. */
function contradicts(one: unknown, other: unknown): boolean {
  if (isRecord(one) && isRecord(other)) return Object.keys(one).some((key) => contradicts(one[key], other[key]));
  return one !== undefined && other !== undefined && canonical(one) !== canonical(other);
}

/**
 * Compares a requested item with a line item of the cart. The platform may return a variant ID for option choices or
 * the reverse, either of the two Wix Stores app IDs, and truncated custom text. Items with different custom text have
 * separate line items.
 */
export function matchItems(asked: CatalogReference, given: CatalogReference): Match {
  const [[askedTexts, askedChoice], [givenTexts, givenChoice]] = [read(asked), read(given)];
  const isOtherText = ([title, text]: [string, unknown]) =>
    !`${askedTexts[title] as string}`.startsWith(text as string);
  const isOther =
    asked.catalogItemId !== given.catalogItemId ||
    Object.entries(givenTexts).some(isOtherText) ||
    contradicts(askedChoice, givenChoice);
  if (isOther) return 'different';
  const hasTexts = Object.keys(askedTexts).length === Object.keys(givenTexts).length;
  return hasTexts && canonical(askedChoice) === canonical(givenChoice) ? 'same' : 'possible';
}

/** Whether a reference selects a variant, by ID or by option choices. */
export const namesVariant = ({ options }: CatalogReference): boolean =>
  Boolean(options?.['variantId']) || Object.keys(options?.['options'] ?? {}).length > 0;
