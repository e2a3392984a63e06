import { checkUnit } from './check-file.js';
import { words } from './source-units.js';

/**
 * Checks the names of files and of the folders they are in, each name once.
 *
 * @param {readonly string[]} files Paths from the root of the repository.
 * @param {readonly import('./glossary.js').Term[]} terms
 * @returns {import('./check-file.js').Finding[]}
 */
export function checkPaths(files, terms) {
  const paths = new Map(
    files
      .filter((file) => !file.startsWith('.changeset/'))
      .flatMap((file) => {
        const parts = file.split('/');
        return parts.map((_, index) => [parts.slice(0, index + 1).join('/'), file]);
      }),
  );
  return [...paths].flatMap(([path, file]) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const found = checkUnit(file, { kind: 'file', text: words(name), offset: 0 }, terms);
    return found.map(({ problem, remedy }) => ({ file: path, line: 1, problem, remedy }));
  });
}
