import type { Document } from '../../kernel/state/collection.js';
import type { AddressWithContact } from '../pricing/shipping/address.js';

/** A cart as versions stored it in which carts and checkouts were two types. */
interface FormerCart extends Document {
  readonly contactInfo?: AddressWithContact;
}

/** Gives a stored cart of an earlier version the form of a purchase. */
export function upgradeDocument(collection: string, document: Document): Document {
  if (collection !== 'carts' || !('contactInfo' in document)) return document;
  const { contactInfo, ...cart } = document as FormerCart;
  return contactInfo ? Object.assign(cart, { shippingDestination: contactInfo }) : cart;
}
