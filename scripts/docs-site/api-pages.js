import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { guideUrl } from './site-link.js';

/** Packages, in the order of the navigation. */
const packages = ['core', 'identity', 'ecom', 'stores', 'react', 'emulator'];

/** Headings that TypeDoc derives from the tags of comments, and those of the site. */
const headings = { Param: 'Parameters', Rest: 'REST API', See: 'See also' };

/**
 * Converts a page of the API reference to one of the site.
 *
 * @param {string} text
 * @param {string} title Title of the page.
 * @returns {string}
 */
export function apiPage(text, title) {
  const body = text
    .replace(/^# .*\n+/, '')
    .replaceAll(
      /^(#+) (Param|Rest|See)$/gm,
      (_line, level, /** @type {keyof typeof headings} */ name) => `${level} ${headings[name]}`,
    )
    .replaceAll(/\]\((https:[^)\s]+)\)/g, (_link, /** @type {string} */ url) => `](${guideUrl(url)})`)
    .replaceAll(/<a id="([^"]+)"><\/a>/g, '<span id="$1"></span>')
    .replaceAll(/^\*\*\*\n+/gm, '');
  return `# ${title}\n\n${body}`;
}

/**
 * Modules of a package in the reference.
 *
 * @param {string} folder Folder of the reference.
 * @param {string} name Folder of the package, such as `ecom`.
 * @returns {{ title: string, path: string }[]} Import paths, and files below the folder.
 */
function modulesOf(folder, name) {
  const index = readFileSync(join(folder, name, 'index.md'), 'utf8');
  const modules = index.slice(index.indexOf('## Modules'));
  return [...modules.matchAll(/\[([\w\\/-]+)\]\(([^)\s]+\.md)\)/g)].map(([, module = '', path = '']) => ({
    title: `@cartwright/${name}${module === 'main' ? '' : `/${module}`}`,
    path: join(name, path),
  }));
}

/**
 * Copies the API reference that TypeDoc wrote, with the titles and links of the site.
 *
 * @param {string} from Folder of the reference.
 * @param {string} to Folder of the site's pages.
 * @returns {void}
 */
export function writeApiPages(from, to) {
  if (!existsSync(from)) return;
  cpSync(from, to, { recursive: true });
  const titles = new Map(
    packages.flatMap((name) => [
      [join(name, 'index.md'), `@cartwright/${name}`],
      ...modulesOf(from, name).map(({ title, path }) => /** @type {[string, string]} */ ([path, title])),
    ]),
  );
  for (const path of readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))) {
    const text = readFileSync(join(from, path), 'utf8');
    const [, heading = 'API reference'] = /^# (.+)$/m.exec(text) ?? [];
    writeFileSync(join(to, path), apiPage(text, titles.get(path) ?? (path === 'index.md' ? 'API reference' : heading)));
  }
}

/**
 * Navigation of the API reference: a group per package, an entry per module.
 *
 * @param {string} folder Folder of the reference.
 * @returns {{ text: string, link: string, collapsible: true, collapsed: true, items: { text: string, link: string }[] }[]}
 */
export function apiSidebar(folder) {
  if (!existsSync(folder)) return [];
  return packages.map((name) => ({
    text: `@cartwright/${name}`,
    link: `/api/${name}/`,
    collapsible: true,
    collapsed: true,
    items: modulesOf(folder, name).map(({ title, path }) => ({
      text: title.replace(`@cartwright/${name}/`, ''),
      link: `/api/${path.replace(/\.md$/, '')}`,
    })),
  }));
}
