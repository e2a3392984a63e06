/** Checks the links of the built site: each page and each anchor that a page links to exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { builtVersion } from '../../scripts/docs-site/site-versions.js';

const { base, version } = builtVersion();
const folder = join(import.meta.dirname, 'dist', version.path);
const origin = 'https://site.invalid';

/** @param {string} text */
const decode = (text) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

const pages = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('sandbox'))
    .map((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      return [
        file,
        {
          links: [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => decode(href)),
          ids: new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => decode(id))),
        },
      ];
    }),
);

if (pages.size < 2) throw new Error('The site was not built.');

/** @param {string} path Path of a URL, below the base. */
const toFileName = (path) => (path === '' || path.endsWith('/') ? `${path}index.html` : path);

/** @type {Set<string>} */
const broken = new Set();
for (const [file, { links }] of pages) {
  for (const link of links) {
    const url = new URL(link, `${origin}${base}${file}`);
    if (url.origin !== origin) continue;
    const target = toFileName(decodeURIComponent(url.pathname.slice(base.length)));
    const page = pages.get(target) ?? pages.get(`${target}.html`);
    const anchor = decodeURIComponent(url.hash.slice(1));
    const isThere = page ? anchor === '' || page.ids.has(anchor) : existsSync(join(folder, target));
    if (!url.pathname.startsWith(base) || !isThere) broken.add(`${file}: ${link}`);
  }
}
if (broken.size > 0) throw new Error(`Links that lead nowhere:\n${[...broken].join('\n')}`);
console.log(`The links of ${pages.size} pages are valid.`);
