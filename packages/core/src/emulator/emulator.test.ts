import { createEmulator } from '@cartwright/emulator';
import { expect, test } from 'vitest';
import { createClient, fetchWithAuth, media } from '../index.js';
import { emulator } from './index.js';

test.each([
  [emulator(), 'http://127.0.0.1:4000'],
  [emulator('http://localhost:4100/'), 'http://localhost:4100'],
])('a client of the emulator gets data and images from it: %j', async (options, url) => {
  const platform = createEmulator();
  const requested: string[] = [];
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    requested.push(request.url);
    return platform.fetch(request);
  };
  const client = createClient({ ...options, fetch, modules: { fetchWithAuth, media } });
  await client.fetchWithAuth('/v1/more');
  expect(requested).toEqual([`${url}/v1/more`]);
  const src = client.media.getScaledToFillImageUrl('wix:image://v1/cw-first-light-mug-01/mug.jpg', 40, 30, {});
  expect(src.startsWith(`${url}/media/`)).toBe(true);
  expect((await fetch(src)).status).toBe(200);
});
