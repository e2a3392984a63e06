import type { Context } from 'hono';
import type { TenantState } from '../../../kernel/state/tenant-state.js';
import type { Tenants } from '../../../kernel/state/tenants.js';

/** Request for a page of the dashboard: the client that it shows, and its query. */
export interface View {
  readonly tenant: TenantState;
  readonly query: Readonly<Record<string, string>>;
  /** Origin of the emulator, such as `http://localhost:4000`. */
  readonly origin: string;
  /** Query that selects the client: empty for the default client. */
  readonly client: Readonly<Record<string, string>>;
}

/** Parameters of a link. Empty ones are omitted. */
export type LinkParameters = Readonly<Record<string, string | undefined>>;

/**
 * Reads the client and the query of a request.
 *
 * @param clientId - Client to show. Defaults to that of the query, or the default client.
 * @throws {ApplicationError} 404 for an unknown client
 */
export function createView(tenants: Tenants, c: Context, clientId = c.req.query('clientId')): View {
  const tenant = tenants.require(clientId || undefined);
  const client: Record<string, string> = tenant.id === tenants.defaultClientId ? {} : { clientId: tenant.id };
  return { tenant, query: c.req.query(), origin: new URL(c.req.url).origin, client };
}

const withQuery = (path: string, parameters: LinkParameters): string => {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
};

/** URL of a page of the dashboard, for the client of the view. */
export const pageUrl = ({ client }: View, path: string, parameters: LinkParameters = {}): string =>
  withQuery(`/_emulator/dashboard/${path}`, { ...client, ...parameters });

/** URL of the control API, for the client of the view. */
export const controlUrl = ({ client }: View, path: string): string => withQuery(`/_emulator/${path}`, client);
