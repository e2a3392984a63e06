import { type Client, createClient } from '@cartwright/core';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import type { Platform } from '../src/lib/server/platform.js';

interface SiteClientOptions extends Platform {
  readonly apiKey: string;
  readonly siteId?: string | undefined;
}

/**
 * Returns a function that returns the client with the API key.
 *
 * @param findSite - Looks up the site ID on first use, if the options have none.
 */
export function createSiteClient(
  { apiKey, apiUrl, fetch, siteId }: SiteClientOptions,
  findSite: () => Promise<string>,
): () => Promise<Client> {
  let client: Promise<Client> | undefined;
  const create = async () => {
    const auth = ApiKeyStrategy({ apiKey, siteId: siteId ?? (await findSite()) });
    return createClient({ apiUrl, auth, ...(fetch && { fetch }) });
  };
  return () =>
    (client ??= create().catch((error: unknown) => {
      client = undefined;
      throw error;
    }));
}
