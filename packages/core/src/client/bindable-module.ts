type AnyFunction = (...args: never) => unknown;

/**
 * What a value has in it: functions, functions of the official packages (they take its HTTP client), or neither. Of an
 * `object` without further type nothing is known: it may have functions.
 */
type Found<Value, Depth extends unknown[] = []> = object extends Value
  ? 'function'
  : Value extends AnyFunction
    ? Value extends (client: infer HttpClient) => AnyFunction
      ? HttpClient extends { request: unknown; fetchWithAuth: unknown }
        ? 'official'
        : 'function'
      : 'function'
    : Value extends object
      ? Depth['length'] extends 4
        ? never
        : Found<Value[keyof Value], [...Depth, 0]>
      : never;

/**
 * `unknown` for a module, or a group of modules, that a client can be bound to; otherwise a text that says why it cannot.
 *
 * @template Module - What is given to `client.use` or as `modules`.
 * @example
 * ```ts
 * import type { BindableModule, Client } from '@cartwright/core';
 *
 * export const bindTo = <Module extends object>(client: Client, module: Module & BindableModule<Module>): Module =>
 *   client.use<Module>(module);
 * ```
 */
export type BindableModule<Module> =
  'official' extends Found<Module>
    ? 'A module of the official packages: import it from @cartwright/ecom, @cartwright/stores or @cartwright/identity'
    : [Found<Module>] extends [never]
      ? 'There is no operation in this object'
      : unknown;
