import { createServer } from 'node:http';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { host } from './ports.js';
import { releaseChannel } from './release-channel.js';

/** Paths of the versions that the registry has. */
const published = new Set(['/@cartwright/core/0.1.0', '/@cartwright/react/0.1.0', '/@cartwright/core/0.2.0']);
const registry = createServer(({ url = '' }, response) => {
  response.statusCode = url.includes('broken') ? 503 : published.has(decodeURIComponent(url)) ? 200 : 404;
  response.end();
});
let url = '';

beforeAll(async () => {
  await new Promise((resolve) => registry.listen(0, host, () => resolve(undefined)));
  url = `http://${host}:${/** @type {import('node:net').AddressInfo} */ (registry.address()).port}/`;
});
afterAll(() => registry.close());

/**
 * @param {string} version
 * @param {boolean} hasChangesets
 */
const getChannel = (version, hasChangesets) => {
  const packages = ['@cartwright/core', '@cartwright/react'].map((name) => ({ name, version }));
  return releaseChannel({ packages, hasChangesets }, url);
};

test.each([
  { version: '0.3.0', state: 'the registry lacks', changesets: false, channel: 'latest' },
  { version: '0.2.0', state: 'the registry has in part', changesets: false, channel: 'latest' },
  { version: '0.1.0', state: 'the registry has', changesets: true, channel: 'canary' },
  { version: '0.2.0', state: 'the registry has in part', changesets: true, channel: 'canary' },
  { version: '0.0.0', state: 'precedes the first release', changesets: true, channel: 'canary' },
])('a commit with $version, which $state, and changesets: $changesets, is $channel', async (one) => {
  expect(await getChannel(one.version, one.changesets)).toBe(one.channel);
});

test('a version that the registry lacks is published although the commit has changesets', async () => {
  expect(await getChannel('0.3.0', true)).toBe('latest');
});

test('a registry that does not respond is an error, and publishes nothing', async () => {
  const packages = [{ name: 'broken', version: '0.3.0' }];
  await expect(releaseChannel({ packages, hasChangesets: true }, url)).rejects.toThrow('status 503 for broken');
});
