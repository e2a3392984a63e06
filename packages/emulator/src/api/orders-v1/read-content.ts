import { type Input, isObject } from '../../kernel/input/object.js';
import { patchBetween } from '../../kernel/input/merge-patch.js';
import type { CatalogReference } from '../../shop/line-items/catalog-reference.js';
import type {
  ChargeAmounts,
  OrderContent,
  OrderDelivery,
  OrderFee,
  OrderLine,
  OrderedItem,
  Tags,
} from '../../shop/orders/order.js';
import { formatContent } from './format-order-fields.js';
import { type Pricing, formatLineContent } from './format-order-line.js';

/** Reads the amount of a price. `undefined` for anything else. */
export function amountIn(price: unknown): string | undefined {
  const amount = isObject(price) ? price['amount'] : undefined;
  return typeof amount === 'string' && /^-?\d+(\.\d+)?$/.test(amount) ? amount : undefined;
}

const taxIn = ({ taxDetails }: Input): string =>
  (isObject(taxDetails) ? amountIn(taxDetails['totalTax']) : undefined) ?? '0';

const readAmounts = (cost: Input, total: unknown): ChargeAmounts => ({
  subtotal: amountIn(cost['price']) ?? '0',
  discount: amountIn(cost['discount']) ?? '0',
  tax: taxIn(cost),
  total: amountIn(total) ?? amountIn(cost['price']) ?? '0',
});

/** Reads the delivery of an order. `undefined` if it has none. */
export function readDelivery(shippingInfo: unknown, details?: OrderDelivery['details']): OrderDelivery | undefined {
  if (!isObject(shippingInfo)) return undefined;
  const { cost } = shippingInfo;
  const total = isObject(cost) ? cost['totalPriceAfterTax'] : undefined;
  const amounts =
    isObject(cost) && amountIn(total ?? cost['price']) !== undefined ? readAmounts(cost, total) : undefined;
  return { ...(details && { details }), ...(amounts && { amounts }) };
}

const stringsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];

const readFees = (fees: unknown): OrderFee[] =>
  (Array.isArray(fees) ? fees : []).filter(isObject).map((fee) => ({
    id: typeof fee['id'] === 'string' ? fee['id'] : '',
    amounts: readAmounts(fee, fee['priceAfterTax']),
    lineItemIds: stringsIn(fee['lineItemIds']),
    source: typeof fee['source'] === 'string' ? fee['source'] : '',
  }));

function readTags(value: unknown): Tags {
  const tags = isObject(value) ? value : {};
  const ids = (list: unknown) => stringsIn(isObject(list) ? list['tagIds'] : undefined);
  return { tags: ids(tags['tags']), privateTags: ids(tags['privateTags']) };
}

/**
 * Returns the content with these fields. Fields that differ from those derived from the content are stored as written
 * by a merchant.
 */
export const withFields = <T extends OrderContent>(content: T, fields: Input): T => ({
  ...content,
  written: patchBetween(formatContent(content), fields),
});

/** Reads the content of an order that a merchant writes without a checkout. */
export function readContent(
  content: Pick<OrderContent, 'currency' | 'email' | 'lines' | 'owner' | 'sums' | 'total'>,
  fields: Input,
): OrderContent {
  const delivery = readDelivery(fields['shippingInfo']);
  const read: OrderContent = {
    ...content,
    fees: readFees(fields['additionalFees']),
    ...(delivery && { delivery }),
    tags: readTags(fields['tags']),
    isImported: fields['imported'] === true,
    written: {},
  };
  return withFields(read, fields);
}

function readReference(value: unknown): CatalogReference | undefined {
  if (!isObject(value)) return undefined;
  const { appId, catalogItemId, options } = value;
  if (typeof appId !== 'string' || typeof catalogItemId !== 'string') return undefined;
  return { appId, catalogItemId, ...(isObject(options) && { options }) };
}

/**
 * Reads a line item from its fields.
 *
 * @param before previous line item. Absent if the line item is not from a checkout
 */
export function readLineContent(fields: Input, pricing: Pricing, before?: OrderedItem): OrderLine {
  const { catalogReference, id, paymentOption, quantity, subscriptionInfo } = fields;
  const settings = isObject(subscriptionInfo) ? subscriptionInfo['subscriptionSettings'] : undefined;
  const reference = readReference(catalogReference);
  const subtotal = amountIn(fields['lineItemPrice']) ?? '0';
  const total = amountIn(fields['totalPriceAfterTax']) ?? subtotal;
  const totalBeforeTax = amountIn(fields['totalPriceBeforeTax']);
  const depositAmount = amountIn(fields['depositAmount']);
  const line: OrderLine = {
    id: String(id),
    quantity: Number(quantity),
    unitPrice: amountIn(fields['price']) ?? '0',
    ...(reference && { reference }),
    ...(typeof paymentOption === 'string' && { paymentOption }),
    ...(depositAmount !== undefined && { depositAmount }),
    ...(isObject(subscriptionInfo) && {
      subscription: { hasFreeTrial: isObject(settings) && settings['freeTrialPeriod'] !== undefined },
    }),
    amounts: { subtotal, discount: amountIn(fields['totalDiscount']) ?? '0', tax: taxIn(fields), total },
    ...(before && { item: { ...before, ...(totalBeforeTax !== undefined && { totalBeforeTax }) } }),
    written: {},
  };
  return { ...line, written: patchBetween(formatLineContent(line, pricing), fields) };
}
