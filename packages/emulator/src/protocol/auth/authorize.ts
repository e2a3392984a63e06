import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Caller } from './caller.js';

/**
 * Required identity of a route. `public`: none. `visitor`: any valid access token or API key. `member`: access token of
 * a member. `merchant`: API key or app.
 */
export type Access = 'public' | 'visitor' | 'member' | 'merchant';

const ALLOWED: Record<Access, readonly Caller['kind'][]> = {
  public: ['anonymous', 'visitor', 'member', 'apiKey'],
  visitor: ['visitor', 'member', 'apiKey'],
  member: ['member'],
  merchant: ['apiKey'],
};

/**
 * Checks that the caller has the identity that a route requires.
 *
 * @param access - Identity that the route requires.
 * @param caller - Caller of the request.
 * @throws {ApplicationError} 403
 */
export function authorize(access: Access, caller: Caller): void {
  if (ALLOWED[access].includes(caller.kind)) return;
  throw new ApplicationError(
    'permissionDenied',
    'PERMISSION_DENIED',
    `This call requires a ${access}, but the caller is a ${caller.kind}.`,
  );
}
