import { isAmount, minus, round, sum, times } from '../../kernel/money/decimal.js';
import { toFormattedPrice } from '../../kernel/money/format-price.js';
import { isExternal, type CatalogReference } from '../../shop/line-items/catalog-reference.js';
import type { FieldReader } from '../../kernel/input/field-reader.js';
import type { Input } from '../../kernel/input/object.js';
import { newId } from '../../kernel/state/ids.js';
import type { Owner } from '../../protocol/auth/owner.js';
import type { HeldStock, OrderContent, StoredOrder } from '../../shop/orders/order.js';
import { formatContent } from './format-order-fields.js';
import { channelTypes } from '../purchase/channel-violation.js';
import { amountIn, readContent, readLineContent } from './read-content.js';

/** Fields that only the emulator sets. */
const own = [
  ...['id', 'number', 'createdDate', 'updatedDate', 'lineItems', 'status', 'paymentStatus', 'fulfillmentStatus'],
  ...['activities', 'balanceSummary', 'priceSummary', 'settings', 'fulfillmentStatusesAggregate'],
];

/** The fields of a line item, in the format of the Orders API. */
export type LineFields = Input & { readonly id: string; readonly quantity: number };

const amounts = ['subtotal', 'shipping', 'tax', 'discount', 'totalAdditionalFees'] as const;

/** Reads the fields of a line item that a merchant writes. */
export function readLine(read: FieldReader, item: unknown, field: string, currency: string): LineFields {
  const input = read.required(item, field);
  const name = read.required(input['productName'], `${field}.productName`);
  read.string(name['original'] ?? '', `${field}.productName.original`, { min: 1, max: 200 });
  if (!read.object(input['itemType'], `${field}.itemType`)) read.missing(`${field}.itemType`);
  if (input['quantity'] === undefined) read.missing(`${field}.quantity`);
  const quantity = read.number(input['quantity'], `${field}.quantity`, { min: 1, max: 100_000, scale: 0 }) ?? 1;
  const price = read.required(input['price'], `${field}.price`)['amount'];
  const isPrice = isAmount(price, currency);
  if (!isPrice) read.addViolation(`${field}.price.amount`, 'must be an amount, such as "12.50"', 'FORMAT');
  const unit = isPrice ? price : '0';
  const lineTotal = toFormattedPrice(times(unit, quantity), currency);
  return {
    totalDiscount: toFormattedPrice('0', currency),
    lineItemPrice: lineTotal,
    totalPriceBeforeTax: lineTotal,
    totalPriceAfterTax: lineTotal,
    descriptionLines: [],
    ...input,
    id: typeof input['id'] === 'string' && input['id'] !== '' ? input['id'] : newId(),
    quantity,
    price: toFormattedPrice(unit, currency),
  };
}

/** Returns the stock that line items reserve. */
const getStock = (lines: readonly LineFields[]): HeldStock[] =>
  lines.flatMap(({ catalogReference, id, quantity }) => {
    const reference = catalogReference as Partial<CatalogReference> | undefined;
    if (typeof reference?.catalogItemId !== 'string') return [];
    const { appId, catalogItemId, options } = reference;
    const variantId = options?.variantId;
    const external = appId ? { appId, catalogItemId, ...(options && { options }) } : undefined;
    return [
      {
        lineItemId: id,
        catalogItemId,
        ...(typeof variantId === 'string' && { variantId }),
        quantity,
        restocked: 0,
        ...(external && isExternal(external) && { external }),
      },
    ];
  });

/**
 * Reads the totals of an order from its price summary. The subtotal defaults to that of the line items; the total is
 * the sum of the parts.
 */
export function getPrices(
  read: FieldReader,
  input: Input,
  lines: readonly LineFields[],
  currency: string,
): Pick<OrderContent, 'sums' | 'total'> {
  const lineTotal = sum(lines.map(({ price, quantity }) => times(amountIn(price) ?? '0', quantity)));
  const part = (name: (typeof amounts)[number]): string => {
    const price = read.object(input[name], `order.priceSummary.${name}`);
    if (!price) return name === 'subtotal' ? lineTotal : '0';
    if (isAmount(price['amount'], currency)) return price['amount'];
    read.addViolation(`order.priceSummary.${name}.amount`, 'must be an amount, such as "12.50"', 'FORMAT');
    return '0';
  };
  const parts = Object.fromEntries(amounts.map((name) => [name, part(name)])) as Record<
    (typeof amounts)[number],
    string
  >;
  const { discount, shipping, subtotal, tax, totalAdditionalFees } = parts;
  const total = round(minus(sum([subtotal, shipping, tax, totalAdditionalFees]), discount), currency);
  const requestedTotal = read.object(input['total'], 'order.priceSummary.total')?.['amount'];
  if (requestedTotal !== undefined && (!isAmount(requestedTotal, currency) || minus(requestedTotal, total) !== '0')) {
    read.addViolation('order.priceSummary.total.amount', `must be ${total}, the sum of its parts`, 'OTHER');
  }
  return { sums: { subtotal, shipping, tax, discount, additionalFees: totalAdditionalFees }, total };
}

/** Reads an order that a merchant writes, with custom line items and prices. */
export function readOrder(
  read: FieldReader,
  input: Input,
  { currencyOfStore, owner }: { readonly currencyOfStore: string; readonly owner: Owner },
): OrderContent & Pick<StoredOrder, 'stock'> {
  const currency = read.string(input['currency'], 'order.currency', { min: 3, max: 3 }) ?? currencyOfStore;
  if (!/^[A-Z]{3}$/.test(currency)) read.addViolation('order.currency', 'must be a currency, such as "USD"', 'FORMAT');
  if (!input['lineItems']) read.missing('order.lineItems');
  const lines = (read.list(input['lineItems'], 'order.lineItems', { min: 1, max: 300 }) ?? []).map((item, index) =>
    readLine(read, item, `order.lineItems[${index}]`, currency),
  );
  for (const [index, { id }] of lines.entries()) {
    if (lines.findIndex((line) => line.id === id) === index) continue;
    read.addViolation(`order.lineItems[${index}].id`, 'must be unique in the order', 'OTHER', {
      ruleName: 'DUPLICATE',
    });
  }
  const channel = read.required(input['channelInfo'], 'order.channelInfo');
  if (!channel['type']) read.missing('order.channelInfo.type');
  read.enumeration(channel['type'], 'order.channelInfo.type', channelTypes);
  const summary = read.required(input['priceSummary'], 'order.priceSummary');
  const { sums, total } = getPrices(read, summary, lines, currency);
  const email = read.string(read.object(input['buyerInfo'], 'order.buyerInfo')?.['email'], 'order.buyerInfo.email', {
    max: 320,
  });
  const rest = Object.fromEntries(
    Object.entries(input).filter(([name, value]) => !own.includes(name) && value !== null),
  );
  const pricing = { currency, taxIncluded: false };
  const content = {
    owner,
    currency,
    total,
    sums,
    lines: lines.map((line) => readLineContent(line, pricing)),
    ...(email && { email }),
  };
  return { ...readContent(content, { ...formatContent(readContent(content, {})), ...rest }), stock: getStock(lines) };
}
