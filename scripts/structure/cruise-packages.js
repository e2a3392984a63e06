import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

import { rules } from './rules.js';

/**
 * Reads the imports of all packages and examples and checks them against the rules.
 *
 * @param {string} root - The repository, or a folder that looks like it.
 * @returns {Promise<import('dependency-cruiser').ICruiseResult>}
 */
export async function cruisePackages(root) {
  const { options, forbidden } = rules;
  const { output } = await cruise(
    ['packages', 'examples'].filter((folder) => existsSync(join(root, folder))),
    { ...options, baseDir: root, validate: true, ruleSet: { forbidden } },
    undefined,
    { tsConfig: extractTSConfig(new URL('../../tsconfig.json', import.meta.url).pathname) },
  );
  return /** @type {import('dependency-cruiser').ICruiseResult} */ (output);
}
