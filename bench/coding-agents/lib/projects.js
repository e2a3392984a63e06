import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createStore, installApplication } from '../../../scripts/lib/consumer.js';
import { root } from '../../../scripts/lib/run.js';

const template = join(root, 'packages/cli/templates/vite');

/**
 * Creates and installs the project of all tasks: a store of the template for Vite, with its guide and skill for agents.
 *
 * @param {string} folder Path of the project, which must not exist yet, outside of the repository.
 */
export async function createProject(folder) {
  if (existsSync(folder)) throw new Error(`${folder} exists. Choose another folder.`);
  const parent = mkdtempSync(join(tmpdir(), 'cartwright-task-'));
  await createStore(parent, ['--template', 'vite']);
  cpSync(join(parent, 'store'), folder, { recursive: true });
  rmSync(parent, { recursive: true });
  await installApplication(folder);
}

/**
 * Writes what an agent starts from: the sources of the template without those that the task asks for, and `TASK.md`.
 *
 * @param {string} folder The project. Its sources are replaced.
 * @param {import('./tasks.js').Task} task
 */
export function writeStart(folder, task) {
  rmSync(join(folder, 'src'), { recursive: true });
  cpSync(join(template, 'src'), join(folder, 'src'), { recursive: true });
  for (const path of task.removed) rmSync(join(folder, path), { recursive: true });
  const start = join(task.folder, 'start');
  if (existsSync(start)) cpSync(start, folder, { recursive: true });
  cpSync(join(task.folder, 'task.md'), join(folder, 'TASK.md'));
  const guide = join(folder, 'AGENTS.md');
  const lines = readFileSync(guide, 'utf8').split('\n');
  const isListed = (/** @type {string} */ line) => {
    const [, path] = /^- `(src\/[^`]+)`/.exec(line) ?? [];
    return path === undefined || existsSync(join(folder, path));
  };
  writeFileSync(guide, lines.filter(isListed).join('\n'));
}

/**
 * Writes the reference solution of a task over its start.
 *
 * @param {string} folder The project. Its sources are replaced.
 * @param {import('./tasks.js').Task} task
 */
export function writeSolution(folder, task) {
  writeStart(folder, task);
  cpSync(join(task.folder, 'solution'), folder, { recursive: true });
}
