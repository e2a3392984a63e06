import { check, isInput, violation } from '../cart/input.js';
import type { Client } from '../identity/client.js';
import type { FieldViolation } from '../http/wire-error.js';
import type { Callbacks } from './redirect-session.js';

const names = [
  'thankYouPageUrl',
  'postFlowUrl',
  'cartPageUrl',
  'loginUrl',
  'planListUrl',
  'bookingsServiceListUrl',
] as const;

const isLoopback = (host: string): boolean => /^(localhost|[\w-]+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/**
 * What is wrong with an address that a browser is to be sent to, if anything. It must be absolute, https (http on this machine only),
 * without a user name, and of the origin of one of the client's registered addresses when there are any.
 */
function redirectViolation(client: Client, value: unknown, field: string): FieldViolation | undefined {
  if (typeof value !== 'string' || value.length > 2048 || !/^https?:\/\//i.test(value) || !URL.canParse(value)) {
    return violation(field, 'must be an absolute http or https address', 'FORMAT');
  }
  const url = new URL(value);
  if (url.username || url.password) return violation(field, 'must not contain a user name or a password', 'FORMAT');
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    return violation(field, 'must be an https address', 'FORMAT');
  const registered = client.redirectUris?.filter((uri) => URL.canParse(uri)).map((uri) => new URL(uri).origin);
  if (!registered || registered.includes(url.origin)) return undefined;
  return violation(field, 'is not a registered address of this client', 'OTHER');
}

/** Reads where the browser is to be sent after a flow. @throws {ValidationError} for an address that is refused */
export function readCallbacks(client: Client, value: unknown): Callbacks {
  if (value === undefined || value === null) return {};
  if (!isInput(value)) check([violation('callbacks', 'must be an object', 'FORMAT')]);
  const input = isInput(value) ? value : {};
  const given = names.filter((name) => input[name] !== undefined && input[name] !== null && input[name] !== '');
  check(given.map((name) => redirectViolation(client, input[name], `callbacks.${name}`)));
  return Object.fromEntries(given.map((name) => [name, new URL(input[name] as string).href]));
}
