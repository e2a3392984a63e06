import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Caller } from './caller.js';
import { members } from './member.js';

/** A signed-in visitor or member, or an app: everything that was issued from one sign-in. */
export interface Session {
  readonly id: string;
  readonly visitorId: string;
  readonly memberId?: string;
  readonly appId?: string;
}

const revokedSessions = (tenant: Tenant) => tenant.collection<{ id: string }>('revokedSessions');

/** A new session of a visitor, or of a member who was that visitor before. */
export const newSession = <Who extends Omit<Session, 'id'>>(who: Who): Who & Session => ({ ...who, id: newId() });

/** Ends a session: its access and refresh tokens are refused from now on. */
export function revokeSession(tenant: Tenant, id: string): void {
  revokedSessions(tenant).put({ id });
}

/** Says whether the session is still good: not ended, and its member, if any, may sign in. */
export function isSessionAlive(tenant: Tenant, { id, memberId }: Session): boolean {
  if (revokedSessions(tenant).get(id)) return false;
  return memberId === undefined || members(tenant).get(memberId)?.status === 'ACTIVE';
}

/** The caller that a session stands for. An app acts for the merchant. */
export function callerOf({ id, visitorId, memberId, appId }: Session): Caller {
  if (appId !== undefined) return { kind: 'apiKey', id: appId, sessionId: id };
  return memberId === undefined
    ? { kind: 'visitor', id: visitorId, visitorId, sessionId: id }
    : { kind: 'member', id: memberId, memberId, visitorId, sessionId: id };
}
