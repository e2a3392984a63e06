import { items } from './index.js';
import { openSymbols } from './symbols.js';

/** Mutation of a source file, and the item whose test must fail with it. */
export interface Mutation {
  /** ID of the item. */
  readonly item: string;
  /** Source file, from the root. */
  readonly file: string;
  /** Text to replace. It occurs once in the file. */
  readonly from: string;
  /** Replacement. */
  readonly to: string;
}

const of =
  (file: string) =>
  (item: string, from: string, to: string): Mutation => ({ item, file, from, to });

const failure = of('packages/identity/src/login/failure.ts');
const strategy = of('packages/identity/src/login/oauth-strategy.ts');
const authUrl = of('packages/identity/src/redirect-login/auth-url.ts');
const query = of('packages/core/src/operation/run-operation.ts');

/** Mutations of constants, codes and messages. */
const written: readonly Mutation[] = [
  query('constant.get-query-strings-over-4000-characters-use-the-fallback', '4000', '3900'),
  query('constant.get-query-strings-over-4000-characters-use-the-fallback', '4000', '4150'),
  strategy(
    'constant.two-captcha-site-keys-one-invisible-and-one-visible',
    "captchaVisibleSiteKey ?? '6L",
    "captchaVisibleSiteKey ?? '6Lx",
  ),
  strategy(
    'constant.two-captcha-site-keys-one-invisible-and-one-visible',
    "captchaInvisibleSiteKey ?? '6L",
    "captchaInvisibleSiteKey ?? '6Lx",
  ),
  of('packages/identity/src/visitor/visitor-strategy.ts')(
    'constant.the-sdk-is-set-to-use-a-cdn',
    'useCDN: true',
    'useCDN: false',
  ),
  of('packages/identity/src/web-message/login-in-frame.ts')(
    'constant.direct-login-times-out-after-120000-ms',
    '120_000',
    '119_000',
  ),
  of('packages/identity/src/web-message/session-sync.ts')(
    'constant.session-pre-warm-is-skipped-if-the-last-one',
    '604_800_000',
    '600_000_000',
  ),
  authUrl('constant.oauth-scope-offline-access', "'offline_access'", "'offline'"),
  authUrl('constant.challenge-method-s256', "'S256'", "'plain'"),
  of('packages/core/src/query/page.ts')('constant.default-query-page-size-50', '?? 50', '?? 51'),
  of('packages/core/src/graphql/graphql.ts')(
    'constant.default-graphql-version-alpha',
    "apiVersion = 'alpha'",
    "apiVersion = 'beta'",
  ),
  of('packages/identity/src/pkce/random-text.ts')(
    'validation.pkce-code-verifier-is-43-to-128-characters-default',
    'length = 43',
    'length = 44',
  ),
  failure('message.register.code-19971-missingcaptchatoken', "'-19971'", "'-19972'"),
  failure('message.login.code-19970-invalidcaptchatoken', "'-19970'", "'-19969'"),
  failure('message.register.code-19995-emailalreadyexists', "'emailAlreadyExists'", "'invalidEmail'"),
  failure('message.login.code-19976-invalidpassword', "'-19976'", "'-19977'"),
  failure('message.login.code-19973-resetpassword', "'-19973'", "'-19974'"),
  of('packages/core/src/transport/to-api-error.ts')(
    'message.other-failures-system-error-occurred-with-the-request-id',
    'System error occurred',
    'System failure occurred',
  ),
  of('packages/core/src/transport/to-api-error.ts')(
    'message.other-4xx-without-details-application-error-with-code-from',
    'Precondition Required',
    'Precondition Missing',
  ),
  of('packages/identity/src/tokens/request-tokens.ts')(
    'message.failed-to-fetch-tokens-from-oauth-api-with-status',
    'Failed to fetch tokens',
    'Could not fetch tokens',
  ),
  of('packages/identity/src/web-message/await-answer.ts')(
    'message.oauth-flow-timed-out',
    'OAuth flow timed out',
    'OAuth flow took too long',
  ),
  of('packages/identity/src/redirect-login/open-redirect.ts')(
    'message.no-redirect-url-found',
    'No redirect URL found',
    'No redirect URL',
  ),
  of('packages/core/src/graphql/graphql.ts')(
    'message.graphql-request-failed-with-status-status',
    'GraphQL request failed with status',
    'GraphQL failed with status',
  ),
  of('packages/core/src/server/elevate.ts')(
    'message.an-elevated-client-is-required-for-elevated-modules',
    'An elevated client is required',
    'An elevated client is needed',
  ),
  of('packages/core/src/client/fetch-with-auth.ts')(
    'message.fetchwithauth-is-not-available-in-this-context',
    'fetchWithAuth is not available',
    'fetchWithAuth is unavailable',
  ),
];

/**
 * Mutations of the first value of each enumeration. Excludes enumerations that only type tests cover, because these
 * read the built declarations.
 */
function changedValues(): Mutation[] {
  const enumerations = items.filter(({ symbol, values, test }) => symbol && values && test && !test.includes('test-d'));
  const symbols = openSymbols(enumerations.map(({ symbol = '' }) => symbol));
  return enumerations.flatMap(({ id, symbol = '', values: [value = ''] = [] }) => {
    const declaration = symbols.declaration(symbol);
    const quoted = `'${value}'`;
    if (!declaration?.text.includes(quoted)) return [];
    const to = declaration.text.replace(quoted, `'${value}_CHANGED'`);
    return [{ item: id, file: declaration.file, from: declaration.text, to }];
  });
}

/** All mutations. */
export const mutations = (): Mutation[] => [...written, ...changedValues()];
