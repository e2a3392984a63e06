/**
 * Measures agents, skills and guides: ten tasks as an agent gets them, each with a check that shops in a browser on the
 * emulator. Checks the reference solutions; with a folder, what an agent made of a task. `--start` writes a project with a
 * task for an agent, and `--catalog v1,v3` selects versions of the catalog. See `bench/README.md`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { build } from '../../scripts/lib/build.js';
import { isBuilt } from '../../scripts/lib/is-built.js';
import { main } from '../../scripts/lib/run.js';
import { checkProject } from './lib/check-project.js';
import { openBrowser } from './lib/open-browser.js';
import { createProject, writeSolution, writeStart } from './lib/projects.js';
import { readTasks } from './lib/tasks.js';

const { values, positionals } = parseArgs({
  options: {
    task: { type: 'string' },
    start: { type: 'string' },
    catalog: { type: 'string', default: 'v3' },
  },
  allowPositionals: true,
});
const [folder] = positionals.map((path) => resolve(path));

/** @returns {('v1' | 'v3')[]} Versions of the catalog to check with. */
const readVersions = () =>
  values.catalog.split(',').map((version) => {
    if (version !== 'v1' && version !== 'v3') throw new Error(`--catalog takes v1 or v3, not "${version}".`);
    return version;
  });

/** @param {string | undefined} name */
async function selectTasks(name) {
  const tasks = await readTasks();
  const selected = tasks.filter((task) => name === undefined || task.name === name);
  if (selected.length > 0) return selected;
  throw new Error(`There is no task "${name}". The tasks: ${tasks.map((task) => task.name).join(', ')}.`);
}

/** @param {string} path */
async function start(path) {
  const [task] = await selectTasks(values.start);
  if (!task) return;
  await createProject(path);
  writeStart(path, task);
  console.log(`Wrote the task ${task.name} to ${path}. The agent finds it in TASK.md.`);
}

/**
 * @param {import('./lib/tasks.js').Task[]} tasks
 * @param {string} project
 * @param {(task: import('./lib/tasks.js').Task) => void} prepare
 */
async function check(tasks, project, prepare) {
  const versions = readVersions();
  const browser = await openBrowser();
  try {
    for (const task of tasks) {
      prepare(task);
      const started = performance.now();
      for (const { version, steps, failure } of await checkProject(project, task, versions, browser)) {
        const time = `${((performance.now() - started) / 1000).toFixed(0)} s`;
        const done = `${steps.length} of ${Object.keys(task.steps).length} steps`;
        console.log(`${failure ? 'failed' : 'passed'}  ${task.name}, Catalog ${version}: ${done}, ${time}`);
        if (!failure) continue;
        console.log(`        ${failure.step}: ${failure.reason.replaceAll('\n', '\n        ')}`);
        process.exitCode = 1;
      }
    }
  } finally {
    await browser.close();
  }
}

main(async () => {
  if (!isBuilt({ declarations: true })) await build({ declarations: true });
  if (values.start !== undefined) {
    if (!folder) throw new Error('Name the folder for the project: --start wishlist FOLDER.');
    return start(folder);
  }
  const tasks = await selectTasks(values.task);
  if (folder) {
    if (values.task === undefined) throw new Error(`Name the task to check ${folder} for: --task wishlist FOLDER.`);
    return check(tasks, folder, () => undefined);
  }
  const parent = mkdtempSync(join(tmpdir(), 'cartwright-tasks-'));
  try {
    const project = join(parent, 'store');
    await createProject(project);
    await check(tasks, project, (task) => writeSolution(project, task));
  } finally {
    rmSync(parent, { recursive: true });
  }
});
