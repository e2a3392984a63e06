import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
 * Finds the relative links of a Markdown file whose target does not exist.
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
    if (/^[a-z]+:/i.test(target)) return false;
    const [path = '', anchor] = target.split('#');
    const linked = path === '' ? file : join(dirname(file), decodeURI(path));
    if (!existsSync(linked)) return true;
    if (anchor === undefined || !linked.endsWith('.md')) return false;
    const headings = [...readText(linked).matchAll(/^#+\s+(.*)$/gm)].map((match) => anchorOf(match[1] ?? ''));
    return !headings.includes(anchor);
  });
}
