import { toVisibleText, type CatalogProduct } from '@cartwright/stores/catalog';
import { listOptions } from '@cartwright/stores/selection';
import type { z } from 'zod';
import { createError, createErrorResponse } from '../protocol/message.js';
import { createInvalidRequest } from '../protocol/protocol-error.js';
import { describeUcp } from '../protocol/ucp.js';
import type { productRequest, SelectedOption } from '../requests/requests.js';
import type { Shop } from '../shop/shop.js';
import { filterVariants } from './filters.js';
import { parseItemId } from './item-id.js';
import { readProducts } from './read-products.js';
import { listVariants, toProduct, type SelectedVariant } from './to-product.js';

type Choices = Readonly<Record<string, string>>;

/** Whether a variant has all of the choices. */
const matches = ({ selection }: SelectedVariant, choices: Choices) =>
  Object.entries(choices).every(([name, label]) => selection.choices[name] === label);

/** Reads the selected values of options that the product has. */
function readChoices({ options }: CatalogProduct, selected: readonly SelectedOption[]): Record<string, string> {
  const choices: Record<string, string> = {};
  const names = new Set<string>();
  for (const { label, name } of selected) {
    if (names.has(name)) throw createInvalidRequest(`Select "${name}" once`);
    names.add(name);
    const option = options.find((one) => toVisibleText(one.name).toLowerCase() === name.toLowerCase());
    const choice = option?.choices.find((one) => toVisibleText(one.name).toLowerCase() === label.toLowerCase());
    if (option && choice) choices[option.name] = choice.name;
  }
  return choices;
}

/** Drops selected values until a variant has all of them, the least preferred first. */
function relax(variants: readonly SelectedVariant[], choices: Choices, preferences: readonly string[]): Choices {
  if (variants.some((variant) => matches(variant, choices))) return choices;
  const rank = (name: string) => {
    const index = preferences.findIndex((preference) => preference.toLowerCase() === name.toLowerCase());
    return index === -1 ? preferences.length : index;
  };
  const names = Object.keys(choices).sort((one, other) => rank(one) - rank(other));
  const kept = names.slice(0, -1).map((name) => [name, choices[name] ?? '']);
  return relax(variants, Object.fromEntries(kept) as Choices, preferences);
}

/** Gets one product with its variants, and the values that its options have for a selection. */
export async function getProduct(
  shop: Shop,
  { filters, id, preferences = [], selected }: z.infer<typeof productRequest>,
): Promise<object> {
  const itemId = parseItemId(id);
  const product = itemId && (await readProducts(shop.catalog, [itemId.productId])).get(itemId.productId);
  const all = product ? listVariants(product) : [];
  const exact = all.find((variant) => variant.id === id && id !== product?.id);
  const notFound = () => createErrorResponse('lookup', [createError('not_found', 'There is no such product')]);
  if (!product || (itemId.variantId !== undefined && !exact)) return notFound();

  const variants = await filterVariants(shop, product, all, filters);
  const wanted = selected && !exact ? relax(all, readChoices(product, selected), preferences) : undefined;
  const matching = wanted ? variants.filter((variant) => matches(variant, wanted)) : variants;
  const featured = exact ?? matching[0];
  const effective: Choices = wanted ?? featured?.selection.choices ?? {};
  const shown = featured ? [featured, ...matching.filter((variant) => variant !== featured)] : [];
  const converted = await toProduct(shop, product, shown);
  if (!converted) return notFound();

  const options = listOptions(product, { choices: effective })
    .filter(({ choices }) => choices.length > 0)
    .map(({ choices, name }) => ({
      name: toVisibleText(name),
      values: choices.map(({ availability, name: label }) => ({
        label: toVisibleText(label),
        available: availability === 'IN_STOCK' || availability === 'PREORDER',
        exists: availability !== 'NOT_OFFERED',
      })),
    }));
  return {
    ucp: describeUcp('lookup'),
    product: {
      ...converted,
      ...(options.length > 0 && {
        options,
        selected: Object.entries(effective).map(([name, label]) => ({
          name: toVisibleText(name),
          label: toVisibleText(label),
        })),
      }),
    },
  };
}
