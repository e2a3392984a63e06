import { inspect } from 'node:util';
import { createClient } from '@cartwright/core';
import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { afterEach, expect, test, vi } from 'vitest';
import { members } from '../../index.js';
import { ApiKeyStrategy } from '../index.js';

afterEach(() => vi.unstubAllGlobals());

const headers = async (strategy: ApiKeyStrategy) => (await strategy.getAuthHeaders()).headers;

test('sends the key with the site or account', async () => {
  expect(await headers(ApiKeyStrategy({ apiKey: 'K', siteId: 'S' }))).toEqual({
    Authorization: 'K',
    'wix-site-id': 'S',
  });
  const both = ApiKeyStrategy({
    apiKey: 'K',
    siteId: 'S',
    accountId: 'A',
    headers: { 'x-a': '1', Authorization: 'X' },
  });
  expect(await headers(both)).toEqual({
    'x-a': '1',
    Authorization: 'K',
    'wix-site-id': 'S',
    'wix-account-id': 'A',
  });
});

test('sends headers in any form, and its own headers win, ignoring case', async () => {
  const given = new Headers({ 'X-A': '1', authorization: 'X', 'wix-site-id': 'other' });
  for (const more of [given, [...given], Object.fromEntries(given)]) {
    const strategy = ApiKeyStrategy({ apiKey: 'K', siteId: 'S', headers: more });
    expect(await headers(strategy)).toEqual({ 'x-a': '1', Authorization: 'K', 'wix-site-id': 'S' });
  }
});

test('site and account can change without modifying returned headers', async () => {
  const strategy = ApiKeyStrategy({ apiKey: 'K', siteId: 'S' });
  const before = await headers(strategy);
  strategy.setSiteId();
  strategy.setAccountId('A');
  expect(await headers(strategy)).toEqual({ Authorization: 'K', 'wix-account-id': 'A' });
  expect(before['wix-site-id']).toBe('S');
});

test.each([
  [{ apiKey: '', siteId: 'S' }, 'apiKey'],
  [{ apiKey: 'canary\r\nx: 1', siteId: 'S' }, 'apiKey'],
  [{ apiKey: 'canary', siteId: 'S S' }, 'siteId'],
  [{ apiKey: 'canary', accountId: '' }, 'accountId'],
  [{ apiKey: 'canary' }, 'siteId'],
])('rejects %j without showing the key', (options, field) => {
  try {
    ApiKeyStrategy(options);
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({ code: 'invalid_argument' });
    expect(String(error)).toContain(`"${field}" must be`);
    expect(inspect(error)).not.toContain('canary\r');
  }
});

test('rejects browsers unless dangerouslyAllowBrowser is set', () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {});
  const options = { apiKey: 'canary', siteId: 'S' };
  expect(() => ApiKeyStrategy(options)).toThrow(
    expect.objectContaining({ code: 'secret_in_browser', message: expect.not.stringContaining('canary') as string }),
  );
  expect(() => ApiKeyStrategy({ ...options, dangerouslyAllowBrowser: true })).not.toThrow();
});

test('with the emulator: the key has merchant permissions, an invalid key has none', async () => {
  const emulator = createEmulator();
  const connect = (apiKey: string, siteId: string) =>
    createClient({
      auth: ApiKeyStrategy({ apiKey, siteId }),
      modules: { members },
      fetch: (input, init) => emulator.fetch(new Request(input, init)),
    });
  expect((await connect(DEMO_API_KEY, DEMO_SITE_ID).members.listMembers()).members?.length).toBeGreaterThan(0);
  const error: unknown = await connect('canary-key', DEMO_SITE_ID)
    .members.listMembers()
    .catch((e: unknown) => e);
  expect(error).toMatchObject({ status: 401 });
  expect(inspect(error, { depth: 9 })).not.toContain('canary');
});
