import type { Client } from '@cartwright/core';
import { queryDeliveryProfiles } from '@cartwright/ecom/delivery-profile';

/** Delivery region to choose. */
export interface RegionChoice {
  readonly id: string;
  readonly name: string;
}

/** Lists the delivery regions of the store. */
export async function listDeliveryRegions(client: Client): Promise<RegionChoice[]> {
  const { deliveryProfiles = [] } = await client.use(queryDeliveryProfiles)({ cursorPaging: { limit: 100 } });
  return deliveryProfiles
    .flatMap(({ deliveryRegions = [] }) => deliveryRegions)
    .map(({ _id, name }) => ({ id: _id ?? '', name: name ?? '' }));
}
