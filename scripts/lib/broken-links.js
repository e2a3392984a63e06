import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from './run.js';

/**
 * @param {string} heading
 * @returns {string} The anchor that GitHub gives a heading.
 */
const toAnchor = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/**
 * @param {string} url Link to a guide on the documentation site.
 * @returns {string} The same guide in the repository. Other links stay as they are.
 */
const guideFile = (url) =>
  url.replace(
    /^https:\/\/cartwright-sdk\.github\.io\/cartwright\/([\w-]+)(?=#|$)/,
    (_url, /** @type {string} */ name) => `/docs/${name}.md`,
  );

/**
 * Finds the links of a Markdown file to other files, or to guides on the documentation site, whose target does not exist.
 *
 * @param {string} file Its absolute path.
 * @param {string} text
 * @param {(file: string) => string} readText
 * @returns {string[]} The links' targets.
 */
export function brokenLinks(file, text, readText) {
  const prose = text.replaceAll(/```[\s\S]*?```/g, '');
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
  return targets.filter((target) => {
    const [path = '', anchor] = guideFile(target).split('#');
    if (/^[a-z]+:/i.test(path)) return false;
    const folder = path.startsWith('/') ? root : dirname(file);
    const linked = path === '' ? file : join(folder, decodeURI(path));
    if (!existsSync(linked)) return true;
    if (anchor === undefined || !linked.endsWith('.md')) return false;
    const headings = [...readText(linked).matchAll(/^#+\s+(.*)$/gm)].map((match) => toAnchor(match[1] ?? ''));
    return !headings.includes(anchor);
  });
}

/** Paths that the repository ignores, because commands write them. */
const generated = readFileSync(join(root, '.gitignore'), 'utf8')
  .split('\n')
  .map((line) => line.replace(/^\/|\/$/g, ''))
  .filter((line) => line !== '' && !line.includes('*'));

/**
 * Lists the paths of a map: a fenced block of folders, each line with a name and a description. Names in a folder are
 * indented.
 *
 * @param {string} text
 */
function mapPaths(text) {
  const [, map = ''] = /^```text\n((?: *[\w.-]+\/ .*\n)+)```/m.exec(text) ?? [];
  let parent = '';
  return [...map.matchAll(/^( *)(\S+)/gm)].map(([, indent, name = '']) => {
    if (!indent) parent = name;
    return indent ? parent + name : name;
  });
}

/**
 * Finds the paths in code spans and in the map of a document for contributors that do not exist, neither in the document's
 * folder nor in the repository.
 *
 * @param {string} file Its absolute path.
 * @param {string} text
 * @returns {string[]}
 */
export function missingPaths(file, text) {
  const spans = [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return [...mapPaths(text), ...spans].filter((path) => {
    // A part with a placeholder stands for many names: only the folders before it are checked.
    const checked = path.replace(/[^/]*(?:[*{]|NAME|FILE).*/, '');
    const [first = ''] = checked.split('/');
    const isPath = /^\.?\w[\w.-]*(?:\/[\w.[\]-]+)*\/?$/.test(checked) && checked.includes('/');
    if (!isPath || !(/(?:\/|\.\w+)$/.test(checked) || existsSync(join(root, first)))) return false;
    if (generated.some((name) => checked.startsWith(name) || checked.split('/').includes(name))) return false;
    return ![dirname(file), root].some((folder) => existsSync(join(folder, checked)));
  });
}
