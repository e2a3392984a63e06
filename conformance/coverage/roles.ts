import { done } from './item.js';
import { statements } from './statements.js';

/** Roles and permissions. */
export const roleItems = statements('role', '6. Roles and permissions', [
  [
    'Token roles none, visitor (anonymous) and member',
    done({
      symbol: '@cartwright/identity#TokenRole',
      test: 'conformance/operations/enumerations.test.ts > token roles',
    }),
  ],
  [
    'Event identity types ANONYMOUS_VISITOR, MEMBER, WIX_USER, APP, UNKNOWN',
    done({
      symbol: '@cartwright/ecom/current-cart#WebhookIdentityType',
      test: 'conformance/operations/enumerations.test.ts > the same values as the official module has',
    }),
  ],
  [
    'Elevated access is supported',
    done({
      symbol: '@cartwright/core/server#elevate',
      test: 'packages/core/src/server/server.test.ts > only functions inside elevate use the elevated client',
    }),
  ],
  [
    'Modules needing elevation fail with an error when no elevated client is set',
    done({
      symbol: '@cartwright/core/server#elevate',
      test: 'packages/core/src/server/server.test.ts > throws without an elevated client and sends no request',
    }),
  ],
  [
    'Authenticated fetch is unavailable in some contexts',
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
]);
