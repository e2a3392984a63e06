import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { CliError } from '../../command/cli-error.js';
import { type Call, choice, command, flag, text } from '../../command/command.js';
import { detectPackageManager } from '../../command/package-manager.js';
import { parseManifest } from '../../manifest/manifest.js';
import { listItems, readItems, type Style, styles } from './registry.js';

const options = {
  style: choice(styles, 'no styles, or Tailwind CSS (default: what package.json says)'),
  folder: text('FOLDER', 'folder of the components (default: components/shop in src, app or the project)'),
  force: flag('overwrite changed files of the named components'),
};

type AddCall = Call<typeof options>;

/** File to write. */
interface File {
  readonly path: string;
  readonly content: string;
  /** Whether the file belongs to a component that was named. Others are needed by one. */
  readonly isNamed: boolean;
}

const read = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** Packages of the project in a folder. */
function readPackages(cwd: string): readonly string[] {
  const { dependencies, devDependencies } = parseManifest(read(join(cwd, 'package.json')) ?? '') ?? {};
  return Object.keys({ ...dependencies, ...devDependencies });
}

/** Folder that has the components already; otherwise the one that the project's framework suggests. */
function findFolder(cwd: string): string {
  const roots = ['src', 'app', '.'];
  const existing = roots.find((root) => existsSync(join(cwd, root, 'components/shop')));
  const isRouter = ['ts', 'js'].some((extension) => existsSync(join(cwd, `react-router.config.${extension}`)));
  const suggested = existsSync(join(cwd, 'src')) ? 'src' : isRouter ? 'app' : '.';
  return join(existing ?? suggested, 'components/shop');
}

const detectStyle = (packages: readonly string[]): Style =>
  packages.some((name) => name === 'tailwindcss' || name.startsWith('@tailwindcss/')) ? 'tailwind' : 'plain';

/**
 * Writes files. Those that only other components need are kept as they are if they exist.
 *
 * @returns Paths of the written and of the kept files.
 * @throws {CliError} `file_exists` before anything is written
 */
function writeFiles(files: readonly File[], { options: { force }, terminal }: AddCall) {
  const changed = files.filter(({ path, content }) => ![undefined, content].includes(read(path)));
  const shown = (list: readonly File[]) => list.map(({ path }) => relative(terminal.cwd, path).replaceAll('\\', '/'));
  const taken = changed.filter(({ isNamed }) => isNamed);
  if (taken.length > 0 && !force) {
    throw new CliError(
      'file_exists',
      `These files exist, and differ from the components: ${shown(taken).join(', ')}. Nothing was written. Add --force to overwrite them.`,
    );
  }
  const kept = changed.filter(({ isNamed }) => !isNamed);
  const written = files.filter((file) => !kept.includes(file));
  for (const { path, content } of written) {
    mkdirSync(resolve(path, '..'), { recursive: true });
    writeFileSync(path, content);
  }
  return { written: shown(written), kept: shown(kept) };
}

function listComponents({ output }: AddCall): void {
  const items = listItems().map(({ name, description }) => ({ name, description }));
  const width = Math.max(...items.map(({ name }) => name.length));
  output.print(items.map(({ name, description }) => `${name.padEnd(width)}  ${description}`).join('\n'), items);
}

function addComponents(call: AddCall): void {
  const { args, options: given, output, terminal } = call;
  const packages = readPackages(terminal.cwd);
  const style = given.style ?? detectStyle(packages);
  const items = readItems(args, style);
  const folder = resolve(terminal.cwd, given.folder ?? findFolder(terminal.cwd));
  const { written, kept } = writeFiles(
    items.flatMap(({ name, files }) =>
      files.map(({ path, content }) => ({
        path: join(folder, basename(path)),
        content,
        isNamed: args.includes(name),
      })),
    ),
    call,
  );
  const missing = [...new Set(items.flatMap(({ dependencies }) => dependencies))].filter(
    (name) => !packages.includes(name),
  );
  const manager = detectPackageManager(terminal);
  const install = missing.length > 0 && `${manager} ${manager === 'npm' ? 'install' : 'add'} ${missing.join(' ')}`;
  const nextSteps = [
    ...(install ? [install] : []),
    `Check the paths and the link in ${relative(terminal.cwd, join(folder, 'settings.tsx')).replaceAll('\\', '/')}.`,
  ];
  output.print(
    [
      ...written.map((path) => `Written: ${path}`),
      ...kept.map((path) => `Kept:    ${path}`),
      `\nNext:\n${nextSteps.map((step) => `  ${step}`).join('\n')}`,
    ].join('\n'),
    { style, written, kept, nextSteps },
  );
}

/** `cartwright add`: copies components of a store into the project. */
export const add = command({
  name: 'add',
  summary: 'copy components of a store into the project',
  details: `Without COMPONENT, lists all components. Copies the files of the named components, and of those that they need.
Files that exist and differ are refused without --force, and kept if another component needs them.

Examples:
  cartwright add product-page cart-drawer
  cartwright add listing --style tailwind --folder src/shop`,
  arguments: [{ name: 'component', summary: 'name of a component', isOptional: true, isRepeatable: true }],
  options,
  run: (call) => Promise.resolve(call.args.length === 0 ? listComponents(call) : addComponents(call)),
});
