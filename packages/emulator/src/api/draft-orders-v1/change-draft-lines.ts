import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { compare, isAmount, minus, sum } from '../../kernel/money/decimal.js';
import type { DraftLine, DraftOrder } from '../../shop/draft-orders/draft-order.js';
import { type LineFacts, getExtras } from '../../shop/line-items/line.js';
import { fulfilledQuantity } from '../../shop/orders/fulfillment-status.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import { refundedQuantity } from '../../shop/orders/refunded-quantity.js';
import { amountIn } from '../orders-v1/read-content.js';
import { readDetails } from '../purchase/read-line-details.js';

const refuse = (code: string, description: string, data: object) =>
  new ApplicationError('failedPrecondition', code, description, data);

/** Merchant-defined fields that a change sets, by its field. */
const writtenFields = { newPriceDescription: 'priceDescription', newProductName: 'productName' } as const;

const changeNames = [
  ...['newQuantity', 'newPrice', 'newPriceDescription', 'newProductName', 'newDescriptionLines'],
  ...['newModifierGroups'],
];

/** Reads new modifiers, whose prices are objects in this API. */
function readModifiers({ modifierGroups }: Input, currency: string): NonNullable<LineFacts['modifierGroups']> {
  const groups = (Array.isArray(modifierGroups) ? modifierGroups : []).filter(isObject).map((group) => ({
    ...group,
    modifiers: (Array.isArray(group['modifiers']) ? group['modifiers'] : [])
      .filter(isObject)
      .map((modifier) => ({ ...modifier, price: amountIn(modifier['price']) })),
  }));
  return readDetails({ modifierGroups: groups }, currency).modifierGroups ?? [];
}

/** Change of a line item in a request. */
interface RequestedChange {
  readonly change: Input;
  readonly field: string;
  /** Order that the draft edits. */
  readonly order: StoredOrder | undefined;
  readonly currency: string;
}

function changeQuantity(read: FieldReader, line: DraftLine, { change, field, order }: RequestedChange): DraftLine {
  const quantity = read.number(change['newQuantity'], `${field}.newQuantity`, { max: 1_000_000, scale: 0 });
  if (quantity === undefined) return line;
  const least = order ? Math.max(fulfilledQuantity(order, line.id), refundedQuantity(order, line.id)) : 0;
  if (quantity < least) {
    const description = `must be greater than or equal to ${least}, which were fulfilled or refunded`;
    read.addViolation(`${field}.newQuantity`, description, 'MIN', { data: { threshold: least } });
  }
  if (Array.isArray(line.written['locations']) && line.written['locations'].length > 0) {
    const description = 'The quantity of a line item with locations cannot be changed.';
    throw refuse('UPDATING_LINE_ITEM_WITH_LOCATIONS', description, { lineItemId: line.id });
  }
  if (line.written['fulfillerId'] && least > 0) {
    const description = 'A fulfiller has delivered the line item, so it cannot be changed.';
    throw refuse('CANNOT_UPDATE_ITEM_WITH_EXTERNAL_FULFILLER', description, { lineItemId: line.id });
  }
  const { isRemoved: _isRemoved, ...kept } = line;
  return quantity === 0 ? { ...line, isRemoved: true } : { ...kept, quantity };
}

function changePrice(read: FieldReader, line: DraftLine, { change, currency, field }: RequestedChange): DraftLine {
  const price = read.string(change['newPrice'], `${field}.newPrice`, { min: 1, max: 20 });
  const given = read.object(change['newModifierGroups'], `${field}.newModifierGroups`);
  if (price === undefined && !given) return line;
  const { facts } = line;
  if (price !== undefined && !isAmount(price, currency)) {
    read.addViolation(`${field}.newPrice`, 'must be an amount, such as "12.50"', 'FORMAT');
    return line;
  }
  if (price !== undefined && facts.paymentOption?.startsWith('MEMBERSHIP')) {
    read.addViolation(
      `${field}.newPrice`,
      'cannot change, because a membership pays for the item',
      'FIELD_NOT_ALLOWED',
    );
  }
  if (price !== undefined && line.isRemoved) {
    const description = 'The price of a removed line item cannot be changed.';
    throw refuse('UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN', description, { lineItemId: line.id });
  }
  const modifierGroups = given ? readModifiers(given, currency) : facts.modifierGroups;
  const extras = getExtras({ ...(modifierGroups && { modifierGroups }) });
  const unitPrice = price ?? sum([minus(facts.unitPrice, getExtras(facts)), extras]);
  if (compare(extras, unitPrice) > 0) {
    const description = 'The prices of the modifiers exceed the price of the line item.';
    throw refuse('MODIFIERS_SUM_CANNOT_EXCEED_ITEM_PRICE', description, { lineItemId: line.id });
  }
  const { modifierGroups: _former, ...rest } = facts;
  return { ...line, facts: { ...rest, unitPrice, ...(modifierGroups && { modifierGroups }) } };
}

function changeTexts(read: FieldReader, line: DraftLine, { change, field }: RequestedChange): DraftLine {
  const texts = Object.entries(writtenFields).flatMap(([name, target]): [string, unknown][] => {
    const value = read.object(change[name], `${field}.${name}`);
    if (!value) return [];
    const original = read.string(value['original'] ?? '', `${field}.${name}.original`, { min: 1, max: 200 });
    return [[target, { translated: original, ...value }]];
  });
  const lines = read.object(change['newDescriptionLines'], `${field}.newDescriptionLines`);
  const descriptionLines = read.list(lines?.['descriptionLines'], `${field}.newDescriptionLines.descriptionLines`, {
    max: 20,
  });
  const written = {
    ...line.written,
    ...Object.fromEntries(texts),
    ...(lines && { descriptionLines: descriptionLines ?? [] }),
  };
  return texts.length > 0 || lines ? { ...line, written } : line;
}

/**
 * Changes line items of a draft. An added line item with the quantity 0 is deleted, one of the order is marked as
 * removed.
 *
 * @throws {ApplicationError} `LINE_ITEM_DOES_NOT_EXIST`, `MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM`, `EMPTY_CHANGE_REQUEST`,
 * `UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN`, `UPDATING_LINE_ITEM_WITH_LOCATIONS`,
 * `CANNOT_UPDATE_ITEM_WITH_EXTERNAL_FULFILLER`, `MODIFIERS_SUM_CANNOT_EXCEED_ITEM_PRICE`
 */
export function changeDraftLines(
  read: FieldReader,
  draft: DraftOrder,
  value: unknown,
  order: StoredOrder | undefined,
): DraftOrder {
  if (!value) read.missing('lineItemChanges');
  const changed = new Map<string, DraftLine>();
  for (const [index, item] of (read.list(value, 'lineItemChanges', { min: 1, max: 300 }) ?? []).entries()) {
    const field = `lineItemChanges[${index}]`;
    const change = read.required(item, field);
    const lineItemId = read.string(change['lineItemId'] ?? '', `${field}.lineItemId`, { min: 1, max: 100 });
    if (lineItemId === undefined) continue;
    const line = draft.lines.find(({ id }) => id === lineItemId);
    if (!line) {
      throw new ApplicationError('notFound', 'LINE_ITEM_DOES_NOT_EXIST', 'The draft has no line item with this ID.', {
        lineItemId,
      });
    }
    if (changed.has(lineItemId)) {
      const description = 'The request changes a line item more than once.';
      throw refuse('MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM', description, { lineItemId });
    }
    if (changeNames.every((name) => change[name] === undefined || change[name] === null)) {
      throw refuse('EMPTY_CHANGE_REQUEST', 'The request changes nothing of a line item.', { lineItemId });
    }
    const request = { change, field, order, currency: draft.currency };
    const steps = [changeQuantity, changePrice, changeTexts];
    changed.set(
      lineItemId,
      steps.reduce((result, step) => step(read, result, request), line),
    );
  }
  read.check();
  const lines = draft.lines.map((line) => changed.get(line.id) ?? line);
  return { ...draft, lines: lines.filter(({ before, isRemoved }) => before !== undefined || !isRemoved) };
}
