export { useSession } from './use-session.js';
export { useMember, type MemberResult } from './use-member.js';
export type { Session } from './session-store.js';
export type { ReadResult } from '../query/read-result.js';
