/** Writes the search index of the built site. Guides come before pages of the API reference, which repeat each term. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { close, createIndex } from 'pagefind';

import { builtVersion } from '../../scripts/docs-site/site-versions.js';

const folder = join(import.meta.dirname, 'dist', builtVersion().version.path);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.html') && !/^(sandbox|404|api\/[a-z]+\/modules\/)/.test(file),
);
if (files.length < 2) throw new Error('The site was not built.');

/**
 * Weights of text and headings, from 0 to 10. Pages of the reference have few words, which makes each of them important.
 *
 * @type {Record<string, number>}
 */
const reference = { main: 0.1, h3: 0.4 };
/** @type {Record<string, number>} */
const guides = { main: 2, h1: 10, h2: 8, h3: 6 };
/** @type {Record<string, number>} The list of error codes has hundreds of headings, which repeat the terms of all guides. */
const errorCodes = { main: 0.5, h1: 10, h2: 1, h3: 1 };

const { index } = await createIndex({ rootSelector: 'main', excludeSelectors: ['.rp-header-anchor'] });
for (const sourcePath of files) {
  const html = readFileSync(join(folder, sourcePath), 'utf8');
  const weights = sourcePath.startsWith('api') ? reference : sourcePath === 'error-codes.html' ? errorCodes : guides;
  const content = html.replaceAll(/<(main|h[1-6])(?=[\s>])/g, (tag, /** @type {string} */ name) => {
    const weight = weights[name] ?? weights['h3'];
    return `${tag} data-pagefind-weight="${weight}"`;
  });
  const { errors } = await index.addHTMLFile({ sourcePath, content });
  if (errors.length > 0) throw new Error(`${sourcePath}: ${errors.join('\n')}`);
}
await index.writeFiles({ outputPath: join(folder, 'pagefind') });
await close();
console.log(`${files.length} pages can be searched.`);
