import { done } from './item.js';
import { statements } from './statements.js';

/** Validation rules for requests. */
export const validationItems = statements('validation', '5. Validation rules', [
  [
    'PKCE code verifier is 43 to 128 characters, default 43',
    done({
      symbol: '@cartwright/identity#OAuthStrategy.generateOAuthData',
      test: 'packages/identity/src/pkce/pkce.test.ts > accepts verifiers of',
    }),
  ],
  [
    'PKCE code verifier is made of letters, digits and - . _ ~',
    done({
      symbol: '@cartwright/identity#OAuthStrategy.generateOAuthData',
      test: 'packages/identity/src/pkce/pkce.test.ts > random characters are uniformly distributed',
    }),
  ],
  [
    'PKCE challenge is SHA-256 of the verifier in url-safe base64 without padding',
    done({
      symbol: '@cartwright/identity#OAuthStrategy.generateOAuthData',
      test: 'packages/identity/src/pkce/pkce.test.ts > returns state and PKCE secrets synchronously',
    }),
  ],
  [
    'The callback state must equal the state sent',
    done({
      symbol: '@cartwright/identity#OAuthStrategy.getMemberTokens',
      test: 'packages/identity/src/redirect-login/redirect-login.test.ts > before sending',
    }),
  ],
  [
    "Missing code or state raises 'Missing code or _state'",
    done({
      symbol: '@cartwright/identity#OAuthStrategy.getMemberTokens',
      test: 'packages/identity/src/redirect-login/redirect-login.test.ts > before sending',
    }),
  ],
  [
    "State mismatch raises 'Invalid _state'",
    done({
      symbol: '@cartwright/identity#OAuthStrategy.getMemberTokens',
      test: 'packages/identity/src/redirect-login/redirect-login.test.ts > before sending',
    }),
  ],
  [
    'Server field violations are reported as INVALID_ARGUMENT with field name and description, sorted by field',
    done({
      symbol: '@cartwright/core#FieldViolation.field',
      test: 'conformance/operations/errors.test.ts > rejected fields have the caller’s names',
    }),
  ],
  [
    'A violation of type EMAIL is treated as an invalid email',
    done({
      symbol: '@cartwright/identity#OAuthStrategy.register',
      test: 'packages/identity/src/login/form-login.test.ts > returns the platform’s description of an invalid email address',
    }),
  ],
  [
    'Checkout validation severity is WARNING or ERROR',
    done({
      symbol: '@cartwright/ecom/checkout#Severity',
      test: 'conformance/walk/validates.test.ts > a violation with severity ERROR prevents the order, a WARNING does not',
    }),
  ],
  [
    'Checkout validation suggested fix is REMOVE_LINE_ITEM',
    done({
      symbol: '@cartwright/ecom/checkout#SuggestedFix',
      test: 'conformance/walk/validates.test.ts > validation plugins are called for checkouts, and for carts with validateInCart',
    }),
  ],
  [
    'Checkout validation targets are line item or other',
    done({
      symbol: '@cartwright/ecom/checkout#Target.lineItem',
      test: 'conformance/walk/asks-plugins.test.ts > violations are returned',
    }),
  ],
]);
