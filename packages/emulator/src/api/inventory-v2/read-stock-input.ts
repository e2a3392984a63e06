import { check, violation } from '../../kernel/input/violation.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import type { FieldViolation } from '../../kernel/errors/application-error.js';
import { readList } from '../../kernel/input/read-list.js';
import type { StoredPreorder } from '../../shop/catalog-v1/product.js';
import { maxInStock } from './increment-inventory.js';

/** Maximum pre-order limit. */
const maxPreorderLimit = 100_000;

/** Input for the inventory of a variant. */
interface VariantInput extends Input {
  readonly variantId?: string;
}

/** Input for the inventory of a product. */
export interface StockInput {
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
export function readStockInput(item: Input): StockInput {
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
