import { differs, done } from './item.js';
import { statements } from './statements.js';

const shaped = (test: string) => done({ symbol: '@cartwright/core#ApiError', test });
const same = shaped('conformance/operations/errors.test.ts > same message, same details');
const systemErrors = shaped('packages/core/src/transport/to-api-error.test.ts > other failures are system errors');
const pages = 'conformance/operations/query-builder.test.ts > the same message without a next or previous page';

const formTest = (name: 'register' | 'login') => (title: string, row?: string) =>
  done({
    symbol: `@cartwright/identity#OAuthStrategy.${name}`,
    test: `packages/identity/src/login/form-login.test.ts > ${title}`,
    ...(row !== undefined && { row: `${name} > ${row}` }),
  });
const [registration, formLogin] = [formTest('register'), formTest('login')];

const heading = '8. Error catalogue';

/** Error codes and exact messages. */
export const messageItems = [
  ...statements('message.register', `${heading}: Register`, [
    [
      'EMAIL field violation: errorCode invalidEmail with the violation description',
      registration('description of an invalid email address'),
    ],
    [
      'Code -19971: missingCaptchaToken',
      registration('maps error %s to %s', 'maps error -19971 to missingCaptchaToken'),
    ],
    ['Code -19995: emailAlreadyExists', registration('maps error %s to %s', 'maps error -19995 to emailAlreadyExists')],
    [
      'Code -19970: invalidCaptchaToken',
      registration('maps error %s to %s', 'maps error -19970 to invalidCaptchaToken'),
    ],
    ['Anything else: FAILURE with the message only', registration('maps error %s to %s', 'maps error -1 to undefined')],
  ]),
  ...statements('message.login', `${heading}: Login`, [
    ['Code -19971: missingCaptchaToken', formLogin('maps error %s to %s', 'maps error -19971 to missingCaptchaToken')],
    ['Code -19970: invalidCaptchaToken', formLogin('maps error %s to %s', 'maps error -19970 to invalidCaptchaToken')],
    ['Code -19976: invalidPassword', formLogin('maps error %s to %s', 'maps error -19976 to invalidPassword')],
    ['Code -19973: resetPassword', formLogin('maps error %s to %s', 'maps error -19973 to resetPassword')],
    [
      'Anything else: invalidEmail',
      differs('login-not-judged', {
        symbol: '@cartwright/identity#OAuthStrategy.login',
        test: 'packages/identity/src/login/form-login.test.ts > maps error %s to %s',
        row: 'login > maps error -19999 to invalidEmail',
        note: 'only if the platform rejects the login; no code if it is unavailable or fails',
      }),
    ],
  ]),
  ...statements('message', `${heading}: Generic shaping`, [
    ['INVALID_ARGUMENT followed by each quoted field with its description, sorted by field', same],
    ['Application error carries description, code and data', same],
    ['Application error message joins message and description', same],
    [
      'Other 4xx without details: application error with code from the status text in upper snake case',
      shaped('packages/core/src/transport/status-codes.test.ts > without details has the code'),
    ],
    ["Other failures: 'System error occurred' with the request id when one exists", systemErrors],
    [
      "Other failures: 'System error occurred' with the serialized error when there is no request id",
      differs('network-errors-named', {
        symbol: '@cartwright/core#ApiError',
        test: 'packages/core/src/transport/to-api-error.test.ts > other failures are system errors',
        note: 'only for responses; without a response, the message names the host and the cause',
      }),
    ],
    [
      'Any non-200 response becomes an error',
      shaped(
        'packages/core/src/transport/to-api-error.test.ts > property: any response but 200 yields an error that can be inspected, logged and narrowed',
      ),
    ],
    [
      "'Failed to fetch tokens from OAuth API' with status text and request id",
      done({
        symbol: '@cartwright/identity#OAuthStrategy.renewToken',
        test: 'conformance/operations/oauth.test.ts > a rejected token request has the same message',
      }),
    ],
    [
      "'OAuth flow timed out'",
      done({
        symbol: '@cartwright/identity#OAuthStrategy.getMemberTokensForDirectLogin',
        test: 'packages/identity/src/web-message/login-in-frame.test.ts > times out after two minutes',
      }),
    ],
    [
      "'No redirect URL found'",
      done({
        symbol: '@cartwright/identity#OAuthStrategy.getAuthUrl',
        test: 'packages/identity/src/redirect-login/redirect-login.test.ts > rejects a response without a safe URL',
      }),
    ],
    ["'No next page to fetch'", done({ symbol: '@cartwright/core#Page.next', test: pages })],
    ["'No previous page to fetch'", done({ symbol: '@cartwright/core#Page.prev', test: pages })],
    [
      "'GraphQL request failed with status {status}'",
      done({
        symbol: '@cartwright/core/graphql#graphql',
        test: 'packages/core/src/graphql/graphql.test.ts > throws an error with the request ID',
      }),
    ],
    [
      "'Wix context is not available. Make sure to initialize the Wix context before using SDK modules'",
      done({
        symbol: '@cartwright/core#Client.enableContext',
        test: 'packages/core/src/client/create-client.test.ts > an unbound operation requires an ambient client',
      }),
    ],
    [
      'An elevated client is required for elevated modules',
      done({
        symbol: '@cartwright/core/server#elevate',
        test: 'packages/core/src/server/server.test.ts > throws without an elevated client and sends no request',
      }),
    ],
    [
      "'fetchWithAuth is not available in this context'",
      done({
        symbol: '@cartwright/core#fetchWithAuth',
        test: 'packages/core/src/server/server.test.ts > throws without a client',
      }),
    ],
    [
      'GraphQL is unavailable in some contexts',
      done({
        symbol: '@cartwright/core/graphql#graphql',
        test: 'packages/core/src/graphql/graphql.test.ts > unbound graphql uses the ambient client and requires one',
      }),
    ],
    [
      'Webhook: invalid JWT',
      done({
        symbol: '@cartwright/core/webhooks#WebhookError',
        test: 'packages/core/src/webhooks/forgeries.test.ts > tokens with one changed character',
      }),
    ],
    [
      'Webhook: unexpected event type',
      done({
        symbol: '@cartwright/core/webhooks#WebhookError',
        test: 'packages/core/src/webhooks/forgeries.test.ts > events without a handler that are not expected',
      }),
    ],
    [
      'Plugins: no implementation found for a component type',
      done({
        symbol: '@cartwright/core/plugins#PluginError',
        test: 'packages/core/src/plugins/create-service-plugins.test.ts > reports a missing implementation with its component type',
      }),
    ],
    [
      'Plugins: multiple implementations found for a component type',
      done({
        symbol: '@cartwright/core/plugins#PluginError',
        test: 'packages/core/src/plugins/create-service-plugins.test.ts > rejects a second implementation at registration',
      }),
    ],
  ]),
];
