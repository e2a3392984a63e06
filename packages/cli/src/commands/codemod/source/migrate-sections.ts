import type { FileResult, Finding } from '../finding.js';

/** Frontmatter of Astro: text before it, and its script. */
const frontmatter = /^(\s*---\r?\n)([\s\S]*?\n)---/g;

/** Script element: its tag, and its script. */
const element = /(<script\b(?:"[^"]*"|'[^']*'|[^>"'])*>)([\s\S]*?)<\/script>/g;

/**
 * Migrates the scripts of a component file: the frontmatter of Astro, and `<script>` elements. The rest stays.
 *
 * @param file - Path of the file.
 * @param text - Its content.
 * @param migrate - Migrates one script, as the content of a TypeScript file.
 */
export function migrateSections(
  file: string,
  text: string,
  migrate: (file: string, text: string) => FileResult,
): FileResult {
  const findings: Omit<Finding, 'file'>[] = [];
  const [own] = file.endsWith('.astro') ? text.matchAll(frontmatter) : [];
  const start = own ? own[0].length : 0;
  const scripts = file.endsWith('.mdx') ? [] : [...text.matchAll(element)];
  let migrated = text;
  // From the end, so that the positions before it stay.
  for (const { index, 1: tag = '', 2: script = '' } of [
    ...(own ? [own] : []),
    ...scripts.filter(({ index }) => index >= start),
  ].reverse()) {
    const from = index + tag.length;
    const result = migrate(`${file}.ts`, script);
    migrated = migrated.slice(0, from) + result.text + migrated.slice(from + script.length);
    const line = text.slice(0, from).split('\n').length - 1;
    findings.unshift(...result.findings.map((finding) => ({ ...finding, line: finding.line + line })));
  }
  return { text: migrated, findings };
}
