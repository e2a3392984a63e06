import { entityEvents } from '../../protocol/events/entity-events.js';
import type { EventDefinition } from '../../protocol/events/event-definition.js';
import { formatPolicy } from './sign-on-policy-routes.js';
import { initialSettings, type SiteSettings } from '../../shop/settings/site-settings.js';

const policy = entityEvents<SiteSettings>({
  collection: 'siteSettings',
  fqdn: 'wix.iam.signon.v1.sign_on_policy',
  format: formatPolicy,
});

/** Triggered when the sign-on policy changes. Every site has one from the start, so only `updated` events are sent. */
export const signOnPolicyEvents: EventDefinition<SiteSettings> = {
  ...policy,
  getEvents: ({ before = initialSettings, after = initialSettings }, context) =>
    policy.getEvents({ before, after }, context),
};
