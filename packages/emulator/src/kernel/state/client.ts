import { DEMO_CLIENT_ID, DEMO_SITE_ID } from './demo.js';

/** OAuth client of a headless site. Each client has its own tenant. */
export interface Client {
  /** Client ID: any non-empty string. A GUID on the platform. */
  readonly clientId: string;
  /**
   * Site ID, for the `wix-site-id` header of requests with an API key.
   *
   * @default the `clientId`
   */
  readonly siteId?: string;
  /**
   * Allowed redirect URIs of sign-ins, compared exactly; other redirects and mails may use any path on their origins.
   * Defaults to any loopback URL.
   */
  readonly redirectUris?: readonly string[];
  /** Allowed CORS origins. Defaults to all origins. */
  readonly origins?: readonly string[];
}

/**
 * Site ID of a client.
 *
 * @param client - OAuth client.
 * @returns The `siteId`. Defaults to the demo site for the demo client, otherwise to the `clientId`.
 */
export const getSiteId = (client: Client): string =>
  client.siteId ?? (client.clientId === DEMO_CLIENT_ID ? DEMO_SITE_ID : client.clientId);
