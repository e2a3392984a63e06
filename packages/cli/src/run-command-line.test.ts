import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from './commands.js';
import { run } from './testing/run.js';

test('the help lists all commands', async () => {
  const { exitCode, out } = await run([]);
  expect(exitCode).toBe(0);
  const unwrapped = out.replaceAll(/\n {10,}/g, ' ');
  for (const { name, summary } of commands) expect(unwrapped).toMatch(new RegExp(`^ +${name}\\b.* ${summary}$`, 'm'));
});

test('the version is that of the package', async () => {
  const { exitCode, out } = await run(['--version']);
  expect(exitCode).toBe(0);
  expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test.each([
  [
    ['emulate'],
    'There is no command "emulate". Did you mean emulator? The commands are: create, add, dev, emulator, doctor, trigger, listen, codemod, pull, docs, mcp.\nSee cartwright --help.\n',
  ],
  [
    ['foo'],
    'There is no command "foo". The commands are: create, add, dev, emulator, doctor, trigger, listen, codemod, pull, docs, mcp.\nSee cartwright --help.\n',
  ],
  [['--verbose'], "unknown option '--verbose'\nSee cartwright --help.\n"],
])('%j fails with exit code 2', async (args, message) => {
  expect(await run(args)).toEqual({ exitCode: 2, out: '', error: message });
});

test('with --json, errors are JSON on standard error', async () => {
  const { exitCode, out, error } = await run(['emulate', '--json']);
  expect([exitCode, out]).toEqual([2, '']);
  expect(JSON.parse(error)).toEqual({
    error: { code: 'usage', message: expect.stringContaining('There is no command "emulate"') as string },
  });
});

test('an unexpected error is reported without its stack, with --json as JSON', async () => {
  const terminal = {
    cwd: tmpdir(),
    get env(): never {
      throw new RangeError('out of order');
    },
  };
  const report = 'Please report it: https://github.com/cartwright-sdk/cartwright/issues';
  const message = `Unexpected error: RangeError: out of order\n${report}`;
  expect(await run(['doctor'], terminal)).toEqual({ exitCode: 1, out: '', error: `${message}\n` });
  const { error, exitCode, out } = await run(['doctor', '--json'], terminal);
  expect([exitCode, out, JSON.parse(error)]).toEqual([1, '', { error: { code: 'unexpected', message } }]);
});

test('the guide lists all options of all commands', () => {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const rows = commands.flatMap(({ name: command, options = {} }) =>
    Object.entries(options).map(([name, { placeholder, summary }]) => {
      const value = placeholder === undefined ? '' : ` ${placeholder.replaceAll('|', '\\|')}`;
      return `| \`${command}\` | \`--${kebab(name)}${value}\` | ${summary} |`;
    }),
  );
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/cli.md'), 'utf8');
  const listed = guide.slice(guide.indexOf('## Options')).match(/^\| `.*$/gm) ?? [];
  expect(listed.map((row) => row.replaceAll(/ {2,}/g, ' '))).toEqual(rows);
});
