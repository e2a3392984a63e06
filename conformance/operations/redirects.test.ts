import type * as redirects from '@wix/auto_sdk_redirects_redirects';
import fc from 'fast-check';
import { describe } from 'vitest';
import { flag, guid, nullable, pageUrl, partialRecord, text } from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';

const callbacks = partialRecord({
  thankYouPageUrl: nullable(pageUrl),
  postFlowUrl: nullable(pageUrl),
  loginUrl: nullable(pageUrl),
  bookingsServiceListUrl: nullable(pageUrl),
  cartPageUrl: nullable(pageUrl),
  planListUrl: nullable(pageUrl),
});

const options: fc.Arbitrary<redirects.CreateRedirectSessionOptions> = partialRecord({
  ecomCheckout: partialRecord({ checkoutId: guid }),
  eventsCheckout: partialRecord({ reservationId: guid, eventSlug: text }),
  paidPlansCheckout: partialRecord({ planId: guid, checkoutData: text }),
  login: fc.constant({}),
  logout: partialRecord({ clientId: guid }),
  auth: partialRecord({
    authRequest: partialRecord({
      redirectUri: pageUrl,
      clientId: guid,
      codeChallenge: text,
      codeChallengeMethod: fc.constant('S256'),
      responseMode: fc.constantFrom('fragment', 'web_message', 'query'),
      responseType: fc.constant('code'),
      scope: fc.constant('offline_access'),
      state: text,
      sessionToken: text,
    }),
    prompt: fc.constantFrom('login' as const, 'none' as const),
  }),
  storesProduct: partialRecord({ productSlug: text }),
  callbacks,
  preferences: partialRecord({
    useGenericWixPages: nullable(flag),
    maintainIdentity: nullable(flag),
    additionalQueryParameters: fc.dictionary(fc.constantFrom('a', '_id', 'id'), text),
  }),
  origin: nullable(pageUrl),
});

describe('redirects', () => {
  sameCall(
    'redirects.createRedirectSession',
    fc.oneof(fc.tuple(options), fc.constant([])),
    partialRecord({
      redirectSession: partialRecord({
        id: guid,
        fullUrl: pageUrl,
        urlDetails: partialRecord({ endpoint: pageUrl }),
        sessionToken: text,
      }),
    }),
  );
});
