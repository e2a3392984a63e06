/**
 * Completes the built site for programs that read it: a sitemap, and each page as Markdown. `llms.txt` lists the guides and
 * the modules of the API reference. `llms-full.txt` has the text of the guides, because the whole reference exceeds what a
 * language model reads.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { apiSidebar } from '../../scripts/docs-site/api-pages.js';
import { guideGroups } from '../../scripts/docs-site/guide-groups.js';
import { sitePage } from '../../scripts/docs-site/site-page.js';
import { builtVersion } from '../../scripts/docs-site/site-versions.js';

const { base, version } = builtVersion();
const docs = join(import.meta.dirname, '..');
const folder = join(import.meta.dirname, 'dist', version.path);
const root = `https://cartwright-sdk.github.io${base}`;

const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html') && !/^(sandbox|404)/.test(file))
  .map((file) => file.replace(/\.html$/, ''));
const urls = pages.map((page) => root + page.replace(/(^|\/)index$/, '$1'));
writeFileSync(
  join(folder, 'sitemap.xml'),
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `<url><loc>${url}</loc></url>`).join('\n')}
</urlset>
`,
);

/** @param {string} page Path without extension. Its text, or none for the home page and pages of components. */
function readMarkdown(page) {
  const file = join(import.meta.dirname, 'content', `${page}.md`);
  if (page === 'playground') return sitePage(readFileSync(join(docs, 'playground.md'), 'utf8'), 'docs/playground.md');
  return existsSync(file) ? readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n+/, '') : '';
}

for (const page of pages) {
  const text = readMarkdown(page);
  if (text) writeFileSync(join(folder, `${page}.md`), text);
}

const groups = guideGroups(readFileSync(join(docs, 'README.md'), 'utf8'));
/** Modules of the reference: import path and link. */
const modules = apiSidebar(join(docs, 'api')).flatMap(
  ({ text, link, items }) =>
    items?.map((item) => ({ text: item.text === text ? text : `${text}/${item.text}`, link: item.link })) ?? [
      { text, link },
    ],
);
const sections = groups.map(({ title, guides }) => {
  const lines = guides.map((guide) => `- [${guide.title}](${root}${guide.file}): ${guide.description}`);
  return `## ${title}\n\n${lines.join('\n')}\n`;
});
writeFileSync(
  join(folder, 'llms.txt'),
  `# Cartwright

> TypeScript SDK for headless Wix stores, with React hooks and a local emulator of the platform.

${sections.join('\n')}
## API reference

${modules.map(({ text, link }) => `- [${text}](${root}${link.slice(1)}.md)`).join('\n')}
`,
);

const guides = groups.flatMap((group) => group.guides);
writeFileSync(
  join(folder, 'llms-full.txt'),
  guides
    .map(({ file }) => {
      const text = readMarkdown(file.replace(/\.md$/, ''));
      return `---\nurl: ${root}${file}\n---\n\n${text.replaceAll(/\]\(([\w-]+\.md)/g, `](${root}$1`)}`;
    })
    .join('\n'),
);
console.log(`${urls.length} pages are in the sitemap.`);
