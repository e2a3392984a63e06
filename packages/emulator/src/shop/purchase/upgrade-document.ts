import type { Document } from '../../kernel/state/collection.js';
import type { AddressWithContact } from '../pricing/shipping/address.js';

/** Cart as stored by earlier versions, in which carts and checkouts were separate types. */
interface FormerCart extends Document {
  readonly contactInfo?: AddressWithContact;
}

/** Converts a stored cart of an earlier version to a purchase. */
export function upgradeDocument(collection: string, document: Document): Document {
  if (collection !== 'carts' || !('contactInfo' in document)) return document;
  const { contactInfo, ...cart } = document as FormerCart;
  return contactInfo ? Object.assign(cart, { shippingDestination: contactInfo }) : cart;
}
