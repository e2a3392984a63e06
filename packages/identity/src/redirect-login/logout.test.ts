import { describe, expect, test } from 'vitest';
import { fakePlatform, grant, redirected, visitor } from '../testing/fake-platform.js';

const REDIRECT = '/_api/redirects-api/v1/redirect-session';

describe('logout', () => {
  test('clears the session before the last call of the member', async () => {
    const { auth, sent } = fakePlatform();
    auth.setTokens({ ...visitor(), refreshToken: { value: 'canary-refresh', role: 'member' } });
    const call = auth.logout('https://shop.example');
    await Promise.resolve();
    expect(auth.loggedIn()).toBe(false);
    expect(await call).toEqual({ logoutUrl: 'https://login.example/authorize?session=1' });
    expect(sent).toEqual([
      {
        path: REDIRECT,
        authorization: 'canary-access',
        body: { logout: { clientId: 'CID' }, callbacks: { postFlowUrl: 'https://shop.example' } },
      },
    ]);
    expect(auth.getTokens()).toEqual({
      accessToken: { value: '', expiresAt: 0 },
      refreshToken: { value: '', role: 'none' },
    });
  });

  test('refreshes expired tokens to authorize the logout request', async () => {
    const { auth, sent } = fakePlatform();
    auth.setTokens({
      accessToken: { value: '', expiresAt: 0 },
      refreshToken: { value: 'canary-refresh', role: 'member' },
    });
    await auth.logout('https://shop.example');
    expect(sent.map(({ authorization }) => authorization)).toEqual([null, 'canary-member']);
    expect(auth.getTokens().refreshToken.role).toBe('none');
  });

  test.each([
    ['the network', () => Promise.reject(new TypeError('fetch failed'))],
    ['the platform', new Response('', { status: 500 })],
  ])('clears the session without %s, and rejects', async (_, response) => {
    const { auth } = fakePlatform({ [REDIRECT]: response });
    auth.setTokens({ ...visitor(), refreshToken: { value: 'canary-refresh', role: 'member' } });
    await expect(auth.logout('https://shop.example')).rejects.toMatchObject({
      kind: expect.stringMatching(/network|system/) as string,
    });
    expect(auth.getTokens().refreshToken).toEqual({ value: '', role: 'none' });
  });

  test('a late refresh or response does not undo it or the next sign-in', async () => {
    const waiting: (() => void)[] = [];
    const later = (response: object) => () => new Promise<object>((resolve) => waiting.push(() => resolve(response)));
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    const release = async () => {
      for (const go of waiting.splice(0)) go();
      await turn();
    };
    const { auth, to } = fakePlatform({ '/oauth2/token': later(grant), [REDIRECT]: later(redirected()) });
    auth.setTokens({ accessToken: { value: 'old', expiresAt: 1 }, refreshToken: { value: 'R', role: 'member' } });
    const call = auth.getAuthHeaders();
    await turn();
    const logout = auth.logout('https://shop.example');
    await turn();
    expect(to('token')).toHaveLength(2);
    await release();
    expect(auth.loggedIn()).toBe(false);
    auth.setTokens({ ...visitor(), refreshToken: { value: 'next', role: 'member' } });
    while (waiting.length) await release();
    await Promise.all([logout, call]);
    expect(auth.getTokens().refreshToken).toEqual({ value: 'next', role: 'member' });
  });
});
