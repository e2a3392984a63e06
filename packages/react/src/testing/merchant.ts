import { createClient, type Client } from '@cartwright/core';
import { DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import type { Platform } from './platform.js';

/** Creates a client with the merchant's API key. */
export const createMerchant = ({ emulator }: Pick<Platform, 'emulator'>): Client =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID, dangerouslyAllowBrowser: true }),
    apiUrl: 'http://localhost:4870',
    fetch: (input, init) => emulator.fetch(new Request(input, init)),
  });
