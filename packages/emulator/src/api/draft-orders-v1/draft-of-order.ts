import { type Input, isObject } from '../../kernel/input/object.js';
import { allocate } from '../../kernel/money/allocate.js';
import { compare, times } from '../../kernel/money/decimal.js';
import { newId } from '../../kernel/state/ids.js';
import type { LineFacts } from '../../shop/line-items/line.js';
import type {
  DraftDetails,
  DraftDiscount,
  DraftFee,
  DraftLine,
  DraftOrder,
} from '../../shop/draft-orders/draft-order.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import { formatOrderFields } from '../orders-v1/format-order-fields.js';
import { formatOrderLine, getPricing } from '../orders-v1/format-order-line.js';
import { amountIn } from '../orders-v1/read-content.js';
import { readDetails, readName } from '../purchase/read-line-details.js';
import { readShipping } from './read-details.js';

/** Fields of a line item that are calculated. */
const calculated: readonly string[] = [
  ...['id', 'quantity', 'price', 'priceBeforeDiscounts', 'lineItemPrice', 'totalDiscount', 'totalPriceBeforeTax'],
  ...['totalPriceAfterTax', 'taxDetails', 'taxInfo'],
];

const withoutCalculated = (fields: Input): Input =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !calculated.includes(name)));

const objectsIn = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isObject) : []);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the details of a line item that a merchant wrote. */
function readFacts(fields: Input, currency: string): Omit<LineFacts, 'fullUnitPrice' | 'unitPrice'> {
  const properties = isObject(fields['physicalProperties']) ? fields['physicalProperties'] : {};
  const { descriptions = [], itemType = 'SERVICE', ...details } = readDetails(fields, currency);
  return {
    ...readName(fields['productName']),
    descriptions,
    itemType,
    weight: typeof properties['weight'] === 'number' ? properties['weight'] : 0,
    sku: text(properties['sku']),
    shippable: itemType === 'PHYSICAL' && properties['shippable'] !== false,
    collectionIds: [],
    available: null,
    found: true,
    ...details,
  };
}

function toDraftLines(order: StoredOrder): readonly DraftLine[] {
  const pricing = getPricing(order);
  return order.lines.map((line): DraftLine => {
    const { depositAmount, id, item, paymentOption, quantity, reference, unitPrice } = line;
    const fields = formatOrderLine(line, pricing);
    const known = item
      ? { ...item.facts, collectionIds: [], available: null, found: true }
      : readFacts(fields, order.currency);
    const facts = {
      ...known,
      unitPrice,
      fullUnitPrice: unitPrice,
      ...(reference?.options?.variantId && { variantId: reference.options.variantId }),
      ...(paymentOption && { paymentOption: paymentOption as NonNullable<LineFacts['paymentOption']> }),
      ...(depositAmount && { depositAmount }),
    };
    const written = withoutCalculated(item ? line.written : fields);
    return { id, quantity, facts, ...(reference && { reference }), written, before: { quantity, facts, written } };
  });
}

const sources = ['coupon', 'merchantDiscount', 'discountRule'] as const;

function toDiscounts(order: StoredOrder, lines: readonly DraftLine[]): readonly DraftDiscount[] {
  return objectsIn(formatOrderFields(order)['appliedDiscounts']).flatMap((discount): DraftDiscount[] => {
    const type = discount['discountType'];
    const source = sources.find((name) => isObject(discount[name]));
    const content = source ? (discount[source] as Input) : {};
    const amount = amountIn(content['amount']);
    if (!source || amount === undefined || compare(amount, 0) <= 0) return [];
    const shares = objectsIn(discount['lineItemDiscounts']).map(({ id, totalDiscount }): [string, string] => [
      text(id),
      amountIn(totalDiscount) ?? '0',
    ]);
    const weights = (discount['lineItemIds'] as string[] | undefined)?.flatMap((id) => {
      const line = lines.find((one) => one.id === id);
      return line ? [{ id, weight: times(line.facts.unitPrice, line.quantity) }] : [];
    });
    const amounts = shares.length > 0 ? shares : [...allocate(amount, weights ?? [], order.currency)];
    const isOfLines = type === 'SPECIFIC_ITEMS';
    return [
      {
        id: text(discount['id']) || newId(),
        source: 'ORIGINAL_ORDER',
        isApplied: true,
        type: isOfLines || type === 'SHIPPING' ? type : 'GLOBAL',
        ...(!isOfLines && { rate: { amount } }),
        lines: isOfLines ? amounts.map(([id, part]) => ({ id, rate: { amount: part } })) : [],
        given: { [source]: { ...content, amount: undefined } },
      },
    ];
  });
}

const toFees = (order: StoredOrder): readonly DraftFee[] =>
  objectsIn(formatOrderFields(order)['additionalFees']).map(
    ({ code, id, lineItemIds, name, price, providerAppId, source, taxDetails, taxInfo }): DraftFee => {
      const tax = isObject(taxInfo) ? taxInfo['taxAmount'] : isObject(taxDetails) ? taxDetails['totalTax'] : undefined;
      const taxGroupId = isObject(taxInfo) ? text(taxInfo['taxGroupId']) : '';
      return {
        source: 'ORIGINAL_ORDER',
        isApplied: true,
        fee: {
          id: text(id) || newId(),
          appId: text(providerAppId),
          name: text(name),
          price: amountIn(price) ?? '0',
          taxable: compare(amountIn(tax) ?? '0', 0) > 0,
          lineItemIds: Array.isArray(lineItemIds) ? (lineItemIds as string[]) : [],
          ...(text(code) && { code: text(code) }),
          ...(taxGroupId && { taxGroupId }),
          ...((source === 'ITEM' || source === 'MANUAL') && { source }),
        },
      };
    },
  );

function toDetails(order: StoredOrder): DraftDetails {
  const { billingInfo, businessLocation, buyerInfo, recipientInfo, shippingInfo } = formatOrderFields(order);
  const shipping = isObject(shippingInfo) ? readShipping(shippingInfo, order.currency) : undefined;
  return {
    ...(shipping && { shipping }),
    ...(isObject(billingInfo) && { billing: billingInfo }),
    ...(isObject(recipientInfo) && { recipient: recipientInfo }),
    ...(isObject(buyerInfo) && { buyer: buyerInfo as Readonly<Record<string, string>> }),
    ...(isObject(businessLocation) && { location: businessLocation as { id: string } }),
  };
}

/** Returns the content of a draft that edits an order. */
export function toDraft(order: StoredOrder): Omit<DraftOrder, 'createdDate' | 'creatorId' | 'id' | 'updatedDate'> {
  const { extendedFields, purchaseFlowId, taxInfo } = formatOrderFields(order);
  const lines = toDraftLines(order);
  const details = toDetails(order);
  return {
    edited: { orderId: order.id, before: details },
    currency: order.currency,
    lines,
    discounts: toDiscounts(order, lines),
    fees: toFees(order),
    details,
    isTaxExempt: isObject(taxInfo) && taxInfo['taxExempt'] === true,
    ...(isObject(extendedFields) && { appFields: extendedFields }),
    purchaseFlowId: text(purchaseFlowId) || newId(),
  };
}
