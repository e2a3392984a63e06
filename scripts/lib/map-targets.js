import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Finds the source maps of a folder that point to a file which is not there.
 *
 * @param {string} folder
 * @returns {string[]} One sentence for each.
 */
export function brokenMaps(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const path = join(folder, file);
    if (file.endsWith('.map')) {
      const map = /** @type {{ sources: string[], sourceRoot?: string }} */ (JSON.parse(readFileSync(path, 'utf8')));
      return map.sources
        .filter((source) => !existsSync(join(dirname(path), map.sourceRoot ?? '', source)))
        .map((source) => `${file} names ${source}, which is not packed`);
    }
    if (!/\.(js|d\.ts)$/.test(file)) return [];
    const named = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(readFileSync(path, 'utf8'))?.[1];
    return named && !existsSync(join(dirname(path), named))
      ? [`${file} names its map ${named}, which is not packed`]
      : [];
  });
}
