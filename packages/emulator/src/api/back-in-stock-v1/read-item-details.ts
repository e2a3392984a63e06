import { check, violation } from '../../kernel/input/violation.js';
import { isObject } from '../../kernel/input/object.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { ItemDetails } from '../../shop/back-in-stock/request.js';

const isAddress = (url: unknown): boolean => typeof url === 'string' && /^(https?:\/\/|wix:image:\/\/)\S+$/.test(url);

/**
 * Reads the details of the item that the notification email shows.
 *
 * @throws {ValidationError} for a missing name or price
 * @throws {ApplicationError} 400 `INVALID_ITEM_IMAGE_URL`
 */
export function readItemDetails(value: unknown): ItemDetails {
  const { image, name, price } = isObject(value) ? value : {};
  const isName = typeof name === 'string' && name.trim() !== '';
  const isPrice = typeof price === 'string' && /^\d{1,12}(\.\d{1,4})?$/.test(price);
  check([
    isName ? undefined : violation('itemDetails.name', 'must not be empty', 'REQUIRED_FIELD'),
    isPrice ? undefined : violation('itemDetails.price', 'must be a decimal number of 0 or more', 'DECIMAL_GTE'),
  ]);
  if (isObject(image) && image.url !== undefined && !isAddress(image.url)) {
    throw new ApplicationError(
      'invalidArgument',
      'INVALID_ITEM_IMAGE_URL',
      'The URL of the item’s image is not valid.',
    );
  }
  return { name: String(name), price: String(price) };
}
