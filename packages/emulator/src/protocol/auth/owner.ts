import type { Caller } from './caller.js';

/** Owner of a cart, checkout or order: a visitor, a member, or the merchant who called with an API key. */
export type Owner = { readonly visitorId: string } | { readonly memberId: string } | { readonly userId: string };

/** Returns the caller as an owner. */
export function toOwner(caller: Caller): Owner {
  if (caller.kind === 'apiKey') return { userId: caller.id };
  return caller.kind === 'member'
    ? { memberId: caller.memberId ?? caller.id }
    : { visitorId: caller.visitorId ?? caller.id };
}

/** Owner as a string, such as `memberId:…`. */
export const ownerKey = (owner: Owner): string => Object.entries(owner).flat().join(':');

/**
 * Whether the caller may access the owner's documents. A member may also access those of the visitor before sign-in;
 * the merchant may access all.
 */
export const mayRead = (caller: Caller, owner: Owner): boolean =>
  caller.kind === 'apiKey' ||
  ownerKey(toOwner(caller)) === ownerKey(owner) ||
  (caller.kind === 'member' && 'visitorId' in owner && owner.visitorId === caller.visitorId);
