import { type Address, type AddressWithContact, readAddress } from '../pricing/shipping/address.js';
import type { Owner } from '../../protocol/auth/owner.js';
import { ValidationError } from '../../kernel/errors/application-error.js';
import { type MemberAddress, members } from '../members/member.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Purchase } from './purchase.js';

/** Profile details of the member who checks out. */
export interface MemberDetails extends AddressWithContact {
  readonly email?: string;
}

/** Address of a member's profile. `undefined` if it is not a valid shipping address. */
function profileAddress({ id: _id, ...address }: MemberAddress): Address | undefined {
  try {
    return readAddress(address, 'address');
  } catch (error) {
    if (error instanceof ValidationError) return undefined;
    throw error;
  }
}

/** Email address, name, phone number and first address of the member who owns a cart. */
export function memberDetails(tenant: Tenant, owner: Owner): MemberDetails {
  const member = 'memberId' in owner ? members(tenant).get(owner.memberId) : undefined;
  if (!member) return {};
  const { addresses, company, firstName, lastName, phones } = member.contact;
  const [phone] = phones;
  const address = addresses[0] && profileAddress(addresses[0]);
  return {
    email: member.loginEmail,
    contactDetails: {
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      ...(phone && { phone }),
      ...(company && { company }),
    },
    ...(address && { address }),
  };
}

/**
 * Completes a destination with the member's details. If its country or region differs from the member's address, that
 * address is not used.
 */
export function withMemberDetails(
  destination: AddressWithContact | undefined,
  { address: own, contactDetails: person }: MemberDetails,
): AddressWithContact | undefined {
  const { address, contactDetails } = destination ?? {};
  const isSame = Object.entries(address ?? {}).every(([name, value]) => own?.[name as keyof Address] === value);
  const known = isSame ? (own ?? address) : address;
  const names = { ...person, ...contactDetails };
  if (!known && Object.keys(names).length === 0) return undefined;
  return { ...(known && { address: known }), ...(Object.keys(names).length > 0 && { contactDetails: names }) };
}

/** Completes email address and destination with the profile of the member who owns the purchase. Stores nothing. */
export function withProfile<T extends Purchase>(tenant: Tenant, purchase: T): T {
  const member = memberDetails(tenant, purchase.owner);
  const email = purchase.email ?? member.email;
  const shippingDestination = withMemberDetails(purchase.shippingDestination, member);
  return { ...purchase, ...(email && { email }), ...(shippingDestination && { shippingDestination }) };
}
