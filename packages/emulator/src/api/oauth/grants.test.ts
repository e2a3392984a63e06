import { ownOrigins } from '../../kernel/origins.js';
import { PluginRequests } from '../../protocol/plugins/plugin-requests.js';
import { expect, test } from 'vitest';
import type { RouteContext } from '../../protocol/routing/route.js';
import { Tenants } from '../../kernel/state/tenants.js';
import { noPlugins } from '../../testing/no-plugins.js';
import { issueAuthorizationCode } from '../../protocol/auth/authorization-code.js';
import { createMember } from '../../shop/members/create-member.js';
import { digest } from '../../kernel/crypto/digest.js';
import { grants } from './grants.js';
import type { Identity } from '../../protocol/auth/identity.js';
import { isPassword } from '../../shop/members/password.js';
import { isSessionAlive } from '../../protocol/auth/session.js';
import { refreshTokens } from '../../protocol/auth/refresh-token.js';
import { TokenError } from '../../protocol/auth/token-error.js';
import { TokenRequest } from '../../protocol/auth/token-request.js';

const VERIFIER = 'v'.repeat(43);
const REDIRECT = 'https://shop.test/callback';

async function signedIn() {
  const tenants = new Tenants({ seed: () => undefined });
  const tenant = tenants.require();
  const arrivals: string[][] = [];
  const identity: Identity = {
    tenants,
    secret: new Uint8Array(32),
    apiKeys: [],
    apps: [],
    rotateRefreshTokens: false,
    merchantOrigins: [],
    onSignIn: (_, ...who) => void arrivals.push(who),
  };
  const member = await createMember(tenant, { email: 'Ada@Example.com', password: 'correct horse' });
  const code = issueAuthorizationCode(tenant, {
    memberId: member.id,
    visitorId: 'visitor',
    redirectUri: REDIRECT,
    codeChallenge: digest(VERIFIER),
  });
  const redeem = (changed: object = {}) => {
    const body = { clientId: tenant.id, code, codeVerifier: VERIFIER, redirectUri: REDIRECT, ...changed };
    const request = new Request('http://localhost/oauth2/token', { method: 'POST' });
    const caller = { kind: 'anonymous', id: 'anonymous' } as const;
    const context: RouteContext = {
      tenant,
      clock: tenant.clock,
      body,
      request,
      params: {},
      query: {},
      caller,
      url: new URL(request.url),
      origin: ownOrigins('http://localhost'),
      plugins: new PluginRequests(noPlugins(tenants), tenant, caller),
    };
    return grants.get('authorization_code')!(identity, new TokenRequest(body), context);
  };
  return { tenant, member, arrivals, redeem };
}

test('exchanges a code with its verifier and redirect URI for a member’s tokens, once', async () => {
  const { tenant, member, arrivals, redeem } = await signedIn();
  expect(redeem()).toMatchObject({ expires_in: 14_400 });
  expect(arrivals).toEqual([['visitor', member.id]]);
  const [session] = Array.from(refreshTokens(tenant).values(), (token) => token.session);
  expect(isSessionAlive(tenant, session!)).toBe(true);
  expect(redeem()).toBeInstanceOf(TokenError);
  expect(isSessionAlive(tenant, session!)).toBe(false);
});

test.each([{ codeVerifier: 'w'.repeat(43) }, { redirectUri: 'https://evil.test' }, { code: 'guess' }])(
  'rejects a code with %o',
  async (changed) => {
    const { redeem } = await signedIn();
    expect(() => redeem(changed)).toThrow(TokenError);
    expect(redeem()).toMatchObject({ expires_in: 14_400 });
  },
);

test('a code expires after a minute', async () => {
  const { tenant, redeem } = await signedIn();
  tenant.clock.advance(60_000);
  expect(() => redeem()).toThrow(TokenError);
});

test('stores members under one address each, without readable passwords', async () => {
  const { tenant, member } = await signedIn();
  expect(member.loginEmail).toBe('ada@example.com');
  expect(member.passwordHash).not.toContain('correct horse');
  expect(await isPassword('correct horse', member.passwordHash)).toBe(true);
  expect(await isPassword('wrong horse', member.passwordHash)).toBe(false);
  await expect(createMember(tenant, { email: 'ADA@example.com', password: 'x' })).rejects.toThrow('already exists');
  await expect(createMember(tenant, { email: 'ada', password: 'x' })).rejects.toThrow('email must be');
});
