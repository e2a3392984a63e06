import { createClient } from '@cartwright/core';
import * as ours from '@cartwright/identity';
import * as official from '@wix/sdk';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const tokens: ours.Tokens = {
  accessToken: { value: 'visitor', expiresAt: 4_000_000_000 },
  refreshToken: { value: 'R', role: 'visitor' },
};
const headers = { 'client-binding': 'CB' };
const login = {
  codeVerifier: 'V',
  codeChallenge: 'CC',
  state: 'S',
  redirectUri: 'https://shop.example/callback',
  originalUri: '',
};

/** The tested methods of both strategies. */
type Auth = Pick<ours.OAuthStrategy, 'generateVisitorTokens' | 'renewToken' | 'getMemberTokens'> & {
  getMemberTokensForExternalLogin(memberId: string, apiKey: string): Promise<unknown>;
  getAuthUrl(data: typeof login): Promise<unknown>;
};

/** Requests of an SDK: paths with the tested header and the authorization. */
async function sentBy(open: () => Auth, call: (auth: Auth) => Promise<unknown>) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    const { pathname } = new URL(input);
    const headers = new Headers(init.headers);
    sent.push([pathname, headers.get('client-binding'), headers.get('authorization')]);
    const redirectSession = { fullUrl: 'https://login.example/', urlDetails: { endpoint: '' } };
    return Promise.resolve(Response.json({ access_token: 'A', refresh_token: 'R', expires_in: 600, redirectSession }));
  });
  await call(open());
  return sent;
}

test.each<[string, (auth: Auth) => Promise<unknown>, more?: { tokens: ours.Tokens }]>([
  ['a visitor', (auth) => auth.generateVisitorTokens()],
  ['a renewal', (auth) => auth.renewToken({ value: 'R', role: 'visitor' })],
  ['a code', (auth) => auth.getMemberTokens('C', 'S', login)],
  ['an external login', (auth) => auth.getMemberTokensForExternalLogin('M', 'KEY'), { tokens }],
  ['a call that gets its tokens first', (auth) => auth.getAuthUrl(login)],
])('the token call of %s has the headers of tokenRequestOptions, and no other call', async (_, call, more) => {
  const config = { clientId: 'CID', tokenRequestOptions: { headers }, ...more };
  const theirs = await sentBy(() => {
    const auth = official.OAuthStrategy(config);
    official.createClient({ auth });
    return auth as unknown as Auth;
  }, call);
  const own = await sentBy(() => createClient({ auth: ours.OAuthStrategy(config) }).auth, call);
  expect(own[0]).toEqual(['/oauth2/token', 'CB', more ? 'visitor,KEY' : null]);
  expect(own.slice(1).map((one) => (one as unknown[])[1])).toEqual(own.slice(1).map(() => null));
  expect(own).toEqual(theirs);
});
