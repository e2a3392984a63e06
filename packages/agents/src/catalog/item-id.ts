import type { CatalogReference } from '@cartwright/ecom/cart-v2';
import type { CatalogProduct } from '@cartwright/stores/catalog';
import type { Selection } from '@cartwright/stores/selection';

/** Variant ID that the platform uses for a product without variants. */
const noVariantId = '00000000-0000-0000-0000-000000000000';

/** Parts of an item ID. */
export interface ItemId {
  /** Product ID. */
  readonly productId: string;
  /** Variant ID. `undefined` for the only variant, and where variants are not managed. */
  readonly variantId: string | undefined;
  /** Choices by option name, or by the key of a modifier. */
  readonly options: Readonly<Record<string, string>>;
  /** Texts by their key. */
  readonly texts: Readonly<Record<string, string>>;
  /** Subscription ID. */
  readonly subscriptionId: string | undefined;
}

/** Prefixes of the parameters of an item ID. */
const OPTION = 'option.';
const TEXT = 'text.';
const SUBSCRIPTION = 'subscription';

/** Returns the parameter of an item ID that selects a choice, or enters a text. */
export const getParameterName = (type: 'choice' | 'text', key: string): string =>
  (type === 'choice' ? OPTION : TEXT) + key;

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

const readTexts = (value: unknown): [string, string][] =>
  typeof value === 'object' && value ? Object.entries(value).filter(isText) : [];

/**
 * Formats the ID of what a line item buys: product ID, variant ID, and parameters for choices, texts and a subscription,
 * as in `product:variant?text.Engraving=Ada`.
 */
export function formatItemId({ catalogItemId = '', options }: CatalogReference): string {
  const { customTextFields, options: choices, subscriptionOptionId, variantId } = options ?? {};
  const sorted = (entries: [string, string][]) => entries.sort(([one], [other]) => (one < other ? -1 : 1));
  const parameters = new URLSearchParams([
    ...sorted(readTexts(choices)).map(([key, value]) => [OPTION + key, value]),
    ...sorted(readTexts(customTextFields)).map(([key, value]) => [TEXT + key, value]),
    ...(typeof subscriptionOptionId === 'string' ? [[SUBSCRIPTION, subscriptionOptionId]] : []),
  ]);
  const variant = typeof variantId === 'string' && variantId !== noVariantId ? `:${variantId}` : '';
  return `${catalogItemId}${variant}${parameters.size > 0 ? `?${parameters.toString()}` : ''}`;
}

/** Parses an item ID. `undefined` for anything that is none. */
export function parseItemId(id: string): ItemId | undefined {
  const [, productId, variantId, query] = /^([\w-]{1,100})(?::([\w-]{1,100}))?(?:\?(.*))?$/s.exec(id) ?? [];
  if (productId === undefined) return undefined;
  const parameters = [...new URLSearchParams(query ?? '')];
  const read = (prefix: string) =>
    Object.fromEntries(
      parameters.filter(([name]) => name.startsWith(prefix)).map(([name, value]) => [name.slice(prefix.length), value]),
    );
  const [, subscriptionId] = parameters.find(([name]) => name === SUBSCRIPTION) ?? [];
  return { productId, variantId, options: read(OPTION), texts: read(TEXT), subscriptionId };
}

/** Returns the selection of an item ID. `undefined` if the product does not have the variant. */
export function toSelection(
  { modifiers, options, variants }: CatalogProduct,
  { options: given, subscriptionId, texts, variantId }: ItemId,
): Selection | undefined {
  const variant = variants.find(({ id }) => id === variantId);
  if (variantId !== undefined && !variant) return undefined;
  const ofOptions = options.flatMap(({ name }) => (given[name] === undefined ? [] : [[name, given[name]]]));
  const ofModifiers = modifiers.flatMap((modifier) => {
    const value = given[modifier.key];
    if (modifier.type !== 'choice' || value === undefined) return [];
    const choice = modifier.choices.find(({ key, name }) => key === value || name === value);
    return [[modifier.name, choice?.name ?? value]];
  });
  const ofTexts = modifiers.flatMap(({ key, name, type }) =>
    type === 'text' && texts[key] !== undefined ? [[name, texts[key]]] : [],
  );
  return {
    choices: { ...(Object.fromEntries(ofOptions) as Record<string, string>), ...variant?.choices },
    modifiers: Object.fromEntries(ofModifiers) as Record<string, string>,
    customTextFields: Object.fromEntries(ofTexts) as Record<string, string>,
    ...(subscriptionId !== undefined && { subscriptionOptionId: subscriptionId }),
  };
}
