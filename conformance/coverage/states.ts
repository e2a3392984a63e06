import { differs, done } from './item.js';
import { statements } from './statements.js';

const session = (title: string) =>
  done({
    symbol: '@cartwright/identity#OAuthStrategy',
    route: 'identity.oauth2.token',
    test: `conformance/operations/oauth.test.ts > ${title}`,
  });

const activityTypes = done({
  symbol: '@cartwright/ecom/orders#ActivityType',
  test: 'conformance/operations/enumerations.test.ts > the same values as the official module has',
});

const abandonment = (field: string) =>
  done({
    symbol: `@cartwright/stores/abandoned-carts#${field}`,
    test: 'conformance/operations/events.test.ts > handlers registered with a client receive',
  });

const actions = (symbol: string, title: string) =>
  done({
    symbol: `@cartwright/ecom/order-actions#${symbol}`,
    test: `packages/ecom/src/order-actions/order-actions.test.ts > ${title}`,
  });

const formLogin = (title: string, row?: string) =>
  done({
    symbol: '@cartwright/identity#OAuthStrategy.processVerification',
    test: `packages/identity/src/login/form-login.test.ts > ${title}`,
    ...(row !== undefined && { row }),
  });

const afterLogin = (response: object) =>
  formLogin('maps %j to a login state', `login > maps ${JSON.stringify(response)} to a login state`);

const notCollectable = (reason: string) =>
  done({
    symbol: '@cartwright/ecom/order-actions#canCollectPayment',
    test: 'packages/ecom/src/order-actions/order-actions.test.ts > collect',
    row: `collect > ${reason}`,
  });

const login = '4. States and transitions: Login state machine';
const tokens = '4. States and transitions: Token lifecycle';
const orders = '4. States and transitions: Order statuses';

/** Rules about states and their transitions. */
export const stateItems = [
  ...statements('state.login', login, [
    ['Server state SUCCESS gives SUCCESS with a session token', afterLogin({ state: 'SUCCESS', sessionToken: 'S' })],
    ['REQUIRE_OWNER_APPROVAL gives OWNER_APPROVAL_REQUIRED', afterLogin({ state: 'REQUIRE_OWNER_APPROVAL' })],
    [
      'REQUIRE_EMAIL_VERIFICATION gives EMAIL_VERIFICATION_REQUIRED and the state token is kept',
      afterLogin({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'T' }),
    ],
    ["Any other server state gives FAILURE with error 'Unknown _state'", afterLogin({ state: 'SOMETHING_NEW' })],
    [
      'Email verification is processed only while in EMAIL_VERIFICATION_REQUIRED',
      formLogin('only while verification is pending'),
    ],
    ["Email verification in any other state gives FAILURE 'Unknown _state'", formLogin('sends nothing in the state')],
  ]),
  ...statements('state.tokens', tokens, [
    [
      'expiresAt of an access token is the time of the response plus expires_in, in epoch seconds',
      done({
        symbol: '@cartwright/identity#Tokens.accessToken.expiresAt',
        test: 'packages/identity/src/login/oauth-strategy.test.ts > generateVisitorTokens returns tokens without changing the session',
      }),
    ],
    [
      'An empty access token is renewed from the refresh token',
      session('expired or empty access token refreshes first'),
    ],
    [
      'An expired access token is renewed from the refresh token',
      session('expired or empty access token refreshes first'),
    ],
    [
      'If the refresh fails, anonymous visitor tokens are requested (role visitor)',
      differs('unreachable-renewal-keeps-session', {
        ...session('a rejected refresh falls back to visitor tokens'),
        note: 'only if the platform rejects the refresh; the session is kept if the platform is unavailable',
      }),
    ],
    [
      'If no refresh token exists, anonymous visitor tokens are requested (role visitor)',
      session('without tokens requests visitor tokens'),
    ],
    [
      'A code exchange after login gives role member',
      done({
        symbol: '@cartwright/identity#OAuthStrategy.getMemberTokens',
        test: 'conformance/operations/login.test.ts > getMemberTokens: same requests',
      }),
    ],
    [
      'Logout clears both tokens and sets role none',
      done({
        symbol: '@cartwright/identity#OAuthStrategy.logout',
        test: 'conformance/operations/login.test.ts > no tokens afterwards',
      }),
    ],
    [
      'The user counts as logged in only when role is member',
      done({
        symbol: '@cartwright/identity#OAuthStrategy.loggedIn',
        test: 'conformance/operations/oauth.test.ts > setTokens, getTokens, loggedIn',
      }),
    ],
  ]),
  ...statements('state.orders', orders, [
    [
      'An authorized payment is captured or voided manually or on schedule',
      done({
        symbol: '@cartwright/ecom/order-billing#captureAuthorizedPayments',
        route: 'ecom.orderBilling.captureAuthorizedPayments',
        test: 'packages/emulator/src/api/order-payments-v1/payments.test.ts > captures an authorized payment on its scheduled date',
      }),
    ],
    ['Collectability: COLLECTABLE', actions('canCollectPayment', 'collect requires only the order')],
    ['Collectability: not collectable because the order is cancelled', notCollectable('canceled')],
    ['Collectability: not collectable because the order is paid', notCollectable('no balance')],
    ['Collectability: not collectable because the order is pending', notCollectable('pending')],
    ['Collectability: not collectable because the order is rejected', notCollectable('rejected')],
    ['Collectability: not collectable because the order has subscriptions', notCollectable('with a subscription')],
    ['Collectability: not collectable because the order has chargebacks', notCollectable('with a chargeback')],
    [
      'Collectability: not collectable because the order has no payment method',
      done({
        symbol: '@cartwright/ecom/orders#PaymentCollectabilityStatus',
        test: 'conformance/operations/commerce-enumerations.test.ts > every enumeration of the official module, with every value',
        note: 'Only the platform knows which ways to pay a site has.',
      }),
    ],
    [
      'Refundability carries the reasons listed under error catalogue, reason catalogues',
      actions('canRefundOrder', 'refundable amounts never exceed'),
    ],
    ['Order activity type placed', activityTypes],
    ['Order activity type paid', activityTypes],
    ['Order activity type fulfilled', activityTypes],
    ['Order activity type canceled', activityTypes],
    ['Order activity type refunded', activityTypes],
    ['Order activity type tracking added', activityTypes],
    ['Order activity types of invoice events', activityTypes],
    ['Order activity types of chargebacks', activityTypes],
    ['Order activity types, others', activityTypes],
    ['Cart abandonment carries the time creationTime', abandonment('CartAbandonedEvent.creationTime')],
    ['Cart abandonment carries the time abandonTime', abandonment('CartAbandonedEvent.abandonTime')],
    ['Cart abandonment carries the time recoveredTime', abandonment('CartRecoveredEvent.recoveredTime')],
    ['Cart abandonment carries the time abandonedTime', abandonment('CartRecoveredEvent.abandonedTime')],
    ['Cart abandonment carries the totals subtotal, total', abandonment('CartAbandonedEvent.totals.subtotal')],
  ]),
];
