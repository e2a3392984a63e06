import { createWebhooks } from '@cartwright/core/webhooks';
import { currentCart as ourCart } from '@cartwright/ecom';
import * as currentCart from '@wix/auto_sdk_ecom_current-cart';
import { AppStrategy, createClient } from '@wix/sdk';
import { publicKey, signedToken } from '../harness/signed-token.js';
import { differs, type Behavior, type Verdict } from './behavior.js';

interface Received {
  readonly entity?: unknown;
  readonly metadata: { readonly _id?: unknown; readonly eventTime?: unknown };
}

/** A delivery in the platform's format. */
const delivery = (verb: string, payload: object): string => {
  const data = JSON.stringify({
    eventType: `wix.ecom.v1.cart_${verb}`,
    instanceId: 'i',
    data: JSON.stringify(payload),
  });
  return signedToken({ data });
};

/** Compared fields of an event. */
const facts = ({ entity, metadata: { _id, eventTime } }: Received) => ({ entity, metadata: { _id, eventTime } });

const when = '2024-01-02T03:04:05.678Z';
const wireEvent = (body: object) => ({ id: 'e', eventTime: when, ...body });
const converted = (createdDate: unknown) => ({
  entity: { _id: 'c', _createdDate: createdDate },
  metadata: { _id: 'e', eventTime: new Date(when) },
});

const officially = (name: 'onCartUpdated' | 'onCartDeleted', verb: string, payload: object) => async () => {
  const client = createClient({ auth: AppStrategy({ appId: 'app-1', publicKey }), modules: { currentCart } });
  const received: Received[] = [];
  void client.currentCart[name]((event: unknown) => void received.push(event as Received));
  await client.webhooks.process(delivery(verb, payload));
  return received.map(facts);
};

const behavior = (
  verb: 'updated' | 'deleted',
  body: object,
  recorded: object,
  verdict: Verdict = 'equal',
): Behavior => {
  const payload = wireEvent(body);
  return {
    group: 'events',
    label: `a cart was ${verb}`,
    recorded: [recorded],
    verdict,
    official: officially(verb === 'updated' ? 'onCartUpdated' : 'onCartDeleted', verb, payload),
    own: async () => {
      const webhooks = createWebhooks({ publicKey });
      const received: Received[] = [];
      const keep = (event: Received) => void received.push(event);
      if (verb === 'updated') webhooks.on(ourCart.onCartUpdated, keep);
      else webhooks.on(ourCart.onCartDeleted, keep);
      await webhooks.process(delivery(verb, payload));
      return received.map(facts);
    },
  };
};

const entity = { id: 'c', createdDate: when };

/** Arguments of event handlers. */
export const events: readonly Behavior[] = [
  behavior('updated', { updatedEvent: { currentEntity: entity } }, converted(new Date(when))),
  behavior(
    'deleted',
    { deletedEvent: { deletedEntity: entity } },
    converted(when),
    differs('deleted-entities-converted', [converted(new Date(when))]),
  ),
];
