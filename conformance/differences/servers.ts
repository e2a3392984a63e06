import * as ours from '@cartwright/identity/server';
import * as official from '@wix/sdk';
import { expect, vi } from 'vitest';
import { bothApps } from '../harness/app-sides.js';
import type { Show } from './show.js';

const app = { appId: 'APP', appSecret: 'SECRET' };
const tokens = { json: { access_token: 'A', refresh_token: 'R2', expires_in: 300 } };

/** Differences of the strategies for servers. */
export const serverShows = {
  'installation-state': async () => {
    const url = 'https://app.example/?code=C&instanceId=I';
    const { theirs, own } = await bothApps(app, [tokens], (strategy) =>
      strategy.handleOAuthCallback(url, { state: 'S' }).catch((error: unknown) => error),
    );
    expect([theirs.length, own.length]).toEqual([1, 0]);
  },

  'app-renewal-kept': async () => {
    const { theirs, own } = await bothApps({ ...app, refreshToken: 'R' }, [tokens], (strategy) =>
      Promise.all(Array.from({ length: 5 }, () => strategy.getAuthHeaders())),
    );
    expect([theirs.length, own.length]).toEqual([5, 1]);
  },

  'elevation-of-dead-tokens': async () => {
    const responses = [{ json: { active: false, clientId: 'APP', instanceId: 'I' } }, tokens];
    const { theirValue, ownValue } = await bothApps({ ...app, accessToken: 'T' }, responses, async (strategy) => {
      const elevated = await strategy.elevated().catch(() => undefined);
      return elevated?.getAuthHeaders();
    });
    expect(theirValue).toEqual({ headers: { Authorization: 'A' } });
    expect(ownValue).toBeUndefined();
  },

  'server-sessions': async () => {
    expect(official).not.toHaveProperty('createServerClient');
    const client = await ours.createServerClient({
      clientId: 'CID',
      secrets: ['x'.repeat(32)],
      origin: 'https://shop.example',
      request: { headers: new Headers() },
      fetch: () => Promise.resolve(Response.json({ ...tokens.json, refresh_token: 'refresh-token' })),
    });
    await client.auth.getAuthHeaders();
    const [cookie] = await client.cookies();
    expect(cookie?.name).toContain('cartwright-session');
    expect(cookie?.value).not.toContain('refresh-token');
  },

  'secrets-in-browsers': () => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('document', {});
    try {
      const key = { apiKey: 'K', siteId: 'S' };
      official.ApiKeyStrategy(key);
      official.AppStrategy(app);
      const refusal = expect.objectContaining({ code: 'secret_in_browser' }) as Error;
      expect(() => ours.ApiKeyStrategy(key)).toThrow(refusal);
      expect(() => ours.AppStrategy(app)).toThrow(refusal);
    } finally {
      vi.unstubAllGlobals();
    }
  },
} satisfies Record<string, Show>;
