import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from './run.js';

/**
 * @param {string} heading
 * @returns {string} The anchor that GitHub gives a heading.
 */
const anchorOf = (heading) =>
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
    const headings = [...readText(linked).matchAll(/^#+\s+(.*)$/gm)].map((match) => anchorOf(match[1] ?? ''));
    return !headings.includes(anchor);
  });
}
