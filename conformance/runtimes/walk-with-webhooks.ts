import { createWebhooks } from '@cartwright/core/webhooks';
import { createEventSigner } from '@cartwright/core/webhooks/testing';
import { currentCart } from '@cartwright/ecom';
import { equal } from './expect.js';
import { walk as walkAll, type Steps } from './walk.js';

const webhooks: Steps = {
  async 'a signed event is verified and handled once'() {
    const { publicKey, signEvent } = await createEventSigner();
    const receiver = createWebhooks({ publicKey });
    const received: unknown[] = [];
    receiver.on(currentCart.onCartDeleted, ({ metadata }) => received.push(metadata.entityId));
    const token = await signEvent(currentCart.onCartDeleted, { metadata: { entityId: 'cart-1' } });
    for (const body of [token, token]) {
      const response = await receiver.respond(new Request('https://app.example/', { method: 'POST', body }));
      equal(response.status, 200);
    }
    equal(received, ['cart-1']);
    const forged = await receiver.respond(new Request('https://app.example/', { method: 'POST', body: `${token}x` }));
    equal(forged.status >= 400, true);
  },
};

/** The scenario of runtimes that can verify webhooks. */
export const walk = (more: Steps = {}): Promise<string[]> => walkAll({ ...webhooks, ...more });
