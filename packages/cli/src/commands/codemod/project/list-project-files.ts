import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';

/** Folders that are never read, besides those that `.gitignore` files name. */
const skipped = new Set(['node_modules', '.git', '.next', '.svelte-kit', '.astro', '.turbo', '.vercel', '.output']);

/** Rules of the `.gitignore` file of a folder. */
interface Rules {
  readonly folder: string;
  readonly rules: Ignore;
}

function readRules(folder: string): Rules[] {
  try {
    return [{ folder, rules: ignore().add(readFileSync(join(folder, '.gitignore'), 'utf8')) }];
  } catch {
    return [];
  }
}

const toProjectPath = (folder: string, path: string): string => relative(folder, path).split(sep).join('/');

/**
 * Lists the files of a project, sorted. Omits `node_modules`, folders of tools, everything that a `.gitignore` file names, and
 * links, which may lead out of the project.
 *
 * @param root - Folder of the project, as an absolute path.
 * @returns Paths from the folder, with slashes.
 */
export function listProjectFiles(root: string): string[] {
  const files: string[] = [];
  const visit = (folder: string, outer: readonly Rules[]) => {
    const all = [...outer, ...readRules(folder)];
    const isIgnored = (path: string, end: string) =>
      all.some(({ folder, rules }) => rules.ignores(`${toProjectPath(folder, path)}${end}`));
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !skipped.has(entry.name) && !isIgnored(path, '/')) visit(path, all);
      else if (entry.isFile() && !isIgnored(path, '')) files.push(toProjectPath(root, path));
    }
  };
  visit(root, []);
  return files.sort();
}
