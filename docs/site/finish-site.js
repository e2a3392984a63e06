/**
 * Completes the built site: a sitemap, absolute links in `llms.txt`, and an `llms-full.txt` of the guides, because the whole
 * reference exceeds what a language model reads.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { builtVersion } from '../../scripts/docs-site/site-versions.js';

const { base, version } = builtVersion();
const folder = join(import.meta.dirname, 'dist', version.path);
const origin = 'https://cartwright-sdk.github.io';

const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html') && !/^(sandbox|404)/.test(file));
const urls = pages.map((file) => `${origin}${base}${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`);
writeFileSync(
  join(folder, 'sitemap.xml'),
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `<url><loc>${url}</loc></url>`).join('\n')}
</urlset>
`,
);

const overview = join(folder, 'llms.txt');
writeFileSync(overview, readFileSync(overview, 'utf8').replaceAll('](/', `](${origin}/`));

const full = join(folder, 'llms-full.txt');
/** Each page starts with its URL between dashes. */
const parts = readFileSync(full, 'utf8').split(/(?=^---\nurl: )/m);
writeFileSync(full, parts.filter((part) => !/^---\nurl: \S*\/api\//.test(part)).join(''));
console.log(`${urls.length} pages are in the sitemap.`);
