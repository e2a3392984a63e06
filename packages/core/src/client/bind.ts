import { inFullBuild } from '../errors/full-build.js';
import { invalidArgument } from '../errors/invalid-argument.js';
import { isDevelopment } from '../errors/is-development.js';
import { isRecord, type Json } from '../json/json.js';
import { bindTo } from './bind-to.js';
import type { Client } from './client.js';

/** Binds a module, a group of modules or one function to a client. `name` appears in error messages. */
type Bind = (module: object, name?: string) => object;

/** A value that may contain something to bind. */
type Bindable = { [bindTo]?: (client: Client) => object };

/** Creates the function that binds modules to one client. Each object is bound once and held weakly. */
export function createBind(client: Client): Bind {
  const boundValues = new WeakMap<object, unknown>();

  /** Returns the bound value, or the value itself if it contains nothing to bind. */
  const bind = (value: unknown): unknown => {
    let bound = boundValues.get(value as object) ?? (value as Bindable | null | undefined)?.[bindTo]?.(client);
    if (!bound && isRecord(value)) {
      const copy: Json = {};
      // Before its members are bound, because a group may contain itself.
      boundValues.set(value, copy);
      bound = value;
      for (const key of Object.keys(value)) if ((copy[key] = bind(value[key])) !== value[key]) bound = copy;
    }
    if (bound) boundValues.set(value as object, bound);
    return bound ?? value;
  };

  return (module, name = 'module') => {
    // Within the function, because esbuild keeps functions that only omitted code uses.
    inFullBuild(() => {
      /** Maximum nesting of groups of modules that is checked. */
      const MAX_DEPTH = 8;
      /** Throws an error for a value that contains nothing to bind, and for modules of the official packages in it. */
      const check = (value: unknown, boundValue: unknown, path: string, depth = 0): void => {
        const members = isRecord(value) && depth <= MAX_DEPTH ? Object.entries(value) : [];
        // Functions of the official packages come out of a factory, so they have no name.
        const isOfficial = members.some(([, member]) => typeof member === 'function' && !member.name);
        const isBindable = depth > 0 ? !isOfficial : isRecord(value) && members.length === 0;
        if (value === boundValue && !isBindable)
          throw invalidArgument(path, isDevelopment && 'a module of Cartwright operations');
        for (const [key, member] of members)
          if (isRecord(member)) check(member, (boundValue as Json)[key], `${path}.${key}`, depth + 1);
      };
      check(module, bind(module), name);
    });
    return bind(module) as object;
  };
}
