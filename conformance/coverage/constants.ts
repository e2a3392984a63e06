import { done } from './item.js';
import { statements } from './statements.js';

const paging = (test: string) => done({ symbol: '@cartwright/core#QueryBuilder', test });
const builder = (title: string) => paging(`conformance/operations/query-builder.test.ts > ${title}`);

/** Numeric limits and constants. */
export const constantItems = statements('constant', '9. Business constants and limits', [
  [
    'Direct login times out after 120000 ms',
    done({
      symbol: '@cartwright/identity#OAuthStrategy.getMemberTokensForDirectLogin',
      test: 'packages/identity/src/web-message/login-in-frame.test.ts > times out after two minutes',
    }),
  ],
  [
    'Session pre-warm is skipped if the last one was under 604800000 ms ago',
    done({
      symbol: '@cartwright/identity#OAuthStrategy.sessions',
      test: 'packages/identity/src/web-message/session-sync.test.ts > transfers the session once in 604800000 ms, or with force',
    }),
  ],
  [
    'The time of the last session pre-warm is kept in browser local storage',
    done({
      symbol: '@cartwright/identity#OAuthStrategy.sessions',
      test: 'packages/identity/src/web-message/session-sync.test.ts > transfers the session once in 604800000 ms, or with force',
    }),
  ],
  [
    'PKCE verifier length 43 to 128',
    done({
      symbol: '@cartwright/identity#OAuthStrategyOptions.codeVerifierLength',
      test: 'packages/identity/src/pkce/pkce.test.ts > rejects a verifier length of',
    }),
  ],
  [
    'OAuth scope offline_access',
    done({
      symbol: '@cartwright/identity#OAuthStrategy.getAuthUrl',
      test: 'conformance/operations/login.test.ts > getAuthUrl: same requests',
    }),
  ],
  [
    'Challenge method S256',
    done({
      symbol: '@cartwright/identity#OAuthStrategy.getAuthUrl',
      test: 'conformance/operations/login.test.ts > getAuthUrl: same requests',
    }),
  ],
  [
    'Two captcha site keys, one invisible and one visible',
    done({
      symbol: '@cartwright/identity#OAuthStrategy.captchaVisibleSiteKey',
      test: 'conformance/operations/login.test.ts > the CAPTCHA site keys are those of the official client',
    }),
  ],
  ['Default query page size 50', builder('the same chain of calls')],
  ['Default query offset 0', builder('the same chain of calls')],
  ['Total pages is the ceiling of total divided by limit', builder('pages have the same items')],
  [
    'Total is unknown when flagged too many to count',
    paging(
      'packages/core/src/query/page.test.ts > tooManyToCount: totals are undefined and a full page has a next page',
    ),
  ],
  ['GET query strings over 4000 characters use the fallback request', builder('over 4000 characters')],
  [
    'Default GraphQL version alpha',
    done({
      symbol: '@cartwright/core/graphql#GraphQLOptions.apiVersion',
      test: 'packages/core/src/graphql/graphql.test.ts > posts query and variables to the API host, version alpha, with authorization',
    }),
  ],
  [
    'The SDK is set to use a CDN',
    done({
      symbol: '@cartwright/identity#OAuthStrategy.useCDN',
      test: 'packages/identity/src/login/oauth-strategy.test.ts > are requested on first use with the documented body, and used on the CDN host',
    }),
  ],
]);
