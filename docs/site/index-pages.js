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
 * @typedef {Record<string, number>} Weights
 */
/** @type {Weights} */
const reference = { main: 0.1, h3: 0.4 };
/** @type {Weights} */
const guides = { main: 2, h1: 10, h2: 8, h3: 6 };
/** @type {Weights} Guides that repeat the terms of all others. */
const surveys = { main: 0.5, h1: 10, h2: 1, h3: 1 };
const surveyFiles = new Set(['agents.html', 'emulator.html', 'migration.html', 'moving-to-cart-v2.html']);

const { index } = await createIndex({ rootSelector: 'main', excludeSelectors: ['.rp-header-anchor'] });

/**
 * Adds a page. The title of a guide is also its field `guide`, which counts more than the title of other pages: see the
 * theme's search panel.
 *
 * @param {{ sourcePath?: string, url?: string }} address
 * @param {string} html
 * @param {Weights} weights
 */
async function addPage(address, html, weights) {
  const content = html.replaceAll(/<(main|h[1-6])(?=[\s>])/g, (tag, /** @type {string} */ name) => {
    const weight = weights[name] ?? weights['h3'];
    const fields = weights === reference ? 'title' : 'title, guide';
    return `${tag} data-pagefind-weight="${weight}"${name === 'h1' ? ` data-pagefind-meta="${fields}"` : ''}`;
  });
  const { errors } = await index.addHTMLFile({ ...address, content });
  if (errors.length > 0) throw new Error(`${address.url ?? address.sourcePath}: ${errors.join('\n')}`);
}

for (const sourcePath of files) {
  const html = readFileSync(join(folder, sourcePath), 'utf8');
  if (sourcePath === 'error-codes.html') {
    // Each code is found by itself.
    for (const section of html.split(/(?=<h3[\s>])/).slice(1)) {
      const text = section.split('<h2')[0]?.replaceAll('h3', 'h1');
      const id = /id="([^"]+)"/.exec(section)?.[1];
      await addPage({ url: `/${sourcePath}#${id}` }, `<html lang="en"><main>${text}</main></html>`, reference);
    }
  } else {
    const weights = sourcePath.startsWith('api') ? reference : surveyFiles.has(sourcePath) ? surveys : guides;
    await addPage({ sourcePath }, html, weights);
  }
}
await index.writeFiles({ outputPath: join(folder, 'pagefind') });
await close();
console.log(`${files.length} pages can be searched.`);
