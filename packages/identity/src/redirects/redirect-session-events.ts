import { event, type CreatedEnvelope } from '@cartwright/core';
import type { RedirectSession } from './redirect-session.js';

/** Event of a created redirect session. */
export type RedirectSessionCreatedEnvelope = CreatedEnvelope<RedirectSession>;

/**
 * Triggered when a redirect session is created. For `on` of `createWebhooks`. Requires the permission
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
