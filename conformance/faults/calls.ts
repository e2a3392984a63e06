import * as ecom from '@cartwright/ecom';
import { redirects } from '@cartwright/identity';
import * as stores from '@cartwright/stores';
import type { OperationSpec } from '@cartwright/core';

const id = '11111111-2222-3333-4444-555555555555';
const catalogReference = { appId: id, catalogItemId: id };

/** Arguments that every operation accepts, by its name. */
const argumentsOf: Readonly<Record<string, readonly unknown[]>> = {
  'redirects.createRedirectSession': [{ ecomCheckout: { checkoutId: id } }],
  'ecom.checkout.getCheckout': [id],
  'ecom.currentCart.addToCurrentCart': [{ lineItems: [{ quantity: 1, catalogReference }] }],
  'ecom.currentCart.createCheckoutFromCurrentCart': [{ channelType: 'WEB' }],
  'ecom.currentCart.deleteCurrentCart': [],
  'ecom.currentCart.estimateCurrentCartTotals': [{ calculateTax: true }],
  'ecom.currentCart.getCurrentCart': [],
  'ecom.currentCart.removeCouponFromCurrentCart': [],
  'ecom.currentCart.removeLineItemsFromCurrentCart': [[id]],
  'ecom.currentCart.updateCurrentCart': [{ cartInfo: { buyerNote: 'no onions' } }],
  'ecom.currentCart.updateCurrentCartLineItemQuantity': [[{ _id: id, quantity: 2 }]],
  'ecom.orders.getOrder': [id],
  'stores.collections.getCollection': [id],
  'stores.collections.getCollectionBySlug': ['hats'],
  'stores.collections.queryCollections': [{ filter: { name: 'hats' } }],
  'stores.products.getProduct': [id],
  'stores.products.getProductOptionsAvailability': [id, { Size: 'L' }],
  'stores.products.queryProducts': [{ filter: { name: 'hat' } }],
  'stores.products.queryProductVariants': [id, { includeMerchantSpecificData: true }],
};

/** An operation, and arguments that it accepts. */
export interface Call {
  readonly spec: OperationSpec;
  readonly args: readonly unknown[] | undefined;
}

const specOf = (member: unknown) => (member as { spec?: OperationSpec } | undefined)?.spec;

/** Every operation that the packages export. */
export const calls: readonly Call[] = [redirects, ...Object.values(ecom), ...Object.values(stores)]
  .flatMap((module) => Object.values(module).map(specOf))
  .filter((spec) => spec !== undefined)
  .map((spec) => ({ spec, args: argumentsOf[spec.id] }));
