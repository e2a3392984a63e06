import { derivedId } from '../../kernel/state/derived-id.js';
import type { Customer } from './contact.js';

/** Contact ID of a customer: the member ID, or an ID derived from the email address. `undefined` without either. */
export function getContactId({ email, owner }: Customer): string | undefined {
  if ('memberId' in owner) return owner.memberId;
  return email ? derivedId('contact', email.toLowerCase()) : undefined;
}
