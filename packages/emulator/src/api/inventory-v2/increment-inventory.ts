import { check, violation } from '../../kernel/input/violation.js';
import { type StoredProduct, products } from '../../shop/catalog-v1/product.js';
import { type Supply, changeSupply } from '../../shop/catalog-v1/supply.js';
import { route } from '../../protocol/routing/route.js';
import { readAdjustments } from './adjust-stock.js';

/** Maximum quantity in stock of a variant. */
export const maxInStock = 99_999;

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
export const incrementInventoryRoute = route({
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
