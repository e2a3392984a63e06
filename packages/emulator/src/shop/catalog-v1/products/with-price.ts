import { largestAmount } from '../../../kernel/input/field-reader.js';
import Big from 'big.js';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { StoredProduct } from '../product.js';

/**
 * Sets the price of a product. Variants with a separate price keep their difference to it.
 *
 * @throws {ApplicationError} `INVALID_PRICE` if a price would be negative or exceed the maximum
 */
export function withPrice(product: StoredProduct, price: number): StoredProduct {
  if (price === product.price) return product;
  const move = new Big(price).minus(product.price);
  const variants = product.variants.map((variant) =>
    variant.price === undefined ? variant : { ...variant, price: move.plus(variant.price).toNumber() },
  );
  const wrong = [price, ...variants.map((variant) => variant.price ?? price)].find(
    (amount) => amount < 0 || amount > largestAmount,
  );
  if (wrong === undefined) return { ...product, price, variants };
  const description = `The change would set a price of ${wrong}. Send one from 0 to ${largestAmount}.`;
  throw new ApplicationError('invalidArgument', 'INVALID_PRICE', description, { id: product.id });
}
