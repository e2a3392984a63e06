import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { maySignIn } from './account.js';
import type { Caller } from './caller.js';

/** Session of a visitor, a member or an app. Its tokens are revoked together. */
export interface Session {
  readonly id: string;
  readonly visitorId: string;
  readonly memberId?: string;
  readonly appId?: string;
}

const revokedSessions = (tenant: Tenant) => tenant.collection<{ id: string }>('revokedSessions');

/** Creates a session for a visitor, a member or an app. */
export const newSession = <Who extends Omit<Session, 'id'>>(identity: Who): Who & Session => ({
  ...identity,
  id: newId(),
});

/** Revokes a session with its access and refresh tokens. */
export function revokeSession(tenant: Tenant, id: string): void {
  revokedSessions(tenant).put({ id });
}

/** Whether the session is valid: not revoked, and its member, if any, may sign in. */
export function isSessionAlive(tenant: Tenant, { id, memberId }: Session): boolean {
  if (revokedSessions(tenant).get(id)) return false;
  return memberId === undefined || maySignIn(tenant, memberId);
}

/** Returns the caller of a session. An app acts for the merchant. */
export function toCaller({ id, visitorId, memberId, appId }: Session): Caller {
  if (appId !== undefined) return { kind: 'apiKey', id: appId, sessionId: id };
  return memberId === undefined
    ? { kind: 'visitor', id: visitorId, visitorId, sessionId: id }
    : { kind: 'member', id: memberId, memberId, visitorId, sessionId: id };
}
