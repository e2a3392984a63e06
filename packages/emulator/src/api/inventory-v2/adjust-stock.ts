import { check, violation } from '../../kernel/input/violation.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';
import { quantityViolation } from '../../kernel/input/quantity-violation.js';
import { readList } from '../../kernel/input/read-list.js';
import { noVariantId } from '../../shop/catalog-v1/product.js';
import { getSupply } from '../../shop/catalog-v1/supply.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { findProduct, variantNotFound } from './find-product.js';

/** Quantity to add to, or remove from, the stock of a variant. */
export interface Adjustment {
  readonly productId: string;
  readonly variantId: string;
  readonly count: number;
  /** Whether pre-orders may exceed the stock. */
  readonly early: boolean;
}

function readItem(context: RouteContext, item: Input, count: unknown, path: string): Adjustment {
  const { id: productId, ...product } = findProduct(context, item, `${path}.`);
  const variantId = readString(item.variantId, `${path}.variantId`, 36) ?? noVariantId;
  const supply = getSupply({ ...product, id: productId }, variantId);
  if (!supply) throw variantNotFound(productId, variantId);
  if (!supply.stock.trackInventory) {
    const data = { productId, variantId };
    throw new ApplicationError(
      'failedPrecondition',
      'INVENTORY_QUANTITY_NOT_TRACKED',
      'The inventory of this item is not tracked. Turn on tracking first.',
      data,
    );
  }
  return { productId, variantId, count: Number(count), early: item.preorderRequest === true };
}

/**
 * Reads a list of stock adjustments of tracked items.
 *
 * @throws {ValidationError} for a list that is empty or too long, and for quantities below 1
 * @throws {ApplicationError} 404 for unknown items, 428 for items that are not tracked
 */
export function readAdjustments(context: RouteContext, list: string, by: string): Adjustment[] {
  const items = readList(isObject(context.body) ? context.body[list] : undefined, list);
  check([items.length === 0 ? violation(list, 'must not be empty', 'MIN_SIZE', { threshold: 1 }) : undefined]);
  check(items.map((item, index) => quantityViolation(item[by], `${list}[${index}].${by}`)));
  return items.map((item, index) => readItem(context, item, item[by], `${list}[${index}]`));
}
