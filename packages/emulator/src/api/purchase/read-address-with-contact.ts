import { ValidationError } from '../../kernel/errors/application-error.js';
import { isObject } from '../../kernel/input/object.js';
import { type AddressWithContact, readAddress } from '../../shop/pricing/shipping/address.js';

/** Reads an address with its contact. @throws {ValidationError} as `readAddress` does */
export function readAddressWithContact(value: unknown, field: string): AddressWithContact | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isObject(value)) {
    throw new ValidationError([{ field, description: 'must be an object', violatedRule: 'FORMAT' }]);
  }
  const address = readAddress(value.address, `${field}.address`);
  const details: Record<string, string> = {};
  if (isObject(value.contactDetails)) {
    for (const name of ['firstName', 'lastName', 'phone', 'company']) {
      const text = value.contactDetails[name];
      if (typeof text === 'string') details[name] = text.slice(0, 100);
    }
  }
  return { ...(address && { address }), ...(Object.keys(details).length > 0 && { contactDetails: details }) };
}
