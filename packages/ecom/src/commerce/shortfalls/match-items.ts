import type { CatalogReference } from '../line-items/catalog-reference.js';

/** Result of comparing two catalog references. `possible` means that they neither match nor contradict each other. */
type Match = 'same' | 'possible' | 'different';

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Serializes data with sorted keys, so that equal data gives equal strings. */
const serialize = (value: unknown): string =>
  JSON.stringify(value, (_, field: unknown) =>
    isRecord(field)
      ? Object.fromEntries(Object.entries(field).sort(([one], [other]) => (one < other ? -1 : 1)))
      : field,
  );

/** Whether a value is empty: missing, without fields, or the default variant ID of a product without variants. */
const isEmpty = (value: unknown): boolean => !value || /^("[0-]{36}"|{})$/.test(serialize(value));

const withoutEmpty = (fields: unknown): Fields =>
  Object.fromEntries(Object.entries({ ...(fields as Fields) }).filter(([, value]) => !isEmpty(value)));

/** Splits the options into custom text fields and the selection. A variant ID takes precedence over option choices. */
function readOptions({ options }: CatalogReference) {
  const { customTextFields, options: choices, ...selected } = withoutEmpty(options);
  return [
    withoutEmpty(customTextFields),
    selected['variantId'] ? selected : withoutEmpty({ ...selected, choices }),
  ] as const;
}

/** Whether both values are set and differ. */
function contradicts(one: unknown, other: unknown): boolean {
  if (isRecord(one) && isRecord(other)) return Object.keys(one).some((key) => contradicts(one[key], other[key]));
  return one !== undefined && other !== undefined && serialize(one) !== serialize(other);
}

/**
 * Compares a requested item with a line item of the cart. The platform may return a variant ID for option choices or
 * the reverse, either of the two Wix Stores app IDs, and truncated custom text. Items with different custom text have
 * separate line items.
 */
export function matchItems(requested: CatalogReference, existing: CatalogReference): Match {
  const [requestedTexts, requestedChoice] = readOptions(requested);
  const [existingTexts, existingChoice] = readOptions(existing);
  const hasOtherText = ([title, text]: [string, unknown]) =>
    !`${requestedTexts[title] as string}`.startsWith(text as string);
  const isDifferent =
    requested.catalogItemId !== existing.catalogItemId ||
    Object.entries(existingTexts).some(hasOtherText) ||
    contradicts(requestedChoice, existingChoice);
  if (isDifferent) return 'different';
  const hasTexts = Object.keys(requestedTexts).length === Object.keys(existingTexts).length;
  return hasTexts && serialize(requestedChoice) === serialize(existingChoice) ? 'same' : 'possible';
}

/** Whether a reference selects a variant, by ID or by option choices. */
export const selectsVariant = ({ options }: CatalogReference): boolean =>
  Boolean(options?.['variantId']) || Object.keys(options?.['options'] ?? {}).length > 0;
