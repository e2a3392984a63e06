import { derivedId } from '../../kernel/state/derived-id.js';
import { DEMO_APP_ID } from '../../kernel/state/demo.js';

/** Where events are delivered. */
export interface Webhook {
  /** The address of the application that takes them, `http` or `https`. */
  readonly url: string;
  /** The types of events that it takes, as `wix.ecom.v1.cart_created`; all of them unless given. */
  readonly events?: readonly string[];
  /** The client whose events it takes; every client's unless given. */
  readonly clientId?: string;
  /** The app that deliveries are meant for, their audience; `DEMO_APP_ID` unless given. */
  readonly appId?: string;
}

/** A webhook that is configured. */
export interface ConfiguredWebhook extends Webhook {
  readonly id: string;
  readonly appId: string;
}

/**
 * Checks a webhook and gives it its id, the same each time for the same address, client and app.
 *
 * @throws {TypeError} for an address that is none, has another scheme, or holds a name or a password
 */
export function configuredWebhook({ appId = DEMO_APP_ID, ...webhook }: Webhook): ConfiguredWebhook {
  const { clientId, url: address } = webhook;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new TypeError('The url of a webhook must be an http or https address without a name and a password.');
  }
  return { ...webhook, url: url.href, appId, id: derivedId('webhook', url.href, clientId ?? '', appId) };
}

/** An address as it may be shown: what comes after `?` may be a secret. */
export const shownUrl = (address: string): string => {
  const { origin, pathname, search } = new URL(address);
  return `${origin}${pathname}${search === '' ? '' : '?…'}`;
};
