import type { FileResult, Finding } from '../finding.js';

/** Frontmatter of Astro: text before it, and its script. */
const frontmatter = /^(\s*---\r?\n)([\s\S]*?\n)---/g;

/** Script element: its tag, and its script. */
const element = /(<script\b(?:"[^"]*"|'[^']*'|[^>"'])*>)([\s\S]*?)<\/script>/g;

/** Script in a file of another kind. */
interface Section {
  /** Position of the script in the file. */
  readonly start: number;
  readonly script: string;
  /** Extension of its language. */
  readonly extension: string;
}

function findComponentScripts(file: string, text: string): Section[] {
  const [own] = file.endsWith('.astro') ? text.matchAll(frontmatter) : [];
  const end = own ? own[0].length : 0;
  const scripts = [...text.matchAll(element)].filter(({ index }) => index >= end);
  return [...(own ? [own] : []), ...scripts].map(({ index, 1: tag = '', 2: script = '' }) => ({
    start: index + tag.length,
    script,
    extension: 'ts',
  }));
}

/** Imports and exports of MDX, which start a block and end at an empty line, and code blocks. */
const mdxBlock =
  /^([ \t]*)(`{3,}|~{3,})(\w*)[^\n]*\n([\s\S]*?)^[ \t]*\2|(?<=^|\n\s*\n|^---\r?\n)^(?=(?:import|export)\b)(?:.*\S.*(?:\n|$))+/gm;

/** Extensions of the languages of code blocks. */
const fenced: Readonly<Record<string, string>> = {
  js: 'js',
  jsx: 'js',
  javascript: 'js',
  ts: 'ts',
  tsx: 'tsx',
  typescript: 'ts',
};

const findMdxScripts = (text: string): Section[] =>
  Array.from(text.matchAll(mdxBlock)).flatMap(({ index, 0: block, 2: fence, 3: language = '', 4: script = '' }) => {
    if (fence === undefined) return [{ start: index, script: block, extension: 'js' }];
    const extension = fenced[language];
    return extension ? [{ start: index + block.indexOf('\n') + 1, script, extension }] : [];
  });

/**
 * Migrates the scripts of a component file, and keeps the rest: the frontmatter of Astro, `<script>` elements, and in MDX imports,
 * exports and code blocks in JavaScript and TypeScript.
 *
 * @param file - Path of the file.
 * @param text - Its content.
 * @param migrate - Migrates one script, as the content of a TypeScript or JavaScript file.
 */
export function migrateSections(
  file: string,
  text: string,
  migrate: (file: string, text: string) => FileResult,
): FileResult {
  const findings: Omit<Finding, 'file'>[] = [];
  let migrated = text;
  const sections = file.endsWith('.mdx') ? findMdxScripts(text) : findComponentScripts(file, text);
  // From the end, so that the positions before it stay.
  for (const { start, script, extension } of sections.reverse()) {
    const result = migrate(`${file}.${extension}`, script);
    migrated = migrated.slice(0, start) + result.text + migrated.slice(start + script.length);
    const line = text.slice(0, start).split('\n').length - 1;
    findings.unshift(...result.findings.map((finding) => ({ ...finding, line: finding.line + line })));
  }
  return { text: migrated, findings };
}
