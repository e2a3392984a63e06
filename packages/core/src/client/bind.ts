import { bindTo } from '../operation/callable.js';
import type { Client } from './client.js';

type Member = { readonly [bindTo]?: (client: Client) => unknown } | undefined;

/** One function or constant of a module: what can be bound is. */
const bindMember = (member: Member, client: Client): unknown => member?.[bindTo]?.(client) ?? member;

/** A module with its functions bound to a client, and everything else in it as it is; or one function, bound. */
export function bind<Module extends object>(module: Module, client: Client): Module {
  if (typeof module === 'function') return bindMember(module, client) as Module;
  const members = Object.entries(module) as [string, Member][];
  return Object.fromEntries(members.map(([name, member]) => [name, bindMember(member, client)])) as Module;
}
