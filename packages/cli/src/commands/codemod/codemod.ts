import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { CliError } from '../../command/cli-error.js';
import { type Call, command, flag } from '../../command/command.js';
import { version } from '../../command/version.js';
import type { Finding } from './finding.js';
import { type Change, formatDiff, writeChanges } from './project/change.js';
import type { TypeCheck } from './project/check-types.js';
import { readWorkingTree } from './project/read-working-tree.js';

/** Codemods by name. Loaded when they run, with their parser. */
const codemods = {
  async official(root: string) {
    const { migrateProject } = await import('./official/migrate-project.js');
    return migrateProject(root, `^${version}`);
  },
  async 'cart-v2'(root: string) {
    const { migrateProject } = await import('./cart-v2/migrate-project.js');
    return migrateProject(root);
  },
  async 'official-types'(root: string) {
    const [{ migrateSources }, { migrateFile }] = await Promise.all([
      import('./project/project-migration.js'),
      import('./official-types/migrate-file.js'),
    ]);
    return migrateSources(root, migrateFile);
  },
};

const options = {
  dryRun: flag('print the changes as a diff, and write nothing'),
  force: flag('change files although git has uncommitted changes'),
  skipTypes: flag('do not run the TypeScript compiler of the application afterwards'),
};

async function checkProjectTypes(root: string, signal: AbortSignal): Promise<TypeCheck> {
  const { checkTypes } = await import('./project/check-types.js');
  try {
    return await checkTypes(root, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new CliError('interrupted', 'Interrupted while types were checked. The changes of the codemod stay.');
  }
}

const isCodemod = (name: string): name is keyof typeof codemods => Object.hasOwn(codemods, name);

const formatFinding = ({ file, line, column, problem, remedy }: Finding) =>
  `${file}:${line}:${column}\n  ${problem}\n  ${remedy}`;

function formatResult(
  changes: readonly Change[],
  findings: readonly Finding[],
  isDryRun: boolean,
  types: TypeCheck | undefined,
): string {
  const verb = isDryRun ? 'would change' : 'changed';
  const files = changes.map(({ file }) => (isDryRun ? '' : `  ${file}\n`)).join('');
  const count = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind).length;
  const errors =
    types?.state === 'checked' ? `, ${count('type')} type ${count('type') === 1 ? 'error' : 'errors'}` : '';
  const summary = `${changes.length} ${changes.length === 1 ? 'file' : 'files'} ${verb}. ${count('absent')} without a counterpart, ${count('check')} to check${errors}.`;
  return [...(isDryRun ? changes.map(formatDiff) : []), ...findings.map(formatFinding), files + summary].join('\n\n');
}

/** Refuses to change files that are not committed, so that the changes can be reviewed and reverted. */
async function checkWorkingTree(root: string, output: Call['output']): Promise<void> {
  const tree = await readWorkingTree(root);
  const remedy = 'Commit or stash them first, so that you can review and revert the codemod, or pass --force.';
  if (tree === 'changed') throw new CliError('uncommitted_changes', `${root} has uncommitted changes. ${remedy}`);
  if (tree === 'none')
    output.note('The folder is in no git repository: keep a copy of it, or look at --dry-run first.');
}

async function run({
  args,
  options: { dryRun, force, skipTypes },
  output,
  terminal,
}: Call<typeof options>): Promise<number> {
  const [name = '', folder = '.'] = args;
  if (!isCodemod(name)) {
    throw new CliError(
      'usage',
      `There is no codemod "${name}". The codemods are: ${Object.keys(codemods).join(', ')}.`,
    );
  }
  const root = resolve(terminal.cwd, folder);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    throw new CliError('usage', `${root} is not a folder. Name the folder of the application.`);
  }
  const { changes, findings: places } = await codemods[name](root);
  // The migration is synchronous, so that Ctrl-C is noticed only after it.
  await setImmediate();
  if (terminal.signal.aborted) throw new CliError('interrupted', 'Interrupted. Nothing was changed.');
  const isWritten = changes.length > 0 && !dryRun;
  if (isWritten && !force) await checkWorkingTree(root, output);
  if (isWritten) writeChanges(root, changes);
  const hasMigratedFiles = isWritten || changes.length === 0;
  const types = hasMigratedFiles && !skipTypes ? await checkProjectTypes(root, terminal.signal) : undefined;
  const findings = [...places, ...(types?.state === 'checked' ? types.findings : [])];
  const data = {
    changes: changes.map((change) => ({ file: change.file, ...(dryRun && { diff: formatDiff(change) }) })),
    findings,
  };
  output.print(formatResult(changes, findings, dryRun, types), data);
  if (types?.state === 'not installed') {
    output.note(
      'Install the dependencies with your package manager, and run the codemod again: it then lists what the TypeScript compiler reports.',
    );
  } else if (isWritten && changes.some(({ file }) => file.endsWith('package.json'))) {
    output.note('package.json changed: install the dependencies with your package manager.');
  }
  return 0;
}

/** `cartwright codemod`: changes the source of an application. */
export const codemod = command({
  name: 'codemod',
  summary: 'move an application to Cartwright, or to Cart V2',
  details: `Codemods:
  official         replaces the official SDK: imports, types, package.json. Reports what is left to do.
  official-types   replaces names of types of earlier official packages by the current ones.
  cart-v2          replaces Cart V1 by Cart V2 where calls do the same. Reports the other calls.

Afterwards, the TypeScript compiler of the application runs, if it is installed, and its errors are listed.

Examples:
  cartwright codemod official --dry-run
  cartwright codemod official apps/shop`,
  arguments: [
    { name: 'codemod', summary: 'name of the codemod' },
    { name: 'folder', summary: 'folder of the application (default: the current one)', isOptional: true },
  ],
  options,
  run,
});
