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

/** Groups that share pages: the types of a module. */
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

/** Characters of the types on a page. As HTML, they are eight times as many, and a page shall have less than 300 kB. */
const maxTypes = 20_000;

/**
 * Divides the types of a module among pages, if they are too many for one: each page has types of one group, in their order.
 *
 * @template {{ content: string }} Entry
 * @param {string} folder Folder of the module's pages.
 * @param {{ name: string, entries: Entry[] }[]} groups
 * @returns {(Entry & { path: string })[]}
 */
function placeTypes(folder, groups) {
  const size = groups.flatMap(({ entries }) => entries).reduce((sum, { content }) => sum + content.length, 0);
  return groups.flatMap(({ entries, name }) => {
    const file = `${folder}/types-${name.toLowerCase().replaceAll(' ', '-')}`;
    let [number, length] = [1, 0];
    return entries.map((entry) => {
      length += entry.content.length;
      if (length > maxTypes && length > entry.content.length) [number, length] = [number + 1, entry.content.length];
      const path = size <= maxTypes ? `${folder}/types.md` : `${file}${number === 1 ? '' : `-${number}`}.md`;
      return { ...entry, path };
    });
  });
}

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
  const isSplit = text.length > maxTypes || parts.some(({ name }) => groupsWithPages.has(name));
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
      return { heading, name, anchor, content, path: `${folder}/${name}.md` };
    });
    return { ...group, hasPages, entries };
  });
  const types = placeTypes(
    folder,
    groups.flatMap(({ entries, hasPages, name }) => (entries && !hasPages ? [{ entries, name }] : [])),
  );
  const placed = new Map(types.map((entry) => [entry.anchor, entry]));
  return {
    before,
    folder,
    groups: groups.map(({ entries, ...group }) => ({
      ...group,
      entries: group.hasPages ? entries : entries?.map((entry) => placed.get(entry.anchor) ?? entry),
    })),
  };
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

/** @param {string} text Text of a cell of a table. */
const formatCell = (text) => text.replaceAll('|', String.raw`\|`);

/**
 * Pages of a module's types: one, or an index and pages of a group's types.
 *
 * @param {ReturnType<typeof readGroups>} module
 * @param {string} entry Import path of the module.
 * @param {(text: string, path: string) => string} relink
 * @returns {Page[]}
 */
function writeTypes({ folder, groups }, entry, relink) {
  const types = groups.filter(({ entries = [], hasPages }) => !hasPages && entries.length > 0);
  if (types.length === 0) return [];
  /** @type {Map<string, { group: string, names: string[], text: string }>} */
  const pages = new Map();
  const index = types.map(({ entries = [], name: group }) => {
    const links = entries.map(({ anchor, content, heading, name, path }) => {
      const page = pages.get(path) ?? { group, names: [], text: '' };
      const title = page.group === group && page.text !== '' ? '' : `## ${group}\n\n`;
      const text = withOneErrorList(`<a id="${anchor}"></a>\n\n### ${heading}\n\n${relink(content, path)}`);
      pages.set(path, { group, names: [...page.names, name], text: `${page.text}${title}${text}\n` });
      return `- <a id="${anchor}"></a>[${name}](${posix.basename(path)}#${anchor})\n`;
    });
    return `## ${group}\n\n${links.join('')}\n`;
  });
  const path = `${folder}/types.md`;
  const own = pages.get(path);
  if (own) return [{ path, title: `Types of ${entry}`, text: own.text }];
  const parts = Array.from(pages, ([path, { group, names, text }]) => ({
    path,
    title: `${group} of ${entry}: ${names[0]} to ${names.at(-1)}`,
    text: `[All types](types.md) of ${entry}.\n\n${text}`,
  }));
  return [{ path, title: `Types of ${entry}`, text: index.join('') }, ...parts];
}

/**
 * Splits the page of a module: operations and functions have their own pages, and the types of the module share pages. Small
 * modules without operations and functions stay as they are.
 *
 * @param {Page} page
 * @param {string} entry Import path of the module, such as `@cartwright/ecom/orders`.
 * @param {(text: string, path: string) => string} relink Converts the links of a part for the page with this path.
 * @returns {Page[]}
 */
export function splitModule(page, entry, relink) {
  const module = readGroups(page);
  const { before, folder, groups } = module;
  const name = posix.basename(folder);
  /** @type {Page[]} */
  const pages = [];
  const types = writeTypes(module, entry, relink);
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
      return `| [${one.name}](${name}/${one.name}.md) | ${formatCell(description)} |\n`;
    });
    return `## ${group}\n\n| Name | Description |\n| --- | --- |\n${rows.join('')}\n`;
  });
  const link = types.length > 0 ? `## Types\n\n[Types, constants and events](${name}/types.md) of ${entry}.\n` : '';
  const own = { ...page, text: `${relink(before, page.path)}${index.join('')}${link}` };
  return [own, ...pages, ...types];
}
