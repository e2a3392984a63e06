/**
 * Carries the built packages from the job that builds them to the job that publishes them. `pack FILE` writes an archive
 * of what the build and Changesets wrote. `unpack FILE` writes its contents into a clean checkout.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { builtFolders, packages } from './lib/packages.js';
import { main, root, run } from './lib/run.js';

const [command, file = ''] = process.argv.slice(2);

main(async () => {
  if (command === 'unpack') return run('tar', ['--extract', '--gzip', '--file', resolve(file)]);
  if (command !== 'pack') throw new Error('Usage: node scripts/release-files.js pack|unpack FILE');
  const versioned = packages.flatMap(({ folder }) =>
    ['package.json', 'CHANGELOG.md'].map((name) => `${folder}/${name}`).filter((path) => existsSync(join(root, path))),
  );
  await run('tar', ['--create', '--gzip', '--file', resolve(file), ...builtFolders, ...versioned]);
});
