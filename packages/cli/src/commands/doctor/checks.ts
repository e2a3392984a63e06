import type { Check } from './check.js';
import { node, sessionSecret } from './checks/machine.js';
import { packages } from './checks/packages.js';
import { apiKeyPermissions } from './checks/permissions.js';
import { catalog, clock, domains, redirectUris } from './checks/platform.js';

/** All checks, in the order of the report. The check of the client ID comes first, and is part of the session. */
export const checks: readonly Check[] = [
  redirectUris,
  domains,
  catalog,
  apiKeyPermissions,
  sessionSecret,
  clock,
  packages,
  node,
];
