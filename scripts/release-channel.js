/**
 * Prints `channel=latest` or `channel=canary` for the release workflow: what it publishes from this commit.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { packages } from './lib/packages.js';
import { configuredRegistry } from './lib/registry.js';
import { releaseChannel } from './lib/release-channel.js';
import { main, root } from './lib/run.js';

main(async () => {
  const hasChangesets = readdirSync(join(root, '.changeset')).some((name) => name.endsWith('.md'));
  const manifests = packages.map(({ manifest }) => manifest);
  console.log(`channel=${await releaseChannel({ packages: manifests, hasChangesets }, await configuredRegistry())}`);
});
