import type { Output } from './output.js';
import type { Terminal } from './terminal.js';

/** Positional argument of a command. */
interface Argument {
  /** Name in the help, such as `event`. */
  readonly name: string;
  /** Line of the help. */
  readonly summary: string;
  /** Whether the argument may be omitted. */
  readonly isOptional?: boolean;
  /** Whether the argument can be repeated. It is the last one. */
  readonly isRepeatable?: boolean;
}

/** Option of a command. `Value` is the type of its value. */
export interface Option<Value> {
  readonly kind: 'text' | 'flag' | 'list';
  /** Name of the value in the help, such as `URL`. Flags have none. */
  readonly placeholder?: string;
  /** Line of the help. */
  readonly summary: string;
  /** Permitted values. */
  readonly choices?: readonly string[];
  /** Carries the type of the value. Never present at run time. */
  readonly value?: Value;
}

/** Options of a command, by their name in camel case: `clientId` is `--client-id` on the command line. */
export type Options = Readonly<Record<string, Option<unknown>>>;

/** Values of options. */
export type OptionValues<Of extends Options> = {
  readonly [Name in keyof Of]: Of[Name] extends Option<infer Value> ? Value : never;
};

/** Call of a command. */
export interface Call<Of extends Options = Options> {
  /** Positional arguments. Those of a command that passes its arguments through are unparsed. */
  readonly args: readonly string[];
  /** Values of the options. */
  readonly options: OptionValues<Of>;
  readonly output: Output;
  readonly terminal: Terminal;
}

/** A command as data. `commands.ts` lists all of them. */
export interface Command<Of extends Options = Options> {
  /** First word on the command line. */
  readonly name: string;
  /** Line of the help of all commands. */
  readonly summary: string;
  /** Text below the options in the help of the command: examples. */
  readonly details?: string;
  readonly arguments?: readonly Argument[];
  readonly options?: Of;
  /** Whether `run` gets all arguments unparsed, `--help` and `--json` included. */
  readonly passesThrough?: boolean;
  /**
   * Runs the command.
   *
   * @returns Exit code. Without one, the command succeeded.
   * @throws {CliError} for all errors that the user can fix
   */
  run(call: Call<Of>): Promise<number | void>;
}

/** Declares a command, with the types of its options. */
export const command = <const Of extends Options = Record<never, never>>(declared: Command<Of>): Command<Of> =>
  declared;

/** An option with a value. `undefined` if it is not set. */
export const text = (placeholder: string, summary: string): Option<string | undefined> => ({
  kind: 'text',
  placeholder,
  summary,
});

/** An option with one of the given values. `undefined` if it is not set. */
export const choice = <const Choice extends string>(
  choices: readonly Choice[],
  summary: string,
): Option<Choice | undefined> => ({ kind: 'text', placeholder: choices.join('|'), choices, summary });

/** An option without a value. */
export const flag = (summary: string): Option<boolean> => ({ kind: 'flag', summary });

/** An option that can be repeated, or take several values. */
export const list = (placeholder: string, summary: string): Option<readonly string[]> => ({
  kind: 'list',
  placeholder,
  summary,
});
