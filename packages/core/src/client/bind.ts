import { invalidArgument } from '../errors/invalid-argument.js';
import { isObject } from '../json/json.js';
import { bindTo } from './bind-to.js';
import type { Client } from './client.js';
import { mapped } from './mapped.js';

/** Binds a module, a group of modules or one function to a client. `name` appears in error messages. */
type Bind = (module: object, name: string) => object;

/** Maximum nesting of groups of modules. */
const DEEPEST = 8;

/** Whether a member is a function of the official packages: those come out of a factory, so they have no name. */
const isUnnamed = (member: unknown): boolean => typeof member === 'function' && !member.name;

const refusal = (name: string) =>
  invalidArgument(name, 'made of operations of Cartwright: a client cannot be bound to anything else');

/** Creates the function that binds modules to one client. Each object is bound once and held weakly. */
export function createBind(client: Client): Bind {
  const known = new WeakMap<object, object>();

  /** Returns the bound value, or the value itself if it contains nothing to bind. */
  const bind = (value: unknown, name: string, depth: number): unknown => {
    if (typeof value !== 'function' && (!isObject(value) || Array.isArray(value) || depth > DEEPEST)) return value;
    const earlier = known.get(value);
    if (earlier) return earlier;
    let bound = (value as { [bindTo]?: (client: Client) => object })[bindTo]?.(client);
    if (!bound && typeof value !== 'function') {
      const copy = mapped(value, (member, key) => bind(member, `${name}.${key}`, depth + 1));
      if (Object.keys(value).some((key) => copy[key] !== value[key])) bound = copy;
      else if (Object.values(value).some(isUnnamed)) throw refusal(name);
    }
    if (bound) known.set(value, bound);
    return bound ?? value;
  };

  return (module, name) => {
    const bound = bind(module, name, 0);
    if (bound === module && (!isObject(module) || Object.keys(module).length)) throw refusal(name);
    return bound as object;
  };
}
