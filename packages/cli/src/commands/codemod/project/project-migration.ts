import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../finding.js';
import { isSourceFile } from '../source/parse-source.js';
import type { Change } from './change.js';
import { projectFiles } from './project-files.js';

/** Result of a codemod. Nothing has been written. */
export interface ProjectMigration {
  readonly changes: readonly Change[];
  readonly findings: readonly Finding[];
}

/** Whether a file has code that is not only JavaScript or TypeScript, by its extension. */
export const isOtherCode = (file: string): boolean => /\.(vue|svelte|astro|mdx)$/.test(file);

/** Reads the files of a project with code. Returns pairs of path and content, sorted by path. */
export const readSources = (root: string, files: readonly string[] = projectFiles(root)): [string, string][] =>
  files
    .filter((file) => isSourceFile(file) || isOtherCode(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]);
