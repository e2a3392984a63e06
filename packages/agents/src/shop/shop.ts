import type { KeyValueStore } from '@cartwright/identity';
import type { Catalog, CatalogCategory } from '@cartwright/stores/catalog';
import type { Capabilities } from '../security/capabilities.js';
import type { Sessions } from '../session/sessions.js';
import type { AgentHandlerOptions } from './agent-handler-options.js';

/** Dependencies of the operations of a handler. */
export interface Shop {
  /** Options of the handler. */
  readonly options: AgentHandlerOptions;
  /** Base URL of the REST binding, without a trailing slash. */
  readonly baseUrl: string;
  /** Catalog of the site. */
  readonly catalog: Catalog;
  /** Returns the categories of the site, not older than a minute. */
  listCategories(): Promise<readonly CatalogCategory[]>;
  /** Resolves an image to its URL. */
  getImageUrl(reference: string): { readonly url: string; readonly width: number; readonly height: number };
  /** IDs of carts. */
  readonly capabilities: Capabilities;
  /** Sessions of carts. */
  readonly sessions: Sessions;
  /** Totals that agents have seen, by cart. */
  readonly shown: KeyValueStore;
}
