import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

import { apiPath, withApiPaths } from './api-paths.js';
import { guideUrl } from './site-link.js';
import { findPlaces, splitModule } from './split-module.js';

/** Packages, in the order of the navigation. */
const packages = [
  'core',
  'identity',
  'ecom',
  'stores',
  'data',
  'members',
  'reviews',
  'agents',
  'react',
  'emulator',
  'cli',
  'create-cartwright',
];

/**
 * @param {string} folder Folder of a package, such as `ecom`.
 * @returns {string} Name of the package, such as `@cartwright/ecom`.
 */
const packageName = (folder) => (folder === 'create-cartwright' ? folder : `@cartwright/${folder}`);

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
    .replaceAll(
      /^(#+) (Param|Rest|See)$/gm,
      (_line, level, /** @type {keyof typeof headings} */ name) => `${level} ${headings[name]}`,
    )
    .replaceAll(/\]\((https:[^)\s]+)\)/g, (_link, /** @type {string} */ url) => `](${guideUrl(url)})`)
    .replaceAll(/<a id="([^"]+)"><\/a>/g, '<span id="$1"></span>')
    .replaceAll(/^\*\*\*\n+/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n');
  return `# ${title}\n\n${body}`;
}

/**
 * Modules of a package in the reference.
 *
 * @param {string} folder Folder of the reference.
 * @param {string} name Folder of the package, such as `ecom`.
 * @returns {{ title: string, path: string }[]} Import paths, and paths of their pages on the site. None for a package with
 * one module, which has one page.
 */
function listModules(folder, name) {
  const file = join(folder, name, 'index.md');
  if (!existsSync(file)) return [];
  const index = readFileSync(file, 'utf8');
  const [, modules = ''] = index.split('\n## Modules\n');
  return [...modules.matchAll(/\[([\w\\/-]+)\]\(([^)\s]+\.md)\)/g)].map(([, module = '', path = '']) => ({
    title: `${packageName(name)}${module === 'main' ? '' : `/${module}`}`,
    path: apiPath(posix.join(name, path)),
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
  const titles = new Map([
    ['index.md', 'API reference'],
    ...packages.map((name) => /** @type {[string, string]} */ ([`${name}/index.md`, packageName(name)])),
    ...packages.flatMap((name) =>
      listModules(from, name).map(({ title, path }) => /** @type {[string, string]} */ ([path, title])),
    ),
  ]);
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  const modules = files.map((file) => {
    const typedocPath = file.replaceAll('\\', '/');
    const path = apiPath(typedocPath);
    const text = readFileSync(join(from, file), 'utf8');
    const [, heading = ''] = /^# (.+)$/m.exec(text) ?? [];
    const module = titles.get(`${dirname(path)}.md`) ?? titles.get(`${dirname(path)}/main.md`);
    const title = titles.get(path) ?? (module ? `${heading} in ${module}` : heading);
    // Namespaces are members of the module that exports them.
    const entry = titles.get(path) ?? module ?? heading;
    return { typedocPath, entry, page: { path, title, text: text.replace(/^# .*\n+/, '') } };
  });
  const places = new Map(modules.map(({ page }) => [page.path, findPlaces(page)]));
  for (const { entry, page, typedocPath } of modules) {
    const relink = (/** @type {string} */ text, /** @type {string} */ path) =>
      withApiPaths(text, typedocPath, path, places);
    for (const { description, path, text, title } of splitModule(page, entry, relink)) {
      const head = description ? `---\ndescription: ${JSON.stringify(description)}\n---\n\n` : '';
      mkdirSync(dirname(join(to, path)), { recursive: true });
      writeFileSync(join(to, path), head + apiPage(text, title));
    }
  }
}

/**
 * Navigation of the API reference: a group per package with an entry per module, or an entry for a package with one module.
 *
 * @param {string} folder Folder of the reference.
 */
export function apiSidebar(folder) {
  if (!existsSync(folder)) return [];
  return packages.map((name) => {
    const text = packageName(name);
    const modules = listModules(folder, name);
    if (modules.length === 0) return { text, link: `/api/${name}` };
    return {
      text,
      link: `/api/${name}/`,
      collapsible: true,
      collapsed: true,
      items: modules.map(({ title, path }) => ({
        text: title.replace(`${text}/`, ''),
        link: `/api/${path.replace(/\.md$/, '')}`,
      })),
    };
  });
}
