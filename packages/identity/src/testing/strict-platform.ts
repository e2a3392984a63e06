import { createClient } from '@cartwright/core';
import { OAuthStrategy, type Tokens, type TokenStorage } from '../index.js';

/** Tokens of a session. */
export const tokens = (
  access: string,
  expiresAt: number,
  refresh: string,
  role: 'visitor' | 'member' = 'member',
): Tokens => ({
  accessToken: { value: access, expiresAt },
  refreshToken: { value: refresh, role },
});

/** A platform with single-use refresh tokens. */
export function strictPlatform() {
  let count = 0;
  const used: string[] = [];
  const fetch = async (_: unknown, init?: RequestInit) => {
    const { refreshToken } = JSON.parse(String(init?.body)) as { refreshToken?: string };
    if (refreshToken) used.push(refreshToken);
    count++;
    return Response.json({ access_token: `A${count}`, refresh_token: `R${count}`, expires_in: 600 });
  };
  return { fetch, used };
}

/** Creates a strategy connected to that platform. */
export const strategy = (fetch: typeof globalThis.fetch, tokenStorage: TokenStorage) =>
  createClient({ auth: OAuthStrategy({ clientId: 'CID', tokenStorage }), fetch }).auth;
