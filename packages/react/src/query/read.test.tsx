import { createClient } from '@cartwright/core';
import { expect, it } from 'vitest';
import { useCollections } from '../stores/index.js';
import { renderLoaded } from '../testing/render.js';

it('sends one request in StrictMode, also where no token has to be waited for', async () => {
  const sent: string[] = [];
  const fetch: typeof globalThis.fetch = (input) => {
    sent.push(new URL(input as string).pathname);
    return Promise.resolve(Response.json({ collections: [] }));
  };
  await renderLoaded(createClient({ apiUrl: 'http://localhost:4870', fetch }), () => useCollections());
  expect(sent).toEqual(['/stores/v3/provision/version']);
});
