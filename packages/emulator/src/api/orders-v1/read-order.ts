import { isAmount, minus, round, sum, times } from '../../kernel/money/decimal.js';
import { toFormattedPrice } from '../../kernel/money/format-money.js';
import { isExternal, type CatalogReference } from '../../shop/line-items/catalog-reference.js';
import type { FieldReader } from '../../kernel/input/field-reader.js';
import type { Input } from '../../kernel/input/object.js';
import { newId } from '../../kernel/state/ids.js';
import { orderDefaults } from '../../shop/order-placement/compose-order.js';
import type { HeldStock, OrderLine, StoredOrder } from '../../shop/orders/order.js';

/** Fields that the emulator sets. */
const own = [
  ...['id', 'number', 'createdDate', 'updatedDate', 'lineItems', 'status', 'paymentStatus', 'fulfillmentStatus'],
  ...['activities', 'balanceSummary', 'priceSummary'],
];

const amounts = ['subtotal', 'shipping', 'tax', 'discount', 'totalAdditionalFees'] as const;

/** Reads a line item of an order that a merchant writes. */
export function readLine(read: FieldReader, item: unknown, field: string, currency: string): OrderLine {
  const given = read.required(item, field);
  const name = read.required(given['productName'], `${field}.productName`);
  read.string(name['original'] ?? '', `${field}.productName.original`, { min: 1, max: 200 });
  if (!read.object(given['itemType'], `${field}.itemType`)) read.missing(`${field}.itemType`);
  if (given['quantity'] === undefined) read.missing(`${field}.quantity`);
  const quantity = read.number(given['quantity'], `${field}.quantity`, { min: 1, max: 100_000, scale: 0 }) ?? 1;
  const price = read.required(given['price'], `${field}.price`)['amount'];
  const isPrice = isAmount(price, currency);
  if (!isPrice) read.addViolation(`${field}.price.amount`, 'must be an amount, as "12.50"', 'FORMAT');
  const unit = isPrice ? price : '0';
  const whole = toFormattedPrice(times(unit, quantity), currency);
  return {
    totalDiscount: toFormattedPrice('0', currency),
    ...{ lineItemPrice: whole, totalPriceBeforeTax: whole, totalPriceAfterTax: whole },
    descriptionLines: [],
    ...given,
    id: typeof given['id'] === 'string' && given['id'] !== '' ? given['id'] : newId(),
    quantity,
    price: toFormattedPrice(unit, currency),
  };
}

/** The stock that line items need. */
const stockOf = (lines: readonly OrderLine[]): HeldStock[] =>
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

/** Reads the price summary of an order. The subtotal defaults to that of the line items; the total is the sum of the parts. */
export function pricesOf(read: FieldReader, given: Input, lines: readonly OrderLine[], currency: string) {
  const lineTotal = sum(lines.map(({ price, quantity }) => times((price as { amount: string }).amount, quantity)));
  const part = (name: (typeof amounts)[number]): string => {
    const price = read.object(given[name], `order.priceSummary.${name}`);
    if (!price) return name === 'subtotal' ? lineTotal : '0';
    if (isAmount(price['amount'], currency)) return price['amount'];
    read.addViolation(`order.priceSummary.${name}.amount`, 'must be an amount, as "12.50"', 'FORMAT');
    return '0';
  };
  const parts = Object.fromEntries(amounts.map((name) => [name, part(name)])) as Record<
    (typeof amounts)[number],
    string
  >;
  const { discount, shipping, subtotal, tax, totalAdditionalFees } = parts;
  const total = round(minus(sum([subtotal, shipping, tax, totalAdditionalFees]), discount), currency);
  const said = read.object(given['total'], 'order.priceSummary.total')?.['amount'];
  if (said !== undefined && (!isAmount(said, currency) || minus(said, total) !== '0')) {
    read.addViolation('order.priceSummary.total.amount', `must be ${total}, what its parts add up to`, 'OTHER');
  }
  const price = (amount: string) => toFormattedPrice(amount, currency);
  const priceSummary = {
    ...Object.fromEntries(amounts.map((name) => [name, price(parts[name])])),
    ...{ total: price(total), totalPrice: price(total) },
  };
  return { priceSummary, total };
}

/** Reads an order that a merchant writes, with its own line items and prices. */
export function readOrder(
  read: FieldReader,
  given: Input,
  currencyOfStore: string,
): Pick<StoredOrder, 'currency' | 'total' | 'lines' | 'fields' | 'stock'> & { readonly email?: string } {
  const currency = read.string(given['currency'], 'order.currency', { min: 3, max: 3 }) ?? currencyOfStore;
  if (!/^[A-Z]{3}$/.test(currency)) read.addViolation('order.currency', 'must be a currency, as "USD"', 'FORMAT');
  if (!given['lineItems']) read.missing('order.lineItems');
  const lines = (read.list(given['lineItems'], 'order.lineItems', { min: 1, max: 300 }) ?? []).map((item, index) =>
    readLine(read, item, `order.lineItems[${index}]`, currency),
  );
  const channel = read.required(given['channelInfo'], 'order.channelInfo');
  read.string(channel['type'] ?? '', 'order.channelInfo.type', { min: 1, max: 50 });
  const { priceSummary, total } = pricesOf(
    read,
    read.required(given['priceSummary'], 'order.priceSummary'),
    lines,
    currency,
  );
  const email = read.string(read.object(given['buyerInfo'], 'order.buyerInfo')?.['email'], 'order.buyerInfo.email', {
    max: 320,
  });
  const rest = Object.fromEntries(
    Object.entries(given).filter(([name, value]) => !own.includes(name) && value !== null),
  );
  return {
    ...{ currency, total, lines },
    fields: { ...orderDefaults(currency), ...rest, priceSummary },
    stock: stockOf(lines),
    ...(email && { email }),
  };
}
