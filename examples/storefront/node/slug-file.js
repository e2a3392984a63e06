import { existsSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';

/**
 * Keeps former slugs in a JSON file. It is replaced as a whole, so a process that ends while it writes leaves the previous
 * one. One process writes it.
 *
 * @param {string} path
 * @returns {Required<Pick<import('../server/former-slugs.js').FormerSlugsOptions, 'saved' | 'save'>>}
 */
export const openSlugFile = (path) => ({
  saved: existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [],
  async save(slugs) {
    await writeFile(`${path}.new`, JSON.stringify(slugs));
    await rename(`${path}.new`, path);
  },
});
