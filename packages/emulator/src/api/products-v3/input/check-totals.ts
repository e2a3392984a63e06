import { ValidationError } from '../../../kernel/errors/application-error.js';
import { isObject } from '../../../kernel/input/object.js';
import { violation } from '../../../kernel/input/violation.js';
import { refuse } from '../../../shop/catalog-v3/product-changes/refuse.js';

/** Maximum numbers of a bulk request, over all of its products. */
const limits = { options: 100, modifiers: 100, infoSections: 100, variants: 1000 } as const;

const getSize = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/**
 * Checks the total numbers of options, modifiers, info sections and variants of a bulk request.
 *
 * @throws {ApplicationError} 428 `TOO_MANY_OPTIONS_IN_REQUEST`, `TOO_MANY_VARIANTS`
 * @throws {ValidationError} `MAX_SIZE` for the others
 */
export function checkTotals(products: readonly unknown[]): void {
  const total = (count: (product: Record<string, unknown>) => number) =>
    products.reduce<number>((sum, product) => sum + (isObject(product) ? count(product) : 0), 0);
  const variants = total(({ variantsInfo }) => getSize(isObject(variantsInfo) ? variantsInfo['variants'] : undefined));
  if (total(({ options }) => getSize(options)) > limits.options)
    refuse('TOO_MANY_OPTIONS_IN_REQUEST', `A request has at most ${limits.options} options.`);
  if (variants > limits.variants) refuse('TOO_MANY_VARIANTS', `A request has at most ${limits.variants} variants.`);
  for (const name of ['modifiers', 'infoSections'] as const) {
    const size = total((product) => getSize(product[name]));
    if (size <= limits[name]) continue;
    throw new ValidationError([
      violation('products', `have ${size} ${name}, expected ${limits[name]} or less`, 'MAX_SIZE'),
    ]);
  }
}

/**
 * Checks that a request does not name a product twice.
 *
 * @throws {ValidationError} `DUPLICATE_PRODUCT_IDS_REQUEST`
 */
export function checkDistinct(ids: readonly (string | undefined)[], field: string): void {
  const present = ids.filter((id) => id !== undefined);
  if (new Set(present).size === present.length) return;
  const rule = { violatedRule: 'OTHER', ruleName: 'DUPLICATE_PRODUCT_IDS_REQUEST' };
  throw new ValidationError([{ field, description: 'must not name a product twice', ...rule }]);
}
