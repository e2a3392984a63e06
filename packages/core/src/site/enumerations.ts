import { enumeration, type EnumerationValue } from '../codec/enumeration.js';

/** Progress of a site's deletion: moved to the trash, deleted, waiting to be purged, or purged. */
export const DeleteStatus = /* @__PURE__ */ enumeration(
  'UNKNOWN',
  'TRASH',
  'DELETED',
  'PENDING_PURGE',
  'PURGED_EXTERNALLY',
);
/** Progress of a site's deletion. */
export type DeleteStatus = EnumerationValue<typeof DeleteStatus>;

/** Product that a site was created with. Headless projects have `HEADLESS`. */
export const Namespace = /* @__PURE__ */ enumeration(
  'UNKNOWN_NAMESPACE',
  'WIX',
  'SHOUT_OUT',
  'ALBUMS',
  'WIX_STORES_TEST_DRIVE',
  'HOTELS',
  'CLUBS',
  'ONBOARDING_DRAFT',
  'DEV_SITE',
  'LOGOS',
  'VIDEO_MAKER',
  'PARTNER_DASHBOARD',
  'DEV_CENTER_COMPANY',
  'HTML_DRAFT',
  'SITELESS_BUSINESS',
  'CREATOR_ECONOMY',
  'DASHBOARD_FIRST',
  'ANYWHERE',
  'HEADLESS',
  'ACCOUNT_MASTER_CMS',
  'RISE',
  'BRANDED_FIRST',
  'NOWNIA',
  'UGC_TEMPLATE',
  'CODUX',
  'MEDIA_DESIGN_CREATOR',
  'SHARED_BLOG_ENTERPRISE',
  'STANDALONE_FORMS',
  'STANDALONE_EVENTS',
  'MIMIR',
  'TWINS',
  'NANO',
  'BASE44',
  'CHANNELS',
  'NAUTILUS',
  'SYMPHONY',
  'NAUTILUS_APPS',
  'VIBU',
  'ENTERPRISE_BRAND_KIT',
  'DEV_CENTER_DEV_SITE',
);
/** Product that a site was created with. */
export type Namespace = EnumerationValue<typeof Namespace>;

/** How a site was created, such as from a template or by duplication. */
export const SiteCreatedContext = /* @__PURE__ */ enumeration(
  'OTHER',
  'FROM_TEMPLATE',
  'DUPLICATE_BY_SITE_TRANSFER',
  'DUPLICATE',
  'OLD_SITE_TRANSFER',
  'FLASH',
);
/** How a site was created. */
export type SiteCreatedContext = EnumerationValue<typeof SiteCreatedContext>;

/** State of a site's business. */
export const State = /* @__PURE__ */ enumeration('UNKNOWN', 'ENABLED', 'DISABLED', 'PENDING', 'DEMO');
/** State of a site's business. */
export type State = EnumerationValue<typeof State>;

/** Kind of identity that caused an event: a visitor who is not signed in, a member, a Wix user or an app. */
export const WebhookIdentityType = /* @__PURE__ */ enumeration(
  'UNKNOWN',
  'ANONYMOUS_VISITOR',
  'MEMBER',
  'WIX_USER',
  'APP',
);
/** Kind of identity that caused an event. */
export type WebhookIdentityType = EnumerationValue<typeof WebhookIdentityType>;

/** How a site got a feature: by opting in or by migration. */
export const Origin = /* @__PURE__ */ enumeration('OPT_IN', 'MIGRATION');
/** How a site got a feature. */
export type Origin = EnumerationValue<typeof Origin>;
