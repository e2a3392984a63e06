import { createClient } from '@cartwright/core';
import { createWebhooks } from '@cartwright/core/webhooks';
import { createEventSigner } from '@cartwright/core/webhooks/testing';
import { expect, test } from 'vitest';
import { stubFetch } from '../../../core/src/testing/stub-fetch.js';
import * as redirects from './index.js';

const sections: Readonly<Record<string, redirects.CreateRedirectSessionOptions>> = {
  auth: {
    auth: {
      prompt: redirects.Prompt.login,
      authRequest: {
        clientId: 'client-1',
        redirectUri: 'https://shop.example/callback',
        responseType: 'code',
        responseMode: 'fragment',
        scope: 'offline_access',
        state: 'state-1',
        codeChallenge: 'challenge-1',
        codeChallengeMethod: 'S256',
        sessionToken: 'session-1',
      },
    },
  },
  login: { login: {} },
  logout: { logout: { clientId: 'client-1' }, callbacks: { postFlowUrl: 'https://shop.example' } },
  ecomCheckout: { ecomCheckout: { checkoutId: 'c' }, callbacks: { thankYouPageUrl: 'https://shop.example/thanks' } },
  storesProduct: { storesProduct: { productSlug: 'mug' } },
  memberAccountPage: { memberAccountPage: { section: redirects.MembersAccountSection.ORDERS } },
  bookingsCheckout: {
    bookingsCheckout: { timezone: 'Europe/Brussels', slotAvailability: { bookable: true, slot: { eventId: 'e' } } },
  },
  bookingsBook: { bookingsBook: { resourceId: 'r' } },
  eventsCheckout: { eventsCheckout: { reservationId: 'r', eventSlug: 'concert' } },
  paidPlansCheckout: { paidPlansCheckout: { planId: 'p', checkoutData: 'x' } },
  ecomOrderPaymentRequest: { ecomOrderPaymentRequest: { paymentRequestId: 'p' } },
  preferences: { preferences: { additionalQueryParameters: { a: 'b' }, checkIfPublish: true }, origin: 'shop' },
};

test.each(Object.entries(sections))('sends the section %s unchanged', async (_, options) => {
  const redirectSession = { id: 's', fullUrl: 'https://login.example/?x=1', sessionToken: 't' };
  const { fetch, sent } = stubFetch({ redirectSession });
  const client = createClient({ modules: { redirects }, fetch });
  expect(await client.redirects.createRedirectSession(options)).toEqual({
    redirectSession: { _id: 's', fullUrl: 'https://login.example/?x=1', sessionToken: 't' },
  });
  expect(sent[0]).toMatchObject({
    method: 'POST',
    url: { pathname: '/_api/redirects-api/v1/redirect-session', search: '' },
  });
  expect(sent[0]?.body).toEqual(options);
});

test('onRedirectSessionCreated decodes the redirect session', async () => {
  const { publicKey, signEvent } = await createEventSigner();
  const webhooks = createWebhooks({ publicKey });
  const sessions: redirects.RedirectSession[] = [];
  webhooks.on(redirects.onRedirectSessionCreated, ({ entity }) => sessions.push(entity));
  const entity = { _id: 's', fullUrl: 'https://login.example' };
  await webhooks.process(await signEvent(redirects.onRedirectSessionCreated, { entity }));
  expect(sessions).toEqual([entity]);
  expect(redirects.onRedirectSessionCreated.type).toBe('wix.headless.v1.redirect_session_created');
});
