import { check, violation } from '../../kernel/input/violation.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import {
  type StoredPreorder,
  type StoredProduct,
  type StoredStock,
  noVariantId,
  products,
} from '../../shop/catalog-v1/product.js';
import { isInStock } from '../../shop/catalog-v1/stock.js';
import { changeSupply } from '../../shop/catalog-v1/supply.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { findProduct, variantNotFound } from './find-product.js';
import { supplies } from '../../shop/catalog-v1/inventory-item.js';
import { type StockInput, readStockInput } from './read-stock-input.js';

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
const stockReferenceOf = ({ params }: RouteContext) => ({
  productId: params['inventoryItem.productId'],
  inventoryId: params['inventoryItem.id'],
});

/** Sets the inventory of a product: tracking, the quantity of each variant, and pre-orders. */
export const updateInventoryVariantsRoute = route({
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
    const product = findProduct(context, stockReferenceOf(context));
    const item = isObject(context.body) ? context.body.inventoryItem : undefined;
    check([isObject(item) ? undefined : violation('inventoryItem', 'must not be empty', 'REQUIRED_FIELD')]);
    const input = readStockInput(isObject(item) ? item : {});
    products(context.tenant).put(withPreorder(withStock(product, input), input.preorder));
    return {};
  },
});
