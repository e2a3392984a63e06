import type { CatalogItemInput } from '@cartwright/ecom/cart-v2';
import { toVisibleText } from '@cartwright/stores/catalog';
import { getStock, toLineItem, validateSelection, type SelectionProblem } from '@cartwright/stores/selection';
import { parseItemId, toSelection } from '../catalog/item-id.js';
import { readProducts } from '../catalog/read-products.js';
import { createError, type Message } from '../protocol/message.js';
import type { LineItemRequest } from '../requests/requests.js';
import type { Shop } from '../shop/shop.js';

/** Items of a request, as the platform takes them. */
export interface ResolvedItems {
  /** Items that exist, in the order of the request. */
  readonly items: readonly CatalogItemInput[];
  /** Why the others cannot be bought. */
  readonly messages: readonly Message[];
}

const problems: Readonly<Record<SelectionProblem['reason'], string>> = {
  option_missing: 'a value is missing',
  choice_unknown: 'there is no such value',
  not_offered: 'there is no such combination',
  text_missing: 'a text is missing',
  text_too_short: 'the text is too short',
  text_too_long: 'the text is too long',
};

const describeProblem = (problem: SelectionProblem): string =>
  ('field' in problem ? `${toVisibleText(problem.field)}: ` : '') + problems[problem.reason];

/** Resolves the item IDs of a request. Sends requests for the products only. */
export async function resolveItems(shop: Shop, lines: readonly LineItemRequest[]): Promise<ResolvedItems> {
  const parsed = lines.map(({ item }) => parseItemId(item.id));
  const products = await readProducts(
    shop.catalog,
    parsed.flatMap((itemId) => itemId?.productId ?? []),
  );
  const items: CatalogItemInput[] = [];
  const messages: Message[] = [];
  for (const [index, { item, quantity }] of lines.entries()) {
    const itemId = parsed[index];
    const product = itemId && products.get(itemId.productId);
    const selection = product && toSelection(product, itemId);
    if (!selection) {
      messages.push(createError('item_unavailable', `There is no item ${item.id.slice(0, 200)}`, '$.line_items'));
      continue;
    }
    const found = validateSelection(product, selection);
    if (found.length > 0) {
      const reasons = found.map(describeProblem).join('; ');
      const name = toVisibleText(product.name);
      messages.push(createError('selection_incomplete', `${name} cannot be added. ${reasons}.`, '$.line_items'));
    } else if (getStock(product, selection).availability === 'OUT_OF_STOCK') {
      messages.push(createError('out_of_stock', `${toVisibleText(product.name)} is sold out.`, '$.line_items'));
    } else items.push(toLineItem(product, selection, quantity));
  }
  return { items, messages };
}
