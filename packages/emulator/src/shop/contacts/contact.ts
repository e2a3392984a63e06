import type { Customer } from '../pricing/coupons/coupon-uses.js';
import { members } from '../../protocol/auth/member.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** A person whom the merchant knows, by e-mail address: a member or a guest. */
export interface Contact {
  /** The address, in lower case. */
  readonly id: string;
  /** The segments that the person is in. */
  readonly segmentIds: readonly string[];
  readonly tagIds: readonly string[];
  readonly labelKeys: readonly string[];
}

/** Changes of a contact. */
export type ContactChange = Partial<Omit<Contact, 'id'>>;

/** The tenant's contacts with stored details. */
export const contacts = (tenant: Tenant) => tenant.collection<Contact>('contacts');

const idOf = (email: string): string => email.trim().toLowerCase();

/** Says which segments a contact is in and what it is marked with; what is not given stays as it is. */
export function changeContact(tenant: Tenant, email: string, change: ContactChange): Contact {
  const id = idOf(email);
  const known = contacts(tenant).get(id) ?? { id, segmentIds: [], tagIds: [], labelKeys: [] };
  return contacts(tenant).put({ ...known, ...change });
}

/** The contacts that a customer is: by the address of the member, and by the one that was entered. */
export function contactsOf(tenant: Tenant, { email, owner }: Customer): Contact[] {
  const member = 'memberId' in owner ? members(tenant).get(owner.memberId) : undefined;
  const ids = new Set([member?.loginEmail, email].flatMap((one) => (one ? [idOf(one)] : [])));
  return [...ids].flatMap((id) => contacts(tenant).get(id) ?? []);
}
