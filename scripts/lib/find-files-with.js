import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds the files of a folder that contain a text.
 *
 * @param {string} folder
 * @param {string} text
 * @returns {string[]} Paths from the folder, sorted.
 */
export const findFilesWith = (folder, text) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name))
    .filter((file) => readFileSync(file).includes(text))
    .map((file) => file.slice(folder.length + 1))
    .sort();
