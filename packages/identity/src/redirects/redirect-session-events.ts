import { event, type EventMetadata } from '@cartwright/core';
import type { RedirectSession } from './redirect-session.js';

/** A redirect session was made. */
export interface RedirectSessionCreatedEnvelope {
  /** The session. */
  entity: RedirectSession;
  /** Metadata of the event. */
  metadata: EventMetadata;
}

/**
 * A redirect session was made. For `on` of `createWebhooks`. The app needs the permission
 * `WIX_HEADLESS.WIX_URL_CREATE`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onRedirectSessionCreated } from '@cartwright/identity/redirects';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onRedirectSessionCreated, ({ entity }) => console.log(entity._id));
 * ```
 */
export const onRedirectSessionCreated = /* @__PURE__ */ event<RedirectSessionCreatedEnvelope>({
  type: 'wix.headless.v1.redirect_session_created',
  kind: 'created',
});
