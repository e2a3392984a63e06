import { check, violation } from '../../kernel/input/violation.js';
import { isObject } from '../../kernel/input/object.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { redirectViolation } from '../../shop/redirects/registered-address.js';
import type { Callbacks } from '../../shop/redirects/redirect-session.js';

const names = [
  'thankYouPageUrl',
  'postFlowUrl',
  'cartPageUrl',
  'loginUrl',
  'planListUrl',
  'bookingsServiceListUrl',
] as const;

/**
 * Reads the callback URLs of a flow.
 *
 * @throws {ValidationError} for a URL that is not allowed
 */
export function readCallbacks(tenant: Tenant, value: unknown): Callbacks {
  if (value === undefined || value === null) return {};
  if (!isObject(value)) check([violation('callbacks', 'must be an object', 'FORMAT')]);
  const input = isObject(value) ? value : {};
  const presentNames = names.filter((name) => input[name] !== undefined && input[name] !== null && input[name] !== '');
  check(presentNames.map((name) => redirectViolation(tenant, input[name], `callbacks.${name}`)));
  return Object.fromEntries(presentNames.map((name) => [name, new URL(input[name] as string).href]));
}
