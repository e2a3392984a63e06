import type { Registration } from '../client/registrations.js';
import { invalidArgument } from '../errors/invalid-argument.js';
import { PluginError } from './plugin-error.js';
import type { PluginMethod } from './plugin-method.js';

/** A plugin, without the types of its implementation. */
export interface AnyPlugin {
  /** Type of the app's component, such as `ECOM_SHIPPING_RATES`. */
  readonly componentType: string;
  /** Methods by name. */
  readonly methods: Readonly<Record<string, PluginMethod>>;
}

/** An implementation, without its types. */
export type AnyHandlers = Record<string, (call: unknown) => unknown>;

/** Whether two component types are equal, ignoring case. */
export const isSameType = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Validates an implementation: it has every method, and is the first of its type. */
export function checkedImplementation(
  { componentType, methods }: AnyPlugin,
  handlers: object,
  registered: readonly Registration<AnyPlugin>[],
): AnyHandlers {
  const implementation = handlers as AnyHandlers;
  for (const name of Object.keys(methods)) {
    if (typeof implementation[name] !== 'function') throw invalidArgument(`handlers.${name}`, 'a function');
  }
  if (registered.some(([other]) => isSameType(other.componentType, componentType))) {
    throw new PluginError('multiple_implementations', componentType);
  }
  return implementation;
}
