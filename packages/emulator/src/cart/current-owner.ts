import type { Caller } from '../identity/caller.js';
import type { Tenant } from '../state/tenant.js';
import { adoptVisitorCart } from './adopt-visitor-cart.js';
import { type Owner, ownerOf } from './owner.js';

/** Who the caller is as the owner of a cart. What a member put into a cart before signing in becomes the member's first. */
export function currentOwner(tenant: Tenant, caller: Caller): Owner {
  const owner = ownerOf(caller);
  if ('memberId' in owner && caller.visitorId) adoptVisitorCart(tenant, caller.visitorId, owner.memberId);
  return owner;
}
