import type { ContactChange } from '../../shop/contacts/contact.js';
import { Fields } from './fields.js';

/**
 * Reads the changes of a contact.
 *
 * @throws {ValidationError} for invalid fields
 */
export function readContact(body: unknown): ContactChange & { readonly email: string } {
  const fields = new Fields(body, ['email', 'segmentIds', 'tagIds', 'labelKeys']);
  const [segmentIds, tagIds, labelKeys] = ['segmentIds', 'tagIds', 'labelKeys'].map((name) => fields.strings(name));
  return {
    email: fields.require('email'),
    ...(segmentIds && { segmentIds }),
    ...(tagIds && { tagIds }),
    ...(labelKeys && { labelKeys }),
  };
}
