import { done } from './item.js';
import { statements } from './statements.js';

const label = '1. What the product does and for whom';
const routes = '2. Screens and routes';

const signingIn = (hook: string, test: string) =>
  done({
    symbol: `@cartwright/react/identity#${hook}`,
    test: `packages/react/src/identity/sign-in.test.tsx > ${test}`,
  });

/** Abilities of the product. */
export const abilities = [
  ...statements('ability', label, [
    [
      'Register with loginId and password',
      signingIn('useRegister', 'register and sign in immediately if no verification is required'),
    ],
    ['Sign in with loginId and password', signingIn('useLogin', 'turns the visitor into a member, who keeps the cart')],
    ['Recover a password', signingIn('usePasswordReset', 'emails a link that redirects to the application')],
    ['Verify an email', signingIn('useVerification', 'go on with the code in the mail')],
    ['Log out', signingIn('useLogout', 'ends the session, drops the member')],
    [
      'Hold visitor tokens or member tokens',
      done({
        symbol: '@cartwright/identity#OAuthStrategy.setTokens',
        test: 'conformance/operations/oauth.test.ts > setTokens, getTokens, loggedIn',
      }),
    ],
    [
      'Merchants and apps manage carts',
      done({
        symbol: '@cartwright/ecom#cart',
        test: 'conformance/operations/cart.test.ts > cart.updateCart',
      }),
    ],
    [
      'Merchants and apps manage checkouts',
      done({
        symbol: '@cartwright/ecom#checkout',
        test: 'conformance/operations/checkout.test.ts > checkout.updateCheckout',
      }),
    ],
    [
      'Merchants and apps manage orders',
      done({
        symbol: '@cartwright/ecom#orders',
        test: 'conformance/operations/orders.test.ts > orders.updateOrder',
      }),
    ],
    [
      'Merchants and apps manage payment collection',
      done({
        symbol: '@cartwright/ecom/orders#preparePaymentCollection',
        test: 'conformance/operations/payments-collector.test.ts > orders.preparePaymentCollection',
      }),
    ],
    [
      'Merchants and apps manage refunds',
      done({
        symbol: '@cartwright/ecom/order-billing#refundPayments',
        test: 'conformance/operations/order-billing.test.ts > orderBilling.refundPayments',
      }),
    ],
    [
      'Merchants and apps manage catalog products and collections',
      done({
        symbol: '@cartwright/stores#products',
        test: 'conformance/walk/merchant.test.ts > both SDKs return the same results at every step',
      }),
    ],
    [
      'Merchants and apps manage inventory',
      done({
        symbol: '@cartwright/stores#inventory',
        test: 'conformance/walk/merchant.test.ts > tracks quantities, and never oversells',
      }),
    ],
  ]),
  ...statements('ability', routes, [
    [
      'A hidden frame for silent token acquisition',
      done({
        symbol: '@cartwright/identity#OAuthStrategy.loginSilently',
        test: 'packages/identity/src/web-message/login-in-frame.test.ts > loginSilently signs in the current member, or throws login_required',
      }),
    ],
    [
      'A hidden frame for direct login',
      done({
        symbol: '@cartwright/identity#OAuthStrategy.getMemberTokensForDirectLogin',
        test: 'conformance/operations/login.test.ts > direct login',
      }),
    ],
    [
      'Redirect sessions for login',
      done({
        symbol: '@cartwright/identity#redirects',
        route: 'hosted.login.getPage',
        test: 'packages/emulator/src/pages/sign-in/login-pages.test.ts > redirects with only a code and the state',
      }),
    ],
    [
      'Redirect sessions for logout',
      done({
        symbol: '@cartwright/identity#OAuthStrategy.logout',
        test: 'conformance/operations/login.test.ts > logout',
      }),
    ],
  ]),
];
