import { derivedId } from '../../kernel/state/derived-id.js';
import { DEMO_APP_ID } from '../../kernel/state/demo.js';

/** Webhook: an endpoint that receives events. */
export interface Webhook {
  /** URL of the endpoint, `http` or `https`, without a user name and password. */
  readonly url: string;
  /** Event types to deliver, such as `wix.ecom.v1.cart_created`. Defaults to all types. */
  readonly events?: readonly string[];
  /** Client whose events to deliver. Defaults to all clients. */
  readonly clientId?: string;
  /**
   * App ID of the webhook: the `aud` claim of its deliveries.
   *
   * @default DEMO_APP_ID
   */
  readonly appId?: string;
}

/** Webhook with its ID and defaults. */
export interface ConfiguredWebhook extends Webhook {
  /** Webhook ID. */
  readonly id: string;
  /** App ID of the webhook: the `aud` claim of its deliveries. */
  readonly appId: string;
}

/**
 * Validates a webhook and assigns its ID, which is the same for equal URL, client and app.
 *
 * @param webhook - Webhook to validate.
 * @returns The webhook with its ID and defaults.
 * @throws {TypeError} for an invalid URL, another scheme, or a URL with a user name or password
 */
export function configuredWebhook({ appId = DEMO_APP_ID, ...webhook }: Webhook): ConfiguredWebhook {
  const { clientId, url: address } = webhook;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new TypeError('The url must be an http or https URL without credentials.');
  }
  return { ...webhook, url: url.href, appId, id: derivedId('webhook', url.href, clientId ?? '', appId) };
}

/**
 * URL with its query redacted, which may contain a secret.
 *
 * @param address - URL of the webhook.
 * @returns The URL with a redacted query.
 */
export const shownUrl = (address: string): string => {
  const { origin, pathname, search } = new URL(address);
  return `${origin}${pathname}${search === '' ? '' : '?…'}`;
};
