import { invalidArgument } from '../errors/invalid-argument.js';
import { isDevelopment } from '../errors/is-development.js';
import { isObject } from '../json/json.js';
import { bindTo } from './bind-to.js';
import type { Client } from './client.js';
import { mapValues } from './map-values.js';

/** Binds a module, a group of modules or one function to a client. `name` appears in error messages. */
type Bind = (module: object, name: string) => object;

/** Maximum nesting of groups of modules. */
const MAX_DEPTH = 8;

/** Whether a member is a function of the official packages: those come out of a factory, so they have no name. */
const isUnnamed = (member: unknown): boolean => typeof member === 'function' && !member.name;

const notBindable = (name: string) => invalidArgument(name, isDevelopment && 'a module of Cartwright operations');

/** Creates the function that binds modules to one client. Each object is bound once and held weakly. */
export function createBind(client: Client): Bind {
  const boundValues = new WeakMap<object, object>();

  /** Returns the bound value, or the value itself if it contains nothing to bind. */
  const bind = (value: unknown, name: string, depth: number): unknown => {
    if (typeof value !== 'function' && (!isObject(value) || Array.isArray(value) || depth > MAX_DEPTH)) return value;
    const existing = boundValues.get(value);
    if (existing) return existing;
    let bound = (value as { [bindTo]?: (client: Client) => object })[bindTo]?.(client);
    if (!bound && typeof value !== 'function') {
      const copy = mapValues(value, (member, key) => bind(member, `${name}.${key}`, depth + 1));
      if (Object.keys(value).some((key) => copy[key] !== value[key])) bound = copy;
      else if (Object.values(value).some(isUnnamed)) throw notBindable(name);
    }
    if (bound) boundValues.set(value, bound);
    return bound ?? value;
  };

  return (module, name) => {
    const bound = bind(module, name, 0);
    if (bound === module && (!isObject(module) || Object.keys(module).length)) throw notBindable(name);
    return bound as object;
  };
}
