import type { AnyClient } from './sides.js';

/** Calls a function of a module by name, such as `currentCart.getCurrentCart`. */
export const invoke = (client: AnyClient, name: string, ...args: readonly unknown[]): unknown => {
  const [module = '', method = ''] = name.split('.');
  const bound = client[module]?.[method];
  if (!bound) throw new Error(`no ${name}`);
  return bound(...args);
};
