import type * as checkoutTemplates from '@wix/auto_sdk_ecom_checkout-templates';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  count,
  flag,
  guid,
  list,
  nullable,
  partialRecord,
  pathId,
  text,
  wireDate,
  wireFloat,
  wireImage,
  wirePageUrl,
} from '../harness/arbitraries.js';
import { capture } from '../harness/capture.js';
import { invoke } from '../harness/invoke.js';
import { sameCall } from '../harness/same-call.js';
import { official, ours, type AnyClient } from '../harness/sides.js';
import { withoutImageDetails } from '../harness/image-details.js';
import { catalogOverrideFields, catalogReference, customLineItem } from './own-commerce.js';
import { wireBulk } from './wire-transactions.js';

const fields = {
  status: fc.constantFrom('ACTIVE' as const, 'INACTIVE' as const),
  customization: partialRecord({
    lockedCoupon: flag,
    webClient: partialRecord({ disabledContinueShoppingButton: flag }),
  }),
  couponCode: nullable(text),
  externalReference: partialRecord({ appId: guid, resourceId: nullable(text) }),
};
const own = partialRecord({
  ...fields,
  lineItems: list(partialRecord({ quantity: count, catalogReference, catalogOverrideFields })),
  customLineItems: list(customLineItem),
});
const physicalProperties = partialRecord({ weight: nullable(wireFloat) });
const wire = partialRecord({
  ...fields,
  id: guid,
  lineItems: list(
    partialRecord({
      quantity: count,
      catalogOverrideFields: partialRecord({ image: nullable(wireImage), physicalProperties }),
    }),
  ),
  customLineItems: list(
    partialRecord({
      id: guid,
      url: nullable(wirePageUrl),
      media: nullable(wireImage),
      physicalProperties,
      serviceProperties: partialRecord({ scheduledDate: nullable(wireDate), endDate: wireDate }),
    }),
  ),
});
const response = partialRecord({ checkoutTemplate: wire });

describe('checkout templates', () => {
  sameCall('checkoutTemplates.createCheckoutTemplate', fc.tuple(own), response);
  sameCall('checkoutTemplates.getCheckoutTemplate', fc.tuple(pathId), response);
  sameCall('checkoutTemplates.updateCheckoutTemplate', fc.tuple(pathId, own), response);
  sameCall('checkoutTemplates.deleteCheckoutTemplate', fc.tuple(pathId), fc.constant({}));
  sameCall(
    'checkoutTemplates.bulkCreateCheckoutTemplates',
    fc.oneof(fc.tuple(list(own)), fc.tuple(list(own), partialRecord({ returnEntity: flag }))),
    wireBulk(wire),
  );
  sameCall(
    'checkoutTemplates.createCheckoutFromTemplate',
    fc.tuple(pathId, guid),
    partialRecord({ checkoutId: guid, checkoutUrl: text, purchaseFlowId: guid }),
  );
  sameCall(
    'checkoutTemplates.createAndRedirectToCheckout',
    fc.tuple(pathId, guid),
    partialRecord({
      body: fc.uint8Array({ maxLength: 9 }).map((bytes) => Buffer.from(bytes).toString('base64')),
      headers: list(fc.record({ key: text, value: text })),
    }),
  );
  sameCall(
    'checkoutTemplates.queryCheckoutTemplates',
    fc.tuple(
      fc.record(
        {
          filter: fc.dictionary(fc.constantFrom('_id', 'status'), fc.oneof(text, fc.record({ $in: list(text) }))),
          cursorPaging: partialRecord({ limit: count, cursor: text }),
        },
        { requiredKeys: ['filter'] },
      ),
    ),
    partialRecord({
      checkoutTemplates: list(wire),
      pagingMetadata: partialRecord({ count, cursors: partialRecord({ next: text }), hasNext: flag }),
    }),
  );

  test('queryCheckoutTemplates as a builder: same requests, equal results', async () => {
    const build = async (client: AnyClient) => {
      const builder = invoke(client, 'checkoutTemplates.queryCheckoutTemplates');
      const page = await (builder as checkoutTemplates.CheckoutTemplatesQueryBuilder)
        .eq('status', 'ACTIVE')
        .startsWith('_id', 'a')
        .descending('_id')
        .limit(2)
        .find();
      const { items } = await page.next();
      return { items: [page.items, items], next: page.hasNext() };
    };
    const json = {
      checkoutTemplates: [{ id: 't' }],
      pagingMetadata: { count: 1, cursors: { next: 'n' }, hasNext: true },
    };
    const theirs = await capture(official, { json }, build);
    const mine = await capture(ours, { json }, build);
    expect(theirs.error).toBeUndefined();
    expect(theirs.sent).toHaveLength(2);
    expect(mine.sent).toEqual(theirs.sent);
    expect(withoutImageDetails(mine.value)).toEqual(theirs.value);
  });
});
