import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const encodings = { br: promisify(brotliCompress), gz: promisify(gzip) };

/**
 * Compresses the text files of a folder. Each gets a `.br` and a `.gz` file next to it, which sirv serves instead.
 *
 * @param {string} folder
 * @returns {Promise<void>}
 */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|css|svg|html|json)$/.test(file),
  );
  await Promise.all(
    files.flatMap((file) =>
      Object.entries(encodings).map(async ([extension, compress]) =>
        writeFile(join(folder, `${file}.${extension}`), await compress(await readFile(join(folder, file)))),
      ),
    ),
  );
}
