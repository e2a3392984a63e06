import { ApplicationError } from '../../kernel/errors/wire-error.js';
import type { Caller } from './caller.js';

/** Who may call: everybody; any valid token or API key; members; API keys. */
export type Access = 'public' | 'visitor' | 'member' | 'merchant';

const ALLOWED: Record<Access, readonly Caller['kind'][]> = {
  public: ['anonymous', 'visitor', 'member', 'apiKey'],
  visitor: ['visitor', 'member', 'apiKey'],
  member: ['member'],
  merchant: ['apiKey'],
};

/**
 * Checks that the caller may use a route.
 *
 * @throws {ApplicationError} 403
 */
export function authorize(access: Access, caller: Caller): void {
  if (ALLOWED[access].includes(caller.kind)) return;
  throw new ApplicationError(403, 'PERMISSION_DENIED', `This call is for ${access}s; the caller is a ${caller.kind}.`);
}
