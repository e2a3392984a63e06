/** Writes the search index of the built site. Guides come before pages of the API reference, which repeat each term. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { close, createIndex } from 'pagefind';

import { builtVersion } from '../../scripts/docs-site/site-versions.js';

const folder = join(import.meta.dirname, 'dist', builtVersion().version.path);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.html') && !/^(sandbox|404)/.test(file),
);
if (files.length < 2) throw new Error('The site was not built.');

const { index } = await createIndex({ rootSelector: 'main', excludeSelectors: ['.rp-header-anchor'] });
for (const sourcePath of files) {
  const html = readFileSync(join(folder, sourcePath), 'utf8');
  const content = sourcePath.startsWith('api') ? html.replace('<main', '<main data-pagefind-weight="0.5"') : html;
  const { errors } = await index.addHTMLFile({ sourcePath, content });
  if (errors.length > 0) throw new Error(`${sourcePath}: ${errors.join('\n')}`);
}
await index.writeFiles({ outputPath: join(folder, 'pagefind') });
await close();
console.log(`${files.length} pages can be searched.`);
