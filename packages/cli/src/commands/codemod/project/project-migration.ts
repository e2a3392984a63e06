import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileResult, Finding } from '../finding.js';
import { migrateSections } from '../source/migrate-sections.js';
import { isSourceFile } from '../source/parse-source.js';
import type { Change } from './change.js';
import { listProjectFiles } from './list-project-files.js';

/** Result of a codemod. Nothing has been written. */
export interface ProjectMigration {
  readonly changes: readonly Change[];
  readonly findings: readonly Finding[];
}

/** Whether a file has code that is not only JavaScript or TypeScript, by its extension. */
export const isOtherCode = (file: string): boolean => /\.(vue|svelte|astro|mdx)$/.test(file);

/** Reads the files of a project with code. Returns pairs of path and content, sorted by path. */
export const readSources = (root: string, files: readonly string[] = listProjectFiles(root)): [string, string][] =>
  files
    .filter((file) => isSourceFile(file) || isOtherCode(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]);

/** Migrates each source file of a project by itself. Writes nothing. */
export function migrateSources(root: string, migrate: (file: string, text: string) => FileResult): ProjectMigration {
  const results = readSources(root).map(([file, before]) => {
    const result = isOtherCode(file) ? migrateSections(file, before, migrate) : migrate(file, before);
    return { file, before, ...result };
  });
  return {
    changes: results
      .filter(({ before, text }) => text !== before)
      .map(({ file, before, text }) => ({ file, before, after: text })),
    findings: results.flatMap(({ file, findings }) => findings.map((finding) => ({ ...finding, file }))),
  };
}
