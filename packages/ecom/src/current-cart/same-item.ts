import type { CatalogReference } from '../commerce/catalog-reference.js';
import type { LineItem } from './line-item.js';

/** Whether a line holds an item: `possible` where their references neither agree nor contradict each other. */
export type Match = 'same' | 'possible' | 'different';

type Fields = Record<string, unknown>;

/** The platform's id for the variant of a product without variants. */
const noVariantId = '00000000-0000-0000-0000-000000000000';

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFilled = (value: unknown): boolean =>
  value != null && value !== '' && value !== noVariantId && !(isRecord(value) && Object.keys(value).length === 0);

/** The fields that are not empty. */
const filled = (fields: unknown): Fields =>
  Object.fromEntries(Object.entries(isRecord(fields) ? fields : {}).filter(([, value]) => isFilled(value)));

/** A text that is the same for equal data, in whatever order its fields stand. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, field: unknown) =>
    isRecord(field)
      ? Object.fromEntries(Object.entries(field).sort(([one], [other]) => (one < other ? -1 : 1)))
      : field,
  );

function compare(one: unknown, other: unknown): Match {
  if (canonical(one) === canonical(other)) return 'same';
  if (one === undefined || other === undefined) return 'possible';
  if (!isRecord(one) || !isRecord(other)) return 'different';
  return Object.keys(one).some((key) => compare(one[key], other[key]) === 'different') ? 'different' : 'possible';
}

/** Items with other texts are on other lines. A text may come back cut to length, or not at all. */
function compareTexts(asked: Fields, given: Fields): Match {
  const isOther = ([title, text]: [string, unknown]) =>
    !(title in asked && String(asked[title]).startsWith(String(text)));
  if (Object.entries(given).some(isOther)) return 'different';
  return Object.keys(asked).length === Object.keys(given).length ? 'same' : 'possible';
}

/** The choices that a line describes: its reference may have only the variant's id. */
const describedChoices = ({ descriptionLines = [] }: LineItem, texts: Fields): Fields =>
  Object.fromEntries(
    descriptionLines
      .map(({ name, colorInfo, plainText }) => [name?.original ?? '', (colorInfo ?? plainText)?.original] as const)
      .filter(([name]) => !(name in texts)),
  );

function compareVariants(asked: Fields, given: Fields, line: LineItem): Match {
  if (asked.variantId && given.variantId) return asked.variantId === given.variantId ? 'same' : 'different';
  if (asked.options && given.options) return compare(asked.options, given.options);
  if (asked.options && given.variantId) {
    const described = describedChoices(line, filled(given.customTextFields));
    return compare(asked.options, described) === 'same' ? 'same' : 'possible';
  }
  return asked.variantId || asked.options || given.variantId || given.options ? 'possible' : 'same';
}

/** What is compared by itself. */
const chosen = { variantId: undefined, options: undefined, customTextFields: undefined };

/**
 * Compares an item that was asked for with a line of a cart. The platform may name a variant by its id that was asked for
 * by its choices, and the other way round; and a store by either of its two app ids.
 */
export function matchLine({ catalogItemId, options }: CatalogReference, line: LineItem): Match {
  if (catalogItemId !== line.catalogReference?.catalogItemId) return 'different';
  const [asked, given] = [filled(options), filled(line.catalogReference?.options)];
  const matches = [
    compareVariants(asked, given, line),
    compareTexts(filled(asked.customTextFields), filled(given.customTextFields)),
    compare({ ...asked, ...chosen }, { ...given, ...chosen }),
  ];
  return matches.includes('different') ? 'different' : matches.includes('possible') ? 'possible' : 'same';
}

/** Whether a reference names a variant, by its id or by choices. */
export const namesVariant = ({ options }: CatalogReference): boolean =>
  Boolean(options?.['variantId']) || Object.keys(options?.['options'] ?? {}).length > 0;
