/**
 * Runs the unit tests that a change can break: tests of the changed packages that import a changed file, and all tests of
 * packages that depend on them. The change is what is not committed, or everything since a commit: `pnpm test:changed main`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { applications } from './lib/applications.js';
import { capture, exitCode, main, root } from './lib/run.js';

/**
 * A folder with tests, and the names of the packages that it depends on.
 *
 * @typedef {{ project: string, folder: string, name: string | undefined, dependencies: string[] }} Project
 */

/** @type {Project[]} */
const projects = [
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`),
  ...applications,
  'conformance',
  'scripts',
].map((folder) => {
  const project = basename(folder);
  const file = join(root, folder, 'package.json');
  /** @type {{ name?: string, dependencies?: Record<string, string> }} */
  const { name, dependencies = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return { project, folder, name, dependencies: Object.keys(dependencies) };
});

/**
 * Lists the changed files.
 *
 * @param {string} base
 * @returns {Promise<string[]>} Paths from the root.
 */
async function listChanges(base) {
  const commands = [
    ['diff', '--name-only', base],
    ['ls-files', '--others', '--exclude-standard'],
  ];
  const outputs = await Promise.all(commands.map((args) => capture('git', args)));
  const failed = outputs.find(({ code }) => code !== 0);
  if (failed) throw new Error(failed.output);
  return outputs.flatMap(({ output }) => output.split('\n').filter(Boolean));
}

main(async () => {
  const [base = 'HEAD'] = process.argv.slice(2);
  const changes = await listChanges(base);
  const changed = projects.filter(({ folder }) => changes.some((file) => file.startsWith(`${folder}/`)));
  const dependents = projects.filter(
    (project) => !changed.includes(project) && changed.some(({ name = '' }) => project.dependencies.includes(name)),
  );
  const list = (/** @type {Project[]} */ all) => all.map(({ project }) => project).join(', ') || 'none';
  console.log(`Changed: ${list(changed)}. All tests of dependents: ${list(dependents)}.`);

  const select = (/** @type {Project[]} */ all) => all.flatMap(({ project }) => ['--project', project]);
  const options = ['run', '--passWithNoTests', '--typecheck.enabled=false'];
  const runs = [
    ...(changed.length > 0 ? [[...options, '--changed', base, ...select(changed)]] : []),
    ...(dependents.length > 0 ? [[...options, ...select(dependents)]] : []),
  ];
  for (const args of runs) if ((await exitCode('vitest', args)) !== 0) process.exitCode = 1;
});
