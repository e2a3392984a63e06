import { createClient } from '@cartwright/core';
import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { expect, test } from 'vitest';
import { checkoutSettings } from '../index.js';

test('reads and updates the status of checkout settings', async () => {
  const emulator = createEmulator();
  const client = createClient({
    auth: ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }),
    fetch: (input, init) => emulator.fetch(new Request(input, init)),
    modules: { checkoutSettings },
  });
  expect((await client.checkoutSettings.getCheckoutSettings()).checkoutSettings?.status).toBe('ACTIVE');

  const { checkoutSettings: changed } = await client.checkoutSettings.updateCheckoutSettings({ status: 'INACTIVE' });
  expect(changed?.status).toBe('INACTIVE');
  await expect(client.checkoutSettings.updateCheckoutSettings({ status: 'PAUSED' })).rejects.toMatchObject({
    code: 'INVALID_ARGUMENT',
  });
  expect((await client.checkoutSettings.getCheckoutSettings()).checkoutSettings?.status).toBe('INACTIVE');
});
