import { CartwrightError } from '@cartwright/core';
import type { SessionChange } from '../session/session-change.js';
import { sessionChanges } from '../session/session-changes.js';
import { createSession } from '../session/session.js';
import type { TokenStorage } from '../storage/token-storage.js';
import type { RefreshToken, TokenRole, Tokens } from '../tokens/tokens.js';

/** Tokens of a session. */
export const tokens = (access: string, expiresAt: number, refresh = 'R', role: TokenRole = 'member'): Tokens => ({
  accessToken: { value: access, expiresAt },
  refreshToken: { value: refresh, role },
});

/** Error of a token call while the platform is unavailable. */
export const unreachable = () => new CartwrightError('out of reach', { kind: 'network', code: 'network_error' });

/** Creates a session in memory, with a clock that starts at second 1000. */
export function begin(saved: Tokens, request: (token?: RefreshToken) => Promise<Tokens>, more: object = {}) {
  let now = 1_000_000;
  let stored = saved;
  const storage: TokenStorage = { getTokens: () => stored, setTokens: (next) => void (stored = next), ...more };
  const { notify: announce, onSessionChange } = sessionChanges();
  const session = createSession({ storage, request, now: () => now, notify: announce, ...more });
  const changes: SessionChange[] = [];
  onSessionChange((change) => void changes.push(change));
  return { session, changes, onSessionChange, pass: (seconds: number) => void (now += seconds * 1000) };
}
