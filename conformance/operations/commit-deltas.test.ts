import * as earlierOrders from '@wix/auto_sdk_ecom_orders-1.0.103';
import { createClient, OAuthStrategy } from '@wix/sdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  address,
  count,
  flag,
  guid,
  image,
  list,
  moment,
  nullable,
  partialRecord,
  pathId,
  text,
  wireImage,
} from '../harness/arbitraries.js';
import { capture } from '../harness/capture.js';
import { invoke } from '../harness/invoke.js';
import { patience, runs } from '../harness/same-call.js';
import { ours, type AnyClient, type Side } from '../harness/sides.js';
import { withoutImageDetails } from '../harness/image-details.js';

/** The official client, with the last release of orders that contained the operation. */
const earlier: Side = {
  name: 'official',
  usesGlobalFetch: true,
  open: ({ fetch, tokens }) =>
    createClient({
      auth: OAuthStrategy({ clientId: '3c0a6f0e-5a7e-4b0c-9d2f-6b8f0f4f7a10', ...(tokens && { tokens }) }),
      modules: { orders: earlierOrders },
      fetch,
    }) as unknown as AnyClient,
};

/** Without dates, which the earlier release converts only in parts that the current client lacks. */
const response = partialRecord({
  order: partialRecord({ id: guid, number: text, lineItems: list(partialRecord({ id: guid, image: wireImage })) }),
});

/** Without the details of the street, which the earlier client does not know. */
const addressed = partialRecord({ address: address.map(({ streetAddress: _street, ...rest }) => rest) });
const options = partialRecord({
  draftOrderId: guid,
  changes: partialRecord({
    changedShippingInfo: partialRecord({
      title: text,
      logistics: partialRecord({ deliverByDate: moment, shippingDestination: addressed }),
    }),
    changedBillingInfo: addressed,
    changedRecipientInfo: addressed,
    shippingInfoRemoved: flag,
    lineItems: list(
      partialRecord({
        lineItemId: guid,
        lineItemAdded: flag,
        lineItem: partialRecord({ image, quantity: count, physicalProperties: partialRecord({ sku: nullable(text) }) }),
      }),
    ),
  }),
  commitSettings: partialRecord({
    sendNotificationsToBuyer: flag,
    inventoryUpdates: list(fc.record({ lineItemId: guid, quantityChange: count })),
  }),
  reason: nullable(text),
});

test(
  'orders.commitDeltas: same requests, equal values',
  async () => {
    const args = fc.oneof(fc.tuple(pathId, options), fc.tuple(pathId));
    await fc.assert(
      fc.asyncProperty(args, response, async (given, json) => {
        const call = (client: AnyClient) => invoke(client, 'orders.commitDeltas', ...structuredClone(given));
        const theirs = await capture(earlier, { json: structuredClone(json) }, call);
        const own = await capture(ours, { json: structuredClone(json) }, call);
        expect(theirs.error).toBeUndefined();
        expect(theirs.sent).toHaveLength(1);
        expect(own.sent).toEqual(theirs.sent);
        expect(withoutImageDetails(own.value)).toEqual(theirs.value);
      }),
      { numRuns: runs },
    );
  },
  patience,
);
