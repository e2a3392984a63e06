import { ValidationError } from '../../kernel/errors/application-error.js';
import type { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { isAmount } from '../../kernel/money/decimal.js';
import type { DraftDetails, DraftShipping } from '../../shop/draft-orders/draft-order.js';
import type { AddressWithContact } from '../../shop/pricing/shipping/address.js';
import { amountIn } from '../orders-v1/read-content.js';
import { readAddressWithContact } from '../purchase/read-address-with-contact.js';

/** Reads shipping: its price, and the address that determines the tax. */
export function readShipping({ cost, ...given }: Input, currency: string, field = 'shippingInfo'): DraftShipping {
  const logistics = isObject(given['logistics']) ? given['logistics'] : {};
  const at = `${field}.logistics.shippingDestination`;
  const destination = readAddressWithContact(logistics['shippingDestination'], at);
  const price = (isObject(cost) ? amountIn(cost['price']) : undefined) ?? '0';
  if (!isAmount(price, currency)) {
    const description = 'must be an amount, such as "12.50"';
    throw new ValidationError([{ field: `${field}.cost.price.amount`, description, violatedRule: 'FORMAT' }]);
  }
  return {
    code: typeof given['code'] === 'string' ? given['code'] : 'custom',
    title: typeof given['title'] === 'string' ? given['title'] : '',
    price,
    ...(destination && { destination }),
    given,
  };
}

const isEmpty = (value: Input): boolean => Object.keys(value).length === 0;

/** Reads an address. An empty object reads as absent. */
export function readAddressInfo(read: FieldReader, value: unknown, field: string): AddressWithContact | undefined {
  const input = read.object(value, field) ?? {};
  return isEmpty(input) ? undefined : readAddressWithContact(input, field);
}

/** Reads shipping that a merchant sets. An empty object reads as absent. */
export function readShippingInfo(
  read: FieldReader,
  value: unknown,
  currency: string,
  field: string,
): DraftShipping | undefined {
  const input = read.object(value, field) ?? {};
  if (isEmpty(input)) return undefined;
  read.string(input['title'], `${field}.title`, { max: 250 });
  read.string(input['code'], `${field}.code`, { min: 1, max: 100 });
  read.string(input['carrierId'], `${field}.carrierId`, { min: 1, max: 100 });
  read.check();
  return readShipping(input, currency, field);
}

/** Reads the IDs and the email address of a buyer. An empty object reads as absent. */
export function readBuyer(read: FieldReader, value: unknown, field: string): DraftDetails['buyer'] {
  const input = read.object(value, field) ?? {};
  const email = read.string(input['email'], `${field}.email`, { min: 3, max: 320 });
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    read.addViolation(`${field}.email`, 'must be an email address', 'FORMAT');
  }
  const ids = (['visitorId', 'memberId', 'contactId'] as const).flatMap((name): [string, string][] => {
    const id = read.string(input[name], `${field}.${name}`, { min: 1, max: 100 });
    return id ? [[name, id]] : [];
  });
  if (input['visitorId'] && input['memberId']) {
    read.addViolation(field, 'must have either a visitorId or a memberId', 'ONE_OF_ALIGNMENT');
  }
  return email || ids.length > 0 ? { ...Object.fromEntries(ids), ...(email && { email }) } : undefined;
}

/** Reads a business location. */
export function readLocation(read: FieldReader, value: unknown, field: string): DraftDetails['location'] {
  const { id } = read.object(value, field) ?? {};
  if (id === undefined) read.missing(`${field}.id`);
  const locationId = read.string(id, `${field}.id`, { min: 1, max: 100 });
  return locationId === undefined ? undefined : { id: locationId };
}
