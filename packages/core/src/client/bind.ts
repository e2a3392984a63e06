import { bindTo } from '../operation/callable.js';
import type { Client } from './client.js';
import { mapped } from './mapped.js';

type Bindable = { readonly [bindTo]?: (client: Client) => object } | undefined;

/** A function bound to a client; nothing for what is not to be bound. */
const bound = (member: Bindable, client: Client) => member?.[bindTo]?.(client);

/** A module with its functions bound to a client, and everything else in it as it is; or one function, bound. */
export const bind = (module: object, client: Client): object =>
  bound(module, client) ?? mapped(module, (member) => bound(member, client) ?? member);
