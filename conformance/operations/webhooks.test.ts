import { createWebhooks } from '@cartwright/core/webhooks';
import { currentCart as ourCart } from '@cartwright/ecom';
import * as currentCart from '@wix/auto_sdk_ecom_current-cart';
import { AppStrategy, createClient } from '@wix/sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guid, partialRecord, text, wireDate } from '../harness/arbitraries.js';
import { finiteCoordinates } from '../harness/finite-coordinates.js';
import { publicKey, signedToken } from '../harness/signed-token.js';
import { withoutImageDetails } from '../harness/image-details.js';
import { wireCart } from './wire-entities.js';

/** A delivery in the platform's format. */
function token(verb: string, payload: object): string {
  const data = JSON.stringify({
    eventType: `wix.ecom.v1.cart_${verb}`,
    instanceId: 'instance-1',
    identity: JSON.stringify({ identityType: 'MEMBER', memberId: 'member-1' }),
    data: JSON.stringify(payload),
  });
  return signedToken({ data });
}

/** Arguments of the handlers of both clients. Cartwright adds the type to the metadata. */
async function both(verb: 'created' | 'updated' | 'deleted', payload: object) {
  const body = token(verb, payload);
  const received: { official?: unknown; ours?: unknown } = {};
  const client = createClient({ auth: AppStrategy({ appId: 'app-1', publicKey }), modules: { currentCart } });
  const theirs = { created: 'onCartCreated', updated: 'onCartUpdated', deleted: 'onCartDeleted' } as const;
  void client.currentCart[theirs[verb]]((event: unknown) => void (received.official = event));
  await client.webhooks.process(body);

  const webhooks = createWebhooks({ publicKey });
  const keep = (event: object & { metadata: object }) => {
    const { eventType, ...metadata } = event.metadata as { eventType?: string };
    expect(eventType).toBe(`wix.ecom.v1.cart_${verb}`);
    received.ours = { ...event, metadata };
  };
  if (verb === 'created') webhooks.on(ourCart.onCartCreated, keep);
  if (verb === 'updated') webhooks.on(ourCart.onCartUpdated, keep);
  if (verb === 'deleted') webhooks.on(ourCart.onCartDeleted, keep);
  await webhooks.process(body);
  return received;
}

const about = fc.record({
  id: guid,
  entityFqdn: fc.constant('wix.ecom.v1.cart'),
  slug: text,
  entityId: guid,
  eventTime: wireDate,
  triggeredByAnonymizeRequest: fc.boolean(),
  entityEventSequence: text,
});

const cart = finiteCoordinates(wireCart);

describe('handlers receive what the official client passes to them', () => {
  test('a created cart', async () => {
    await fc.assert(
      fc.asyncProperty(about, cart, async (event, entity) => {
        const { official, ours } = await both('created', { ...event, createdEvent: { entity } });
        expect(withoutImageDetails(ours)).toEqual(official);
      }),
    );
  });

  test('an updated cart, with fields by their names and by their paths', async () => {
    const modifiedFields = partialRecord({
      buyerNote: text,
      createdDate: wireDate,
      'lineItems[0].serviceProperties.scheduledDate': wireDate,
      'lineItems[0].id': guid,
    });
    await fc.assert(
      fc.asyncProperty(about, cart, modifiedFields, async (event, currentEntity, modified) => {
        const updatedEvent = { currentEntity, modifiedFields: modified };
        const { official, ours } = await both('updated', { ...event, updatedEvent });
        expect(withoutImageDetails(ours)).toEqual(official);
      }),
    );
  });

  test('a deleted cart, without its entity', async () => {
    await fc.assert(
      fc.asyncProperty(about, async (event) => {
        const { official, ours } = await both('deleted', { ...event, deletedEvent: { deletedDate: 'x' } });
        expect(withoutImageDetails(ours)).toEqual(official);
      }),
    );
  });

  test('a deleted cart is converted', async () => {
    const createdDate = '2024-01-02T03:04:05.678Z';
    const event = { id: 'event-1', deletedEvent: { deletedEntity: { id: 'cart-1', createdDate } } };
    const { official, ours } = await both('deleted', event);
    expect(official).toMatchObject({ entity: { _id: 'cart-1', _createdDate: createdDate } });
    expect(ours).toMatchObject({ entity: { _id: 'cart-1', _createdDate: new Date(createdDate) } });
  });
});
