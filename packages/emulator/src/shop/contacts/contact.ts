import { members } from '../members/member.js';
import type { Owner } from '../../protocol/auth/owner.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Contact of the merchant: a member or a guest, by email address. */
export interface Contact {
  /** Email address, in lower case. */
  readonly id: string;
  /** IDs of the contact's segments. */
  readonly segmentIds: readonly string[];
  readonly tagIds: readonly string[];
  readonly labelKeys: readonly string[];
}

/** Customer who uses a coupon or gets the discount of a rule: a visitor or member, with the email address if known. */
export interface Customer {
  readonly owner: Owner;
  readonly email?: string;
}

/** Changes of a contact. */
export type ContactChange = Partial<Omit<Contact, 'id'>>;

/** The tenant's contacts with stored details. */
export const contacts = (tenant: Tenant) => tenant.collection<Contact>('contacts');

const getId = (email: string): string => email.trim().toLowerCase();

/** Changes the given fields of a contact. */
export function changeContact(tenant: Tenant, email: string, change: ContactChange): Contact {
  const id = getId(email);
  const contact = contacts(tenant).get(id) ?? { id, segmentIds: [], tagIds: [], labelKeys: [] };
  return contacts(tenant).put({ ...contact, ...change });
}

/** Contacts of a customer: those with the member's and the entered email address. */
export function findContacts(tenant: Tenant, { email, owner }: Customer): Contact[] {
  const member = 'memberId' in owner ? members(tenant).get(owner.memberId) : undefined;
  const ids = new Set([member?.loginEmail, email].flatMap((one) => (one ? [getId(one)] : [])));
  return [...ids].flatMap((id) => contacts(tenant).get(id) ?? []);
}
