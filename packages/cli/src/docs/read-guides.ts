import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DOCS, type DocSection } from './doc-section.js';

/** Folder of the guides. The build writes it. */
const guidesFolder = fileURLToPath(new URL('../../docs/', import.meta.url));

/** Returns the anchor that sites derive from a heading. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replaceAll(' ', '-');

const withoutCode = (heading: string): string => heading.replaceAll('`', '');

/** Splits the Markdown of a guide at its headings. Those in code are none. */
export function splitGuide(page: string, markdown: string): DocSection[] {
  const text = markdown
    .replaceAll(/<!--[^]*?-->\n*/g, '')
    .replaceAll(/\]\((?!https?:)([\w-]+)\.md(#[^)]*)?\)/g, `](${DOCS}/$1$2)`);
  const url = `${DOCS}/${page}`;
  const sections: { title: string; url: string; lines: string[] }[] = [];
  const path: string[] = [];
  let isCode = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    const [, marks = '', heading = ''] = (!isCode && /^(#{1,4}) (.+)$/.exec(line)) || [];
    if (!marks) {
      sections.at(-1)?.lines.push(line);
      continue;
    }
    path.splice(marks.length - 1, path.length, withoutCode(heading));
    const anchor = marks.length === 1 ? '' : `#${toAnchor(heading)}`;
    sections.push({ title: path.filter(Boolean).join(' › '), url: url + anchor, lines: [] });
  }
  return sections.flatMap(({ lines, ...section }) => {
    const body = lines.join('\n').trim();
    return body ? [{ ...section, kind: 'guide' as const, text: body }] : [];
  });
}

/** Reads the sections of the packaged guides. */
export function readGuides(folder = guidesFolder): DocSection[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return files.flatMap((file) => splitGuide(file.slice(0, -3), readFileSync(join(folder, file), 'utf8')));
}
