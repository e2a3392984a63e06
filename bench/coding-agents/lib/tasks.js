import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = join(import.meta.dirname, '../tasks');

/**
 * A task for an agent.
 *
 * @typedef {object} Task
 * @property {string} name Name of its folder.
 * @property {string} folder Folder with `task.md`, `solution`, and `start` if the project lacks more than the task adds.
 * @property {string[]} removed Paths of the template that the project of the task does not have.
 * @property {Record<string, (shop: import('./check-project.js').Shop) => Promise<void>>} steps Steps of the check by what
 * they expect, in the order in which one visitor takes them.
 */

/** @returns {Promise<Task[]>} All tasks. */
export const readTasks = () =>
  Promise.all(
    readdirSync(folder).map(async (name) => {
      const { removed = [], steps } = await import(pathToFileURL(join(folder, name, 'check.js')).href);
      return { name, folder: join(folder, name), removed, steps };
    }),
  );
