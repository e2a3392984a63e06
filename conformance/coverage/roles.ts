import { statements } from './statements.js';

/** Who may do what. */
export const roleItems = statements('role', '6. Roles and permissions', [
  'Token roles none, visitor (anonymous) and member',
  'Event identity types ANONYMOUS_VISITOR, MEMBER, WIX_USER, APP, UNKNOWN',
  'Elevated access is supported',
  'Modules needing elevation fail with an error when no elevated client is set',
  'Authenticated fetch is unavailable in some contexts',
  'GraphQL is unavailable in some contexts',
]);
