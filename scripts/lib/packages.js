import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './run.js';

/**
 * @typedef {object} Package
 * @property {string} folder Path from the repository's folder.
 * @property {{ name: string, version: string, exports: Record<string, string | Record<string, string>> }} manifest
 */

/** The published packages, in the order they depend on each other. */
export const packages = ['core', 'identity', 'ecom', 'stores', 'react', 'emulator', 'cli', 'create-cartwright'].map(
  (name) => {
    const folder = `packages/${name}`;
    /** @type {Package} */
    const found = { folder, manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) };
    return found;
  },
);
