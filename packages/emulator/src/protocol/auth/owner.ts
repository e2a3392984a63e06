import type { Caller } from './caller.js';

/** Whose a cart, a checkout or an order is: exactly one of a visitor, a member, or the merchant that called with an API key. */
export type Owner = { readonly visitorId: string } | { readonly memberId: string } | { readonly userId: string };

/** Returns the caller as an owner of documents. */
export function ownerOf(caller: Caller): Owner {
  if (caller.kind === 'apiKey') return { userId: caller.id };
  return caller.kind === 'member'
    ? { memberId: caller.memberId ?? caller.id }
    : { visitorId: caller.visitorId ?? caller.id };
}

/** One string for an owner, as `memberId:…`. */
export const ownerKey = (owner: Owner): string => Object.entries(owner).flat().join(':');

/** Says whether the caller may see what belongs to the owner: its own, what it made as a visitor before it signed in, or, for the merchant, anything. */
export const mayRead = (caller: Caller, owner: Owner): boolean =>
  caller.kind === 'apiKey' ||
  ownerKey(ownerOf(caller)) === ownerKey(owner) ||
  (caller.kind === 'member' && 'visitorId' in owner && owner.visitorId === caller.visitorId);
