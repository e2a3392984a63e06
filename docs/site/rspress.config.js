import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { defineConfig } from '@rspress/core';

import { apiSidebar } from '../../scripts/docs-site/api-pages.js';
import { codeForms } from '../../scripts/docs-site/code-forms.js';
import { guideGroups } from '../../scripts/docs-site/guide-groups.js';
import { packageManagers } from '../../scripts/docs-site/package-managers.js';
import { builtVersion } from '../../scripts/docs-site/site-versions.js';

const { base, version } = builtVersion();
const groups = guideGroups(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8'));

/**
 * Takes the anchors of headings out of the tab order: they are hidden from screen readers.
 *
 * @returns {(tree: object) => void} Changes the tree of a page.
 */
function unfocusableAnchors() {
  const visit = (node) => {
    const names = node.properties?.className ?? node.properties?.class ?? '';
    if (node.tagName === 'a' && String(names).includes('header-anchor')) node.properties.tabIndex = -1;
    for (const child of node.children ?? []) visit(child);
  };
  return visit;
}

/**
 * Applies the choices of the reader (`theme/use-choice.ts`) before a page is displayed.
 */
const choiceScript = `for (const [name, ...options] of [['code-form', 'ts', 'react'], ['package-manager', 'npm', 'pnpm', 'yarn', 'bun']]) {
let option; try { option = localStorage.getItem(name) } catch {}
document.documentElement.setAttribute('data-' + name, options.includes(option) ? option : options[0]) }`;

const description = 'TypeScript SDK for headless Wix stores.';

/** @type {Map<string, string>} Descriptions of pages, by route. */
const descriptions = new Map();

/**
 * Removes the headings and descriptions of all pages from the script that every page loads. A page has its own headings, and
 * its description in the HTML.
 */
const withoutDetails = {
  name: 'without-details',
  modifySearchIndexData(pages) {
    for (const page of pages) {
      const text = page.frontmatter.description ?? page.description;
      if (text) descriptions.set(page.routePath, text);
      Object.assign(page, { toc: [], frontmatter: {}, description: '' });
    }
  },
};

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Address of the latest release. Search engines show it, and none of another version. */
const latest = 'https://cartwright-sdk.github.io/cartwright';

export default defineConfig({
  root: join(import.meta.dirname, 'content'),
  outDir: join(import.meta.dirname, 'dist', version.path),
  themeDir: join(import.meta.dirname, 'theme'),
  base,
  title: 'Cartwright',
  lang: 'en',
  icon: '/icon.svg',
  plugins: [withoutDetails],
  head: [
    `<script>${choiceScript}</script>`,
    // Search engines find the pages of the latest release only.
    ...(version.path === '' ? [] : ['<meta name="robots" content="noindex" />']),
    ({ routePath }) => `<link rel="canonical" href="${latest}${routePath}" />`,
    ({ routePath }) => `<meta name="description" content="${escape(descriptions.get(routePath) ?? description)}" />`,
    ['meta', { property: 'og:image', content: `${latest}/images/share.jpg` }],
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ],
  // `finish-site.js` writes the pages as Markdown: Rspress would render each of them once more.
  llms: false,
  // Pagefind searches the site: its index is loaded in parts.
  search: false,
  markdown: { remarkPlugins: [codeForms, packageManagers], rehypePlugins: [unfocusableAnchors] },
  themeConfig: {
    editLink: { docRepoBaseUrl: 'https://github.com/cartwright-sdk/cartwright/edit/main/docs' },
    llmsUI: { placement: 'outline', viewOptions: ['markdownLink'] },
    nav: [
      { text: 'Guides', link: '/getting-started', activeMatch: '^/(?!api|playground|versions|$)' },
      { text: 'API', link: '/api/', activeMatch: '^/api/' },
      { text: 'Playground', link: '/playground' },
      { text: version.name, link: '/versions' },
      { text: 'GitHub', link: 'https://github.com/cartwright-sdk/cartwright' },
    ],
    sidebar: {
      '/api/': apiSidebar(join(import.meta.dirname, '../api')),
      '/': groups.map(({ title, guides }) => ({
        text: title,
        items: guides.map(({ title: text, file }) => ({ text, link: `/${file.replace(/\.md$/, '')}` })),
      })),
    },
  },
});
