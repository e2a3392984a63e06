import { createWebhooks } from '@cartwright/core/webhooks';
import {
  onShippingOptionCreated,
  onShippingOptionDeleted,
  onShippingOptionUpdated,
} from '@cartwright/ecom/shipping-options';
import { createFormerSlugs, type FormerSlugs, type FormerSlugsOptions } from '../src/lib/server/former-slugs.js';

/** Webhooks of the platform that the store's server receives. */
export interface StoreWebhooks {
  /** Former slugs of products and collections. */
  readonly formerSlugs: FormerSlugs;
  /** Calls a function whenever the merchant changes a shipping option. */
  onDeliveryChange(listener: () => void): void;
  /** Receives a webhook. */
  respond(request: Request): Promise<Response>;
}

/** Options of {@link createStoreWebhooks}. */
export interface StoreWebhooksOptions extends FormerSlugsOptions {
  /** Public key of the app that has the webhooks, as PEM or as base64 of the PEM. */
  readonly publicKey: string;
  /** Called with errors of webhooks, such as those that are forged. */
  readonly onError?: (error: unknown) => void;
}

/** Creates the handler of the platform's webhooks. */
export function createStoreWebhooks(options: StoreWebhooksOptions): StoreWebhooks {
  const { onError = console.error, publicKey } = options;
  const webhooks = createWebhooks({ publicKey });
  const listeners: (() => void)[] = [];
  const tell = () => {
    for (const listener of listeners) listener();
  };
  webhooks.on(onShippingOptionCreated, tell);
  webhooks.on(onShippingOptionUpdated, tell);
  webhooks.on(onShippingOptionDeleted, tell);
  return {
    formerSlugs: createFormerSlugs(webhooks, options),
    onDeliveryChange: (listener) => void listeners.push(listener),
    respond: (request) => webhooks.respond(request, onError),
  };
}
