import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';

/** Whether two references name one item: `possible` where they neither agree nor contradict each other. */
type Match = 'same' | 'possible' | 'different';

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that is the same for equal data, in whatever order its fields stand. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, field: unknown) =>
    isRecord(field)
      ? Object.fromEntries(Object.entries(field).sort(([one], [other]) => (one < other ? -1 : 1)))
      : field,
  );

/** Nothing: no value, no fields, or the id that stands for the variant of a product without variants. */
const isNothing = (value: unknown): boolean => !value || /^("[0-]{36}"|{})$/.test(canonical(value));

const filled = (fields: unknown): Fields =>
  Object.fromEntries(Object.entries({ ...(fields as Fields) }).filter(([, value]) => !isNothing(value)));

/** The texts, and what else was chosen. A variant's id says more than its choices. */
function read({ options }: CatalogReference) {
  const { customTextFields, options: choices, ...chosen } = filled(options);
  return [filled(customTextFields), chosen['variantId'] ? chosen : filled({ ...chosen, choices })] as const;
}

/** Whether both say something, and not the same. */
function contradicts(one: unknown, other: unknown): boolean {
  if (isRecord(one) && isRecord(other)) return Object.keys(one).some((key) => contradicts(one[key], other[key]));
  return one !== undefined && other !== undefined && canonical(one) !== canonical(other);
}

/**
 * Compares an item that was asked for with the one of a line. The platform may name a variant by its id that was asked for
 * by its choices, and the other way round; a store by either of its two app ids; and a text may come back cut to length.
 * Items with other texts are on other lines.
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

/** Whether a reference names a variant, by its id or by choices. */
export const namesVariant = ({ options }: CatalogReference): boolean =>
  Boolean(options?.['variantId']) || Object.keys(options?.['options'] ?? {}).length > 0;
