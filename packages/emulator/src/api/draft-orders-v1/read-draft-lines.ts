import { ApplicationError } from '../../kernel/errors/application-error.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { quantityViolation } from '../../kernel/input/quantity-violation.js';
import { readList } from '../../kernel/input/read-list.js';
import { check, violation } from '../../kernel/input/violation.js';
import { isAmount } from '../../kernel/money/decimal.js';
import { newId } from '../../kernel/state/ids.js';
import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import type { DraftLine, DraftOrder } from '../../shop/draft-orders/draft-order.js';
import type { CatalogReference } from '../../shop/line-items/catalog-reference.js';
import { lookUpItems } from '../../shop/plugin-catalogs/look-up-items.js';
import { maxLines } from '../../shop/purchase/add-lines.js';
import { getCatalog } from '../../shop/tenant-catalogs/get-catalog.js';
import { amountIn } from '../orders-v1/read-content.js';
import { readCustomLineItems, readReference } from '../purchase/read-lines.js';

const refuse = (code: string, description: string, data?: object) =>
  new ApplicationError('failedPrecondition', code, description, data);

/** Fields of an added item that an order stores as given. */
const givenFields = (item: Input): Input =>
  Object.fromEntries(
    ['locations', 'priceUndetermined', 'fulfillerId'].flatMap((name) =>
      item[name] === undefined || item[name] === null ? [] : [[name, item[name]]],
    ),
  );

const idIn = ({ id }: Input): string => (typeof id === 'string' && id !== '' ? id : newId());

/** Reads an item of a catalog, with the price of the request or the catalog. */
function readCatalogLine(
  { tenant }: TenantPlugins,
  item: Input,
  { currency, index, reference }: { currency: string; index: number; reference: CatalogReference },
): DraftLine {
  const field = `catalogLineItems[${index}]`;
  const { quantity = 1 } = item;
  const price = isObject(item['price']) ? item['price']['amount'] : undefined;
  check([
    quantityViolation(quantity, `${field}.quantity`),
    price === undefined || isAmount(price, currency)
      ? undefined
      : violation(`${field}.price.amount`, 'must be an amount, such as "12.50"', 'FORMAT'),
  ]);
  const found = getCatalog(tenant, reference).find(reference);
  const data = { catalogReference: reference };
  if (!found) throw refuse('CATALOG_ITEM_NOT_FOUND', 'The catalog does not contain the item.', data);
  const { facts } = found;
  if (facts.available === 0) throw refuse('CATALOG_ITEM_NOT_AVAILABLE', 'The item is out of stock.', data);
  if (facts.itemType === 'GIFT_CARD') throw refuse('GIFT_CARD_ITEM_UNSUPPORTED', 'Drafts have no gift cards.', data);
  if (facts.subscription) throw refuse('SUBSCRIPTION_ITEM_UNSUPPORTED', 'Drafts have no subscriptions.', data);
  if (facts.paymentOption?.startsWith('MEMBERSHIP')) {
    const description = 'Drafts have no items that memberships pay for.';
    throw refuse('CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED', description, data);
  }
  const unitPrice = typeof price === 'string' ? price : facts.unitPrice;
  return {
    id: idIn(item),
    quantity: quantity as number,
    reference,
    facts: { ...facts, unitPrice, fullUnitPrice: unitPrice, available: null },
    written: givenFields(item),
  };
}

const repeated = <T>(values: readonly T[]): T | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);

/**
 * Adds the items of a request to a draft.
 *
 * @throws {ValidationError} for an invalid quantity, price, type or reference
 * @throws {ApplicationError} `MAX_ITEMS_REACHED`, `MULTIPLE_ADDS_FOR_SAME_LINE_ITEM`, `DUPLICATED_LINE_ITEM_IDS`,
 * `CATALOG_ITEM_NOT_FOUND`, `CATALOG_ITEM_NOT_AVAILABLE`, `CATALOG_ITEM_ALREADY_EXIST`, `GIFT_CARD_ITEM_UNSUPPORTED`,
 * `SUBSCRIPTION_ITEM_UNSUPPORTED`, `CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED`
 */
export function addDraftLines<T extends Pick<DraftOrder, 'currency' | 'lines'>>(
  context: TenantPlugins,
  draft: T,
  { catalogLineItems, customLineItems }: Input,
): T {
  const items = readList(catalogLineItems, 'catalogLineItems').map((item, index) => {
    const { catalogReference } = item;
    const field = `catalogLineItems[${index}].catalogReference`;
    check([isObject(catalogReference) ? undefined : violation(field, 'must not be empty', 'REQUIRED_FIELD')]);
    return { item, index, reference: readReference(catalogReference as Input, field), currency: draft.currency };
  });
  const keys = items.map(({ reference }) => JSON.stringify(reference));
  if (repeated(keys) !== undefined) {
    throw refuse('MULTIPLE_ADDS_FOR_SAME_LINE_ITEM', 'The request adds an item more than once.');
  }
  lookUpItems(
    context,
    items.map(({ item, reference }) => ({ reference, quantity: Number(item['quantity'] ?? 1) })),
  );
  const fromCatalogs = items.map(({ item, ...more }) => readCatalogLine(context, item, more));
  for (const [index, { reference }] of fromCatalogs.entries()) {
    const isThere = draft.lines.some((line) => !line.isRemoved && JSON.stringify(line.reference) === keys[index]);
    if (!isThere) continue;
    const description = 'The draft contains the item. Change its quantity instead.';
    throw refuse('CATALOG_ITEM_ALREADY_EXIST', description, { catalogReference: reference });
  }
  const given = readList(customLineItems, 'customLineItems');
  const custom = readCustomLineItems(
    given.map((item) => ({ ...item, price: amountIn(item['price']), fullPrice: amountIn(item['fullPrice']) })),
    draft.currency,
    newId,
  ).map((line, index): DraftLine => {
    const item = given[index] ?? {};
    const { catalogReference } = item;
    const reference = isObject(catalogReference)
      ? readReference(catalogReference, `customLineItems[${index}].catalogReference`)
      : undefined;
    return { ...line, ...(reference && { reference }), written: givenFields(item) };
  });
  const lines = [...draft.lines, ...fromCatalogs, ...custom];
  const lineItemId = repeated(lines.map(({ id }) => id));
  if (lineItemId !== undefined) {
    throw refuse('DUPLICATED_LINE_ITEM_IDS', 'The IDs of line items must be unique in the draft.', { lineItemId });
  }
  if (lines.length > maxLines) {
    throw refuse('MAX_ITEMS_REACHED', `A draft has at most ${maxLines} line items.`, { maxItems: maxLines });
  }
  return { ...draft, lines };
}
