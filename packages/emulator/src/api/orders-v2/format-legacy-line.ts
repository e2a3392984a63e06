import { type Input, isObject } from '../../kernel/input/object.js';
import { round } from '../../kernel/money/decimal.js';
import type { Origins } from '../../kernel/origins.js';
import { storesAppIds } from '../../shop/line-items/catalog-reference.js';
import type { OrderLine, StoredOrder } from '../../shop/orders/order.js';
import { withOrigin } from '../orders-v1/format-order.js';
import { formatOrderLine, getPricing } from '../orders-v1/format-order-line.js';

/** Formatted line item of an order. Merchants can write any of its fields. */
interface LineFields {
  readonly productName?: { readonly original?: string };
  readonly itemType?: { readonly preset?: string };
  readonly physicalProperties?: { readonly weight?: number; readonly sku?: string };
  readonly image?: Readonly<Record<'altText' | 'height' | 'id' | 'url' | 'width', unknown>>;
  readonly descriptionLines?: readonly {
    readonly name?: { readonly original?: string };
    readonly colorInfo?: { readonly original?: string };
    readonly plainText?: { readonly original?: string };
  }[];
}

/** Weight of one unit of a line item. `undefined` if it is unknown. */
export function getWeight(order: StoredOrder, line: OrderLine): number | undefined {
  const weight: unknown = (formatOrderLine(line, getPricing(order)) as LineFields).physicalProperties?.weight;
  return typeof weight === 'number' ? weight : undefined;
}

/** Item types of catalog items that legacy orders have. Gift cards are digital products. */
const itemTypes: Readonly<Record<string, string>> = { PHYSICAL: 'PHYSICAL', DIGITAL: 'DIGITAL', GIFT_CARD: 'DIGITAL' };

const formatType = ({ itemType }: LineFields, { reference }: OrderLine): object => {
  const lineItemType = reference ? itemTypes[itemType?.preset ?? ''] : 'CUSTOM_AMOUNT_ITEM';
  return lineItemType === undefined ? {} : { lineItemType };
};

/** Divides the description lines of a line item into chosen options and texts that the buyer entered. */
function formatDescriptions({ descriptionLines = [] }: LineFields, { reference }: OrderLine): object {
  const texts = isObject(reference?.options?.customTextFields) ? reference.options.customTextFields : {};
  const given = new Set(Object.values(texts));
  const lines = [descriptionLines].flat().map(({ colorInfo, name, plainText }) => ({
    title: name?.original ?? '',
    value: colorInfo?.original ?? plainText?.original ?? '',
  }));
  const isText = ({ title, value }: { title: string; value: string }) => title in texts || given.has(value);
  return {
    options: lines.filter((one) => !isText(one)).map(({ title, value }) => ({ option: title, selection: value })),
    customTextFields: lines.filter(isText),
  };
}

function formatProduct({ item, reference }: OrderLine): object {
  if (!reference || !storesAppIds.includes(reference.appId)) return {};
  const variantId = reference.options?.variantId ?? item?.facts.variantId;
  return { productId: reference.catalogItemId, ...(variantId !== undefined && { variantId }) };
}

function formatMedia({ image }: LineFields): object {
  if (!image) return {};
  const { altText, height, id, url, width } = image;
  return { mediaItem: { mediaType: 'IMAGE', url, width, height, mediaId: id, id, ...(altText ? { altText } : {}) } };
}

/** Formats a line item of a legacy order. Its index is the position in the order, from 1. */
export function formatLegacyLine(order: StoredOrder, line: OrderLine, index: number, origin: Origins): Input {
  const pricing = getPricing(order);
  const fields = withOrigin(formatOrderLine(line, pricing), origin) as LineFields;
  const { sku, weight } = fields.physicalProperties ?? {};
  const price = round(line.unitPrice, order.currency);
  const totalPrice = round(line.amounts.total, order.currency);
  return {
    index,
    quantity: line.quantity,
    price,
    ...(fields.productName?.original !== undefined && { name: fields.productName.original }),
    ...formatProduct(line),
    ...formatType(fields, line),
    ...formatDescriptions(fields, line),
    ...(weight !== undefined && { weight: String(weight) }),
    ...formatMedia(fields),
    ...(sku && { sku }),
    totalPrice,
    discount: round(line.amounts.discount, order.currency),
    tax: round(line.amounts.tax, order.currency),
    priceData: { price, totalPrice, taxIncludedInPrice: pricing.taxIncluded },
  };
}
