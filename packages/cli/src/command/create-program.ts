import { Argument, Command as Program, Option as ProgramOption } from 'commander';
import type { Command, Option } from './command.js';
import { createOutput } from './output.js';
import type { Terminal } from './terminal.js';

const toKebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function programOption(name: string, { choices, kind, placeholder, summary }: Option<unknown>): ProgramOption {
  const long = `--${toKebabCase(name)}`;
  const flags = { flag: long, text: `${long} <${placeholder}>`, list: `${long} <${placeholder}...>` }[kind];
  const option = new ProgramOption(flags, summary);
  return choices ? option.choices(choices) : option;
}

/** Values of options that are not set. */
const unset = { text: undefined, flag: false, list: [] };

function addCommand(program: Program, command: Command, terminal: Terminal, finish: (exitCode: number) => void): void {
  const { details, name, passesThrough = false, summary } = command;
  const added = program.command(name).summary(summary).description(summary);
  if (passesThrough) {
    added.helpOption(false).allowUnknownOption().allowExcessArguments().argument('[options...]');
    added.action(async () => {
      const call = { args: added.args, options: {}, output: createOutput(terminal, false), terminal };
      finish((await command.run(call)) ?? 0);
    });
    return;
  }
  for (const argument of command.arguments ?? []) {
    const name = argument.isRepeatable ? `${argument.name}...` : argument.name;
    const shown = argument.isOptional ? `[${name}]` : `<${name}>`;
    added.addArgument(new Argument(shown, argument.summary));
  }
  for (const [option, declared] of Object.entries(command.options ?? {})) {
    added.addOption(programOption(option, declared));
  }
  added.option('--json', 'write the result as JSON');
  if (details !== undefined) added.addHelpText('after', `\n${details}`);
  added.action(async () => {
    const given = added.opts<Record<string, unknown>>();
    const declared = Object.entries(command.options ?? {});
    const options = Object.fromEntries(declared.map(([name, { kind }]) => [name, given[name] ?? unset[kind]]));
    const output = createOutput(terminal, given['json'] === true);
    finish((await command.run({ args: added.args, options, output, terminal })) ?? 0);
  });
}

/** Creates the parser of the command line. Its errors are `CommanderError`s, which it does not write. */
export function createProgram(
  commands: readonly Command[],
  version: string,
  terminal: Terminal,
  finish: (exitCode: number) => void,
): Program {
  const program = new Program('cartwright')
    .description('Command line of Cartwright, the unofficial SDK for headless Wix stores.')
    .version(version, '-v, --version', 'show the version')
    .helpOption('-h, --help', 'show the help, of all commands or of one')
    .helpCommand(false)
    .enablePositionalOptions()
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.error, outputError: () => undefined })
    .exitOverride();
  for (const command of commands) addCommand(program, command, terminal, finish);
  return program;
}
