import { join } from 'node:path';

import { packages } from './packages.js';
import { capture, root } from './run.js';

/**
 * Packs every published package, as `pnpm publish` would.
 *
 * @param {string} destination The folder of the tarballs.
 * @returns {Promise<Map<string, string>>} The path of each tarball, by the package's name.
 */
export async function pack(destination) {
  const tarballs = await Promise.all(
    packages.map(async ({ folder, manifest: { name, version } }) => {
      const args = ['pack', '--pack-destination', destination];
      const { code, output } = await capture('pnpm', args, { cwd: join(root, folder) });
      if (code !== 0) throw new Error(`pnpm pack failed in ${folder}:\n${output}`);
      return /** @type {const} */ ([
        name,
        join(destination, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`),
      ]);
    }),
  );
  return new Map(tarballs);
}
