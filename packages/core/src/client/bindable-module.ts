type AnyFunction = (...args: never) => unknown;

/**
 * Kind of members of a type: functions of this SDK, functions of the official packages (they take that SDK's HTTP client),
 * or neither. A plain `object` counts as functions, because its members are unknown. Functions named `get…` stand for all
 * of their module, because the compiler resolves the types of every member that is checked.
 */
type MemberKind<Value, Depth extends unknown[] = []> = object extends Value
  ? 'function'
  : Value extends AnyFunction
    ? Value extends { readonly spec: unknown }
      ? 'function'
      : Value extends (client: infer HttpClient) => AnyFunction
        ? HttpClient extends { request: unknown; fetchWithAuth: unknown }
          ? 'official'
          : 'function'
        : 'function'
    : Value extends object
      ? Depth['length'] extends 4
        ? never
        : [MemberKind<Value[keyof Value & `get${string}`], [...Depth, 0]>] extends [never]
          ? MemberKind<Value[keyof Value], [...Depth, 0]>
          : MemberKind<Value[keyof Value & `get${string}`], [...Depth, 0]>
      : never;

/** `unknown` for a module, or a group of modules, that a client can be bound to; otherwise the reason. Visits the members. */
type Checked<Module> =
  'official' extends MemberKind<Module>
    ? 'A module of the official packages: import it from @cartwright/ecom, @cartwright/stores or @cartwright/identity'
    : [MemberKind<Module>] extends [never]
      ? 'There is no operation in this object'
      : unknown;

/**
 * Modules whose members named `get…` and `create…` are operations, as in this SDK. Checks these members only, which saves the
 * compiler from resolving the types of the others.
 */
interface OwnModules {
  [module: string]: {
    [name: `get${string}`]: { readonly spec: unknown };
    [name: `create${string}`]: { readonly spec: unknown };
  };
}

/** Object without members named `get…` or `create…`. All its members are checked, because `OwnModules` accepts any. */
interface WithoutCommonNames {
  [name: `get${string}`]: never;
  [name: `create${string}`]: never;
}

/**
 * `unknown` for a module, or a group of modules, that a client can be bound to; otherwise a string type that explains
 * why it cannot. The modules of this SDK in a group are recognized by few of their members, which takes the compiler
 * a tenth of the work.
 *
 * @template Module - Type of the argument of `client.use`, or of the `modules` option.
 * @example
 * ```ts
 * import type { BindableModule, Client } from '@cartwright/core';
 *
 * export const bindTo = <Module extends object>(client: Client, module: Module & BindableModule<Module>): Module =>
 *   client.use<Module>(module);
 * ```
 */
export type BindableModule<Module> = Module extends OwnModules
  ? { [Name in keyof Module]: Module[Name] extends WithoutCommonNames ? Checked<Module[Name]> : unknown }
  : Checked<Module>;
