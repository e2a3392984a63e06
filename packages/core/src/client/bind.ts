import { bindTo } from '../operation/callable.js';
import type { Client } from './client.js';

/** A module with its functions bound to a client; everything else in it stays. */
export function bind<Module extends object>(module: Module, client: Client): Module {
  const bound: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(module) as [string, { [bindTo]?: (client: Client) => unknown }][]) {
    bound[name] = member?.[bindTo]?.(client) ?? member;
  }
  return bound as Module;
}
