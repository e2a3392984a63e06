import { DEMO_API_KEY, DEMO_CLIENT_ID } from '@cartwright/emulator';
import type { OAuthStrategy, Tokens } from '@cartwright/identity';
import type { Platform } from './platform.js';

/** Members of the demo shop's seed. */
export const iris = {
  id: '5eed0000-0000-4000-8000-000000000001',
  email: 'iris@demo.example',
  password: 'iris-sings-alto',
};
export const otto = {
  id: '5eed0000-0000-4000-8000-000000000002',
  email: 'otto@demo.example',
  password: 'otto-plays-oboe',
};

/** Strategy of a platform's client. */
export const getAuth = ({ client }: Pick<Platform, 'client'>): OAuthStrategy =>
  (client as typeof client & { auth: OAuthStrategy }).auth;

/** Tokens of a member, issued to the merchant without a sign-in. */
export async function memberTokens(platform: Platform, memberId: string): Promise<Tokens> {
  const visitor = await getAuth(platform).generateVisitorTokens();
  const response = await platform.emulator.fetch(
    new Request('http://localhost:4870/oauth2/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `${visitor.accessToken.value},${DEMO_API_KEY}` },
      body: JSON.stringify({
        grantType: 'authorized_client',
        clientId: DEMO_CLIENT_ID,
        scope: 'offline_access',
        member_id: memberId,
      }),
    }),
  );
  if (!response.ok) throw new Error(`The platform answered ${response.status}`);
  const grant = (await response.json()) as { access_token: string; refresh_token: string; expires_in: number };
  return {
    accessToken: { value: grant.access_token, expiresAt: Math.floor(Date.now() / 1000) + grant.expires_in },
    refreshToken: { value: grant.refresh_token, role: 'member' },
  };
}

/** Empty tokens, as after a sign-out. */
export const noTokens: Tokens = { accessToken: { value: '', expiresAt: 0 }, refreshToken: { value: '', role: 'none' } };
