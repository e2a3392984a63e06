import type { Client } from '@cartwright/core';
import {
  addToCurrentCart,
  findShortfalls,
  type Cart as CartV1,
  type LineItemInput,
} from '@cartwright/ecom/current-cart';
import type { Cart, CatalogItemInput } from '@cartwright/ecom/current-cart-v2';
import { requireCart } from '../cart-v2/require-cart.js';
import type { KnownCart } from '../cart-v2/types.js';
import { convertCart } from './convert-cart.js';
import { omitUndefined } from './convert-line-item.js';

const toLineItem = ({
  catalogReference,
  extendedFields,
  membershipPayment,
  quantity,
}: CatalogItemInput): LineItemInput => {
  const { appId, membershipId } = membershipPayment?.existingMembership ?? {};
  return {
    catalogReference,
    quantity,
    ...omitUndefined({
      extendedFields,
      selectedMembership: membershipId ? omitUndefined({ _id: membershipId, appId }) : undefined,
    }),
  };
};

/** Fields of a cart that show what an addition has changed. */
const toQuantities = ({ _id, lineItems = [], revision }: Cart): CartV1 => ({
  ...omitUndefined({ _id, revision }),
  lineItems: lineItems.map((line) => omitUndefined({ _id: line._id, quantity: line.quantityInfo?.requestedQuantity })),
});

/** Adds items as far as they are available. Cart V1 reports no error for the others. */
export async function addItems(client: Client, items: readonly CatalogItemInput[], before: KnownCart) {
  const lineItems = items.map(toLineItem);
  const after = requireCart(await client.use(addToCurrentCart)({ lineItems }));
  const shortfalls = findShortfalls(before && toQuantities(before), after, lineItems);
  return { cart: convertCart(after), shortfalls };
}
