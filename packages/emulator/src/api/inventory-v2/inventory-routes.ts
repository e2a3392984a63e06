import { readAdjustments } from './adjust-stock.js';
import { findProduct, variantNotFound } from './find-product.js';
import { formatInventoryItem } from './format-inventory-item.js';
import { isMerchant } from '../products-v1/create-view.js';
import type { FieldViolation } from '../../kernel/errors/application-error.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { readList } from '../../kernel/input/read-list.js';
import { check, violation } from '../../kernel/input/violation.js';
import type { QueryField, QueryFields } from '../../kernel/query/field.js';
import { runStringQuery } from '../../kernel/query/run-string-query.js';
import { stringList } from '../../kernel/query/string-list.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route, type Route, type RouteContext } from '../../protocol/routing/route.js';
import { inventoryItemId } from '../../shop/catalog-v1/inventory-item-id.js';
import { isTracked, getPreorder, stockUpdated, supplies } from '../../shop/catalog-v1/inventory-item.js';
import {
  noVariantId,
  products,
  type StoredPreorder,
  type StoredProduct,
  type StoredStock,
} from '../../shop/catalog-v1/product.js';
import { isInStock } from '../../shop/catalog-v1/stock.js';
import { changeSupply, type Supply } from '../../shop/catalog-v1/supply.js';
import { takeStock } from '../../shop/catalog-v1/take-stock.js';

/** Maximum quantity in stock of a variant. */
const maxInStock = 99_999;

const add = ({ stock, ...supply }: Supply, count: number, path: string): Supply => {
  const quantity = (stock.quantity ?? 0) + count;
  check([
    quantity > maxInStock
      ? violation(path, `must lead to ${maxInStock} or less`, 'MAX', { threshold: maxInStock })
      : undefined,
  ]);
  return { ...supply, stock: { ...stock, quantity } };
};

/** Increments the stock of variants: all of them, or none. */
const incrementInventoryRoute = route({
  id: 'stores.inventory.incrementInventory',
  method: 'POST',
  paths: ['/stores/v2/inventoryItems/increment', '/v2/inventoryItems/increment'],
  access: 'merchant',
  handle: (context) => {
    const stored = products(context.tenant);
    const added = new Map<string, StoredProduct>();
    for (const [index, { count, productId, variantId }] of readAdjustments(
      context,
      'incrementData',
      'incrementBy',
    ).entries()) {
      const product = added.get(productId) ?? stored.get(productId);
      const path = `incrementData[${index}].incrementBy`;
      const changed = product && changeSupply(product, variantId, (supply) => add(supply, count, path));
      if (changed) added.set(productId, changed);
    }
    for (const product of added.values()) stored.put(product);
    return {};
  },
});

/** Maximum pre-order limit. */
const maxPreorderLimit = 100_000;

/** Input for the inventory of a variant. */
interface VariantInput extends Input {
  readonly variantId?: string;
}

/** Input for the inventory of a product. */
interface StockInput {
  readonly trackQuantity: boolean;
  readonly variants: readonly VariantInput[];
  readonly preorder?: Omit<StoredPreorder, 'taken'>;
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

const readBoolean = (value: unknown, path: string): FieldViolation | undefined =>
  isPresent(value) && typeof value !== 'boolean' ? violation(path, 'must be true or false', 'FORMAT') : undefined;

function readNumber(value: unknown, path: string, most: number): FieldViolation | undefined {
  if (!isPresent(value)) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value)) return violation(path, 'must be a whole number', 'FORMAT');
  if (value < 0) return violation(path, 'must be greater than or equal to 0', 'MIN', { threshold: 0 });
  return value > most
    ? violation(path, `must be less than or equal to ${most}`, 'MAX', { threshold: most })
    : undefined;
}

function readString(value: unknown, path: string, most: number): FieldViolation | undefined {
  if (!isPresent(value)) return undefined;
  if (typeof value !== 'string') return violation(path, 'must be a string', 'FORMAT');
  if (value === '') return violation(path, 'must not be empty', 'MIN_LENGTH', { threshold: 1 });
  return value.length > most
    ? violation(path, `must have at most ${most} characters`, 'MAX_LENGTH', { threshold: most })
    : undefined;
}

function readPreorder(info: unknown, path: string): StockInput['preorder'] {
  if (!isPresent(info)) return undefined;
  const { enabled, limit, message } = isObject(info) ? info : {};
  check([
    isObject(info) ? undefined : violation(path, 'must be an object', 'FORMAT'),
    readBoolean(enabled, `${path}.enabled`),
    readString(message, `${path}.message`, 250),
    readNumber(limit, `${path}.limit`, maxPreorderLimit),
  ]);
  return {
    enabled: enabled === true,
    message: typeof message === 'string' ? message : '',
    limit: typeof limit === 'number' ? limit : enabled === true ? maxPreorderLimit : 0,
  };
}

/**
 * Reads the input for the inventory of a product.
 *
 * @throws {ValidationError} for values of the wrong type or out of range
 */
function readStockInput(item: Input): StockInput {
  const variants = readList(item.variants, 'inventoryItem.variants');
  check([
    readBoolean(item.trackQuantity, 'inventoryItem.trackQuantity'),
    ...variants.flatMap(({ inStock, quantity, variantId }, index) => {
      const path = `inventoryItem.variants[${index}]`;
      return [
        readString(variantId, `${path}.variantId`, 36),
        readBoolean(inStock, `${path}.inStock`),
        readNumber(quantity, `${path}.quantity`, maxInStock),
      ];
    }),
  ]);
  const preorder = readPreorder(item.preorderInfo, 'inventoryItem.preorderInfo');
  return { trackQuantity: item.trackQuantity === true, variants, ...(preorder && { preorder }) };
}

/** Fields of an inventory item that queries can filter and sort by. */
const getFields = (tenant: Tenant): QueryFields<StoredProduct> =>
  new Map<string, QueryField<StoredProduct>>([
    ['id', { type: 'string', sortable: true, read: ({ id }) => inventoryItemId(id) }],
    ['productId', { type: 'string', sortable: true, read: ({ id }) => id }],
    ['externalId', { type: 'string', sortable: false, read: ({ id }) => id }],
    ['numericId', { type: 'numeric', sortable: true, read: ({ numericId }) => numericId }],
    ['lastUpdated', { type: 'date', sortable: true, read: (product) => stockUpdated(tenant, product) }],
    ['trackQuantity', { type: 'boolean', sortable: false, read: isTracked }],
    [
      'preorderInfo.enabled',
      { type: 'boolean', sortable: false, read: (product) => getPreorder(product)?.enabled ?? false },
    ],
    ['variants.variantId', { type: 'list', sortable: false, read: (product) => supplies(product).map(({ id }) => id) }],
    [
      'variants.inStock',
      { type: 'boolean', sortable: false, read: (product) => supplies(product).some(({ stock }) => isInStock(stock)) },
    ],
  ]);

/** Queries inventory items by filter, sorting and page. Hidden products are visible to the merchant only. */
const queryInventoryRoute = route({
  id: 'stores.inventory.queryInventory',
  method: 'POST',
  paths: ['/stores-reader/v2/inventoryItems/query', '/v2/inventoryItems/query', '/stores/v2/inventoryItems/query'],
  access: 'visitor',
  handle: (context) => {
    const { body, tenant } = context;
    const merchant = isMerchant(context);
    const source = {
      entity: 'inventoryItem',
      fields: getFields(tenant),
      documents: products(tenant).values(),
      shows: (product: StoredProduct) => merchant || product.visible,
    };
    const { items, page } = runStringQuery(source, isObject(body) ? body['query'] : undefined);
    return { inventoryItems: items.map((product) => formatInventoryItem(tenant, product)), ...page };
  },
});

/** Decrements the stock of variants: all of them, or none. */
const decrementInventoryRoute = route({
  id: 'stores.inventory.decrementInventory',
  method: 'POST',
  paths: ['/stores/v2/inventoryItems/decrement', '/v2/inventoryItems/decrement'],
  access: 'merchant',
  handle: (context) => {
    const items = readAdjustments(context, 'decrementData', 'decrementBy');
    takeStock(
      context.tenant,
      items.map(({ count, early, productId, variantId }) => ({
        catalogItemId: productId,
        variantId,
        quantity: count,
        early,
      })),
    );
    return {};
  },
});

/** Gets the inventory of a product's variants. */
const getInventoryVariantsRoute = route({
  id: 'stores.inventory.getInventoryVariants',
  method: 'POST',
  paths: [
    '/stores-reader/v2/inventoryItems/{inventoryId}/getVariants',
    '/v2/inventoryItems/{inventoryId}/getVariants',
    '/stores/v2/inventoryItems/{inventoryId}/getVariants',
  ],
  access: 'visitor',
  handle: (context) => {
    const body = isObject(context.body) ? context.body : {};
    const product = findProduct(context, { ...body, inventoryId: context.params['inventoryId'] });
    const variantIds = stringList(body.variantIds, 'variantIds');
    return { inventoryItem: formatInventoryItem(context.tenant, product, variantIds) };
  },
});

/** Returns the stock with tracking switched on or off. The stock status stays. */
const counted = (stock: StoredStock, trackInventory: boolean): StoredStock =>
  stock.trackInventory === trackInventory
    ? stock
    : { trackInventory, quantity: stock.quantity, inStock: isInStock(stock) };

const setStock = (stock: StoredStock, { inStock, quantity }: Input): StoredStock => {
  if (stock.trackInventory) return typeof quantity === 'number' ? { ...stock, quantity, inStock: quantity > 0 } : stock;
  return typeof inStock === 'boolean' ? { ...stock, inStock } : stock;
};

const setPreorder = (given: Omit<StoredPreorder, 'taken'>, former: StoredPreorder | undefined): StoredPreorder => ({
  ...given,
  taken: given.enabled ? (former?.taken ?? 0) : 0,
});

function withPreorder(product: StoredProduct, input: StockInput['preorder']): StoredProduct {
  if (!input) return product;
  return {
    ...product,
    preorder: setPreorder(input, product.preorder),
    variants: product.variants.map((variant) =>
      variant.preorder ? { ...variant, preorder: setPreorder(input, variant.preorder) } : variant,
    ),
  };
}

function withStock(product: StoredProduct, { trackQuantity, variants }: StockInput): StoredProduct {
  const tracked = supplies(product).reduce<StoredProduct>(
    (changed, { id }) =>
      changeSupply(changed, id, (supply) => ({ ...supply, stock: counted(supply.stock, trackQuantity) })) ?? changed,
    product,
  );
  return variants.reduce<StoredProduct>((changed, variant) => {
    const id = variant.variantId ?? noVariantId;
    const next = changeSupply(changed, id, (supply) => ({ ...supply, stock: setStock(supply.stock, variant) }));
    if (!next) throw variantNotFound(product.id, id);
    return next;
  }, tracked);
}

/** Returns the reference of the path: the id of the product, or of the inventory item. */
const getStockReference = ({ params }: RouteContext) => ({
  productId: params['inventoryItem.productId'],
  inventoryId: params['inventoryItem.id'],
});

/** Sets the inventory of a product: tracking, the quantity of each variant, and pre-orders. */
const updateInventoryVariantsRoute = route({
  id: 'stores.inventory.updateInventoryVariants',
  method: 'PATCH',
  paths: [
    '/stores/v2/inventoryItems/product/{inventoryItem.productId}',
    '/v2/inventoryItems/product/{inventoryItem.productId}',
    '/stores/v2/inventoryItems/{inventoryItem.id}',
    '/v2/inventoryItems/{inventoryItem.id}',
  ],
  access: 'merchant',
  handle: (context) => {
    const product = findProduct(context, getStockReference(context));
    const item = isObject(context.body) ? context.body.inventoryItem : undefined;
    check([isObject(item) ? undefined : violation('inventoryItem', 'must not be empty', 'REQUIRED_FIELD')]);
    const input = readStockInput(isObject(item) ? item : {});
    products(context.tenant).put(withPreorder(withStock(product, input), input.preorder));
    return {};
  },
});

/** The routes of inventory. */
export const inventoryRoutes: readonly Route[] = [
  queryInventoryRoute,
  incrementInventoryRoute,
  decrementInventoryRoute,
  getInventoryVariantsRoute,
  updateInventoryVariantsRoute,
];
