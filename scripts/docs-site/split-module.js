import { posix } from 'node:path';

/**
 * Page of the API reference, as TypeDoc wrote it or as a part of such a page.
 *
 * @typedef {object} Page
 * @property {string} path Path on the site, below the folder of the reference.
 * @property {string} title
 * @property {string} text Its content, without the title.
 * @property {string} [description] One line, for search engines and `llms.txt`.
 */

/**
 * Place of a name of a module on the site.
 *
 * @typedef {object} Place
 * @property {string} path Path of the page.
 * @property {string} anchor Anchor on the page, or an empty string.
 */

/** Groups whose entries have their own page. */
const groupsWithPages = new Set(['Operations', 'Functions']);

/** Groups that are on one page for all types of a module. */
const groupsOfTypes = new Set(['Variables', 'Classes', 'Interfaces', 'Type Aliases', 'Enumerations']);

/**
 * @param {string} text
 * @param {RegExp} heading Heading that starts a part. Its first group is the name.
 * @returns {{ before: string, parts: { name: string, text: string }[] }} Parts, each with its heading.
 */
function splitByHeading(text, heading) {
  const starts = [...text.matchAll(heading)];
  return {
    before: text.slice(0, starts[0]?.index ?? text.length),
    parts: starts.map((start, index) => ({
      name: start[1] ?? '',
      text: text.slice(start.index, starts[index + 1]?.index ?? text.length),
    })),
  };
}

/** @param {string} name Heading of an entry, such as `useProduct()`. */
const getName = (name) => name.replaceAll(/~~|\\/g, '').replace(/\(\)$/, '');

/** @param {string} text Entry without its heading. The first paragraph after the signature, without links. */
const getSummary = (text) =>
  (
    text
      .replaceAll(/^```[\s\S]*?^```$/gm, '')
      .split(/\n\n+/)
      .map((paragraph) => paragraph.trim())
      .find((paragraph) => /^[^#|>]/.test(paragraph)) ?? ''
  )
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ');

/** Headings of a part that can occur several times become one list. */
const withOneErrorList = (/** @type {string} */ text) => {
  const errors = [...text.matchAll(/^#+ Throws\n\n([\s\S]*?)(?=\n#|\n\*\*\*|$(?![\s\S]))/gm)].map(([, one = '']) =>
    one.trim().replaceAll(/\s*\n\s*/g, ' '),
  );
  if (errors.length === 0) return text;
  let isFirst = true;
  return text.replaceAll(
    /^(#+) Throws\n\n[\s\S]*?(?=\n#|\n\*\*\*|$(?![\s\S]))/gm,
    (_all, /** @type {string} */ level) => {
      if (!isFirst) return '';
      isFirst = false;
      return `${level} Errors\n\n${errors.map((error) => `- ${error}`).join('\n')}\n`;
    },
  );
};

/**
 * Groups of a module's page that are split, with their entries.
 *
 * @param {Page} page
 */
function readGroups({ path, text }) {
  const { before, parts } = splitByHeading(text, /^## (.+)$/gm);
  const folder = path.replace(/\.md$/, '');
  /** @type {Map<string, number>} */
  const counts = new Map();
  const isSplit = parts.some(({ name }) => groupsWithPages.has(name));
  const groups = parts.map((group) => {
    const hasPages = groupsWithPages.has(group.name);
    if (!isSplit || (!hasPages && !groupsOfTypes.has(group.name))) return { ...group, hasPages, entries: undefined };
    const entries = splitByHeading(group.text, /^### (.+)$/gm).parts.map(({ name: heading, text }) => {
      const name = getName(heading);
      const slug = name.toLowerCase();
      const count = counts.get(slug) ?? 0;
      counts.set(slug, count + 1);
      const anchor = count === 0 ? slug : `${slug}-${count}`;
      const content = text.replace(/^### .*\n+/, '').replace(/\n\*\*\*\n*$/, '\n');
      return { heading, name, anchor, content, path: hasPages ? `${folder}/${name}.md` : `${folder}/types.md` };
    });
    return { ...group, hasPages, entries };
  });
  return { before, folder, groups };
}

/**
 * Finds the places of a module's names when its page is split.
 *
 * @param {Page} page
 * @returns {Map<string, Place>} Places by anchor on the module's page. Empty if the page is not split.
 */
export function findPlaces(page) {
  /** @type {Map<string, Place>} */
  const places = new Map();
  for (const { entries = [], hasPages } of readGroups(page).groups) {
    for (const { anchor, content, path } of entries) {
      for (const [, id = ''] of content.matchAll(/<a id="([^"]+)"><\/a>/g)) places.set(id, { path, anchor: id });
      places.set(anchor, { path, anchor: hasPages ? '' : anchor });
    }
  }
  return places;
}

/**
 * Splits the page of a module: operations and functions have their own pages, and all types of the module share one. Modules
 * without operations and functions stay as they are.
 *
 * @param {Page} page
 * @param {string} entry Import path of the module, such as `@cartwright/ecom/orders`.
 * @param {(text: string, path: string) => string} relink Converts the links of a part for the page with this path.
 * @returns {Page[]}
 */
export function splitModule(page, entry, relink) {
  const { before, folder, groups } = readGroups(page);
  const name = posix.basename(folder);
  /** @type {Page[]} */
  const pages = [];
  const types = groups.flatMap(({ entries = [], hasPages, name: group }) => {
    if (hasPages || entries.length === 0) return [];
    const texts = entries.map(({ anchor, content, heading, path }) =>
      withOneErrorList(`<a id="${anchor}"></a>\n\n### ${heading}\n\n${relink(content, path)}`),
    );
    return [`## ${group}\n\n${texts.join('\n')}`];
  });
  const typesLink = types.length > 0 ? ', and [its types](types.md)' : '';
  const index = groups.map(({ entries, hasPages, name: group, text }) => {
    if (!entries) return relink(text, page.path);
    if (!hasPages) return '';
    const rows = entries.map((one) => {
      const description = getSummary(one.content);
      const body = withOneErrorList(relink(one.content, one.path)).replaceAll(/^##(#+) /gm, '$1 ');
      pages.push({
        path: one.path,
        title: one.name,
        description,
        text: `\`\`\`ts\nimport { ${one.name} } from '${entry}';\n\`\`\`\n\n${body}\n## Module\n\n[${entry}](../${name}.md)${typesLink}\n`,
      });
      return `| [${one.name}](${name}/${one.name}.md) | ${description.replaceAll('|', String.raw`\|`)} |\n`;
    });
    return `## ${group}\n\n| Name | Description |\n| --- | --- |\n${rows.join('')}\n`;
  });
  const link = types.length > 0 ? `## Types\n\n[Types, constants and events](${name}/types.md) of ${entry}.\n` : '';
  const own = { ...page, text: `${relink(before, page.path)}${index.join('')}${link}` };
  if (types.length === 0) return [own, ...pages];
  return [own, ...pages, { path: `${folder}/types.md`, title: `Types of ${entry}`, text: types.join('\n') }];
}
