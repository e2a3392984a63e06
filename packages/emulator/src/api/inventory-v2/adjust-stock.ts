import { check, violation } from '../../kernel/input/violation.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';
import { quantityViolation } from '../../kernel/input/quantity-violation.js';
import { readList } from '../../kernel/input/read-list.js';
import { noVariantId } from '../../shop/catalog-v1/product.js';
import { supplyOf } from '../../shop/catalog-v1/supply.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/http-error.js';
import { findProduct, variantNotFound } from './find-product.js';

/** So many of a variant, to be put back or taken out. */
export interface Adjustment {
  readonly productId: string;
  readonly variantId: string;
  readonly count: number;
  /** Whether the stock may come after the order. */
  readonly early: boolean;
}

function readItem(context: RouteContext, item: Input, count: unknown, path: string): Adjustment {
  const { id: productId, ...product } = findProduct(context, item, `${path}.`);
  const variantId = readString(item.variantId, `${path}.variantId`, 36) ?? noVariantId;
  const supply = supplyOf({ ...product, id: productId }, variantId);
  if (!supply) throw variantNotFound(productId, variantId);
  if (!supply.stock.trackInventory) {
    const data = { productId, variantId };
    throw new ApplicationError(
      428,
      'INVENTORY_QUANTITY_NOT_TRACKED',
      'The inventory of this item is not tracked.',
      data,
    );
  }
  return { productId, variantId, count: Number(count), early: item.preorderRequest === true };
}

/**
 * Reads a list of adjustments of counted stock.
 * @throws {ValidationError} for an empty list, one that is too long, and for numbers below one
 * @throws {ApplicationError} 404 where there is no such stock, 428 where it is not counted
 */
export function readAdjustments(context: RouteContext, list: string, by: string): Adjustment[] {
  const items = readList(isObject(context.body) ? context.body[list] : undefined, list);
  check([items.length === 0 ? violation(list, 'must not be empty', 'MIN_SIZE', { threshold: 1 }) : undefined]);
  check(items.map((item, index) => quantityViolation(item[by], `${list}[${index}].${by}`)));
  return items.map((item, index) => readItem(context, item, item[by], `${list}[${index}]`));
}
