import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { send, visitorToken } from '../../testing/visitor.js';

test('a site has no scripts, and its traces are accepted, with and without a session', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  for (const token of [undefined, await visitorToken(emulator)]) {
    const options = token === undefined ? {} : { token };
    const scripts = await send(emulator, 'GET', '/assets/scripts/v1/site-scripts', options);
    expect([scripts.status, scripts.body]).toEqual([200, { scripts: [], siteScripts: [] }]);
    const body = { resourceSpans: [] };
    const traces = await send(emulator, 'POST', '/otel-collector/v1/traces', { body, ...options });
    expect([traces.status, traces.body]).toEqual([200, {}]);
  }
});
