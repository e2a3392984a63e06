import { choice } from './code-forms.js';

/** @typedef {import('./code-forms.js').Node} Node */

/**
 * Commands of the other package managers, by those of npm. `create` has no `--` before the options of the program.
 *
 * @type {readonly (readonly [npm: RegExp, pnpm: string, yarn: string, bun: string])[]}
 */
const commands = [
  [/^npm install --save-dev /, 'pnpm add -D ', 'yarn add -D ', 'bun add -d '],
  [/^npm install /, 'pnpm add ', 'yarn add ', 'bun add '],
  [/^npm create (\S+?)@latest(?= |$)/, 'pnpm create $1@latest', 'yarn create $1', 'bun create $1@latest'],
  [/^npm run /, 'pnpm run ', 'yarn run ', 'bun run '],
  [/^npx /, 'pnpm exec ', 'yarn exec ', 'bunx '],
];

/**
 * @param {string} line Line of a block of commands of npm.
 * @param {1 | 2 | 3} manager Column of the package manager in `commands`.
 */
function translate(line, manager) {
  const command = commands.find(([npm]) => npm.test(line));
  if (!command) return line;
  const text = line.replace(command[0], command[manager]);
  return line.startsWith('npm create ') ? text.replace(' -- ', ' ') : text;
}

/**
 * Remark plugin that shows commands that install packages or create a store for each package manager: npm, pnpm, Yarn, Bun.
 *
 * @returns {(tree: Node) => void} Changes the tree of a page.
 */
export const packageManagers = () => (tree) => {
  tree.children = (tree.children ?? []).map((node) => {
    const { lang, type, value = '' } = node;
    if (type !== 'code' || lang !== 'sh' || !/^npm (install|create) \S/m.test(value)) return node;
    const others = /** @type {const} */ ([1, 2, 3]).map((manager) => ({
      ...node,
      value: value
        .split('\n')
        .map((line) => translate(line, manager))
        .join('\n'),
    }));
    return choice('package-manager', [node, ...others]);
  });
};
