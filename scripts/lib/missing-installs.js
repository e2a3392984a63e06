const install = /^npm install (?!--save-dev)(.+)$/gm;
const installMore = /^npm install --save-dev (.+)$/gm;
const imported = /from '((?:@[\w-]+\/)?[\w-]+)/g;

/**
 * Finds packages that the code of a page imports, but its `npm install` lines omit.
 *
 * @param {string} text The page.
 * @param {import('./page-examples.js').Example[]} examples Its code.
 * @returns {string[]} The packages' names; none where the page installs nothing but development tools.
 */
export function missingInstalls(text, examples) {
  if (text.search(install) < 0) return [];
  const lines = [install, installMore].flatMap((line) => [...text.matchAll(line)].join(' ').split(/[ ,]/));
  const used = new Set(examples.flatMap(({ code }) => [...code.matchAll(imported)].map(([, name = '']) => name)));
  return [...used].filter((name) => !lines.includes(name));
}
