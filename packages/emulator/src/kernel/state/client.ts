import { DEMO_CLIENT_ID, DEMO_SITE_ID } from './demo.js';

/** A registered headless client: whoever calls with its `clientId` lives in its own tenant. */
export interface Client {
  /** The client's id, any non-empty string; GUIDs on the platform. */
  readonly clientId: string;
  /** What `wix-site-id` names in calls with an API key; the `clientId` when not given. */
  readonly siteId?: string;
  /**
   * The addresses that a login may lead back to, to the letter; other redirects and mails may lead anywhere on their origins.
   * Any address of this machine will do when not given.
   */
  readonly redirectUris?: readonly string[];
  /** The origins whose pages may call. All are allowed when not given. */
  readonly origins?: readonly string[];
}

/** The site id of a client. */
export const siteIdOf = (client: Client): string =>
  client.siteId ?? (client.clientId === DEMO_CLIENT_ID ? DEMO_SITE_ID : client.clientId);
