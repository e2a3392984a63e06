import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { registryFolder } from '../lib/components.js';
import { root } from '../lib/run.js';
import { writeApiPages } from './api-pages.js';
import { guideGroups } from './guide-groups.js';
import { playgroundPage } from './playground-page.js';
import { sitePage } from './site-page.js';
import { builtVersion } from './site-versions.js';
import { versionsPage } from './versions-page.js';

const docs = join(root, 'docs');
const site = join(docs, 'site');

/** Folder of the site's pages, which Rspress reads. */
const content = join(site, 'content');

/**
 * Writes the pages of the site: the guides, the overview, the home page, the playground and the list of versions.
 *
 * @returns {void}
 */
export function writeGuides() {
  mkdirSync(content, { recursive: true });
  const overview = readFileSync(join(docs, 'README.md'), 'utf8');
  const guides = guideGroups(overview).flatMap((group) => group.guides);
  for (const file of readdirSync(docs).filter((name) => name.endsWith('.md') && name !== 'README.md')) {
    const { description } = guides.find((guide) => guide.file === file) ?? {};
    const text = readFileSync(join(docs, file), 'utf8');
    if (file === 'playground.md') writeFileSync(join(content, 'playground.mdx'), playgroundPage(text));
    else writeFileSync(join(content, file), sitePage(text, `docs/${file}`, description));
  }
  const guidesPage = overview.replace(/^# .*$/m, '# Guides');
  writeFileSync(join(content, 'guides.md'), sitePage(guidesPage, 'docs/README.md', 'All guides, by task.'));
  writeFileSync(join(content, 'versions.md'), versionsPage(builtVersion()));
  cpSync(join(site, 'pages'), content, { recursive: true });
  cpSync(join(docs, 'images'), join(content, 'public/images'), { recursive: true });
  cpSync(registryFolder, join(content, 'public/r'), { recursive: true });
}

/**
 * Writes all pages of the site, and removes earlier ones. The API reference is what `typedoc` wrote to `docs/api`.
 *
 * @returns {void}
 */
export function writeContent() {
  rmSync(content, { recursive: true, force: true });
  writeGuides();
  writeApiPages(join(docs, 'api'), join(content, 'api'));
}
