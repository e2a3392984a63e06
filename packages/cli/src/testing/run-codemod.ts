import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createProject } from './create-project.js';
import { run } from './run.js';

/** Files of a project after a codemod, and its findings as `file:line kind problem`. */
interface Migrated {
  readonly files: Readonly<Record<string, string>>;
  readonly findings: readonly string[];
}

/** Runs a codemod on a project with given files, and verifies that a second run changes nothing. */
export async function runCodemod(name: string, before: Readonly<Record<string, string>>): Promise<Migrated> {
  const cwd = createProject(before);
  const migrate = async () => {
    // With --force, which does not start git.
    const { out } = await run(['codemod', name, '--json', '--force'], { cwd });
    return JSON.parse(out) as { changes: object[]; findings: Record<'file' | 'line' | 'kind' | 'problem', string>[] };
  };
  const { findings } = await migrate();
  const files = Object.fromEntries(Object.keys(before).map((file) => [file, readFileSync(join(cwd, file), 'utf8')]));
  expect((await migrate()).changes).toEqual([]);
  return { files, findings: findings.map(({ file, line, kind, problem }) => `${file}:${line} ${kind} ${problem}`) };
}
