import { enumeration, type EnumerationValue } from '../codec/enumeration.js';

/** How far the deletion of a site has come. */
export const DeleteStatus = /* @__PURE__ */ enumeration(
  'UNKNOWN',
  'TRASH',
  'DELETED',
  'PENDING_PURGE',
  'PURGED_EXTERNALLY',
);
/** How far the deletion of a site has come. */
export type DeleteStatus = EnumerationValue<typeof DeleteStatus>;

/** What kind of site it is. */
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
/** What kind of site it is. */
export type Namespace = EnumerationValue<typeof Namespace>;

/** How a site came to be. */
export const SiteCreatedContext = /* @__PURE__ */ enumeration(
  'OTHER',
  'FROM_TEMPLATE',
  'DUPLICATE_BY_SITE_TRANSFER',
  'DUPLICATE',
  'OLD_SITE_TRANSFER',
  'FLASH',
);
/** How a site came to be. */
export type SiteCreatedContext = EnumerationValue<typeof SiteCreatedContext>;

/** The state of a site's business. */
export const State = /* @__PURE__ */ enumeration('UNKNOWN', 'ENABLED', 'DISABLED', 'PENDING', 'DEMO');
/** The state of a site's business. */
export type State = EnumerationValue<typeof State>;

/** Who caused an event. */
export const WebhookIdentityType = /* @__PURE__ */ enumeration(
  'UNKNOWN',
  'ANONYMOUS_VISITOR',
  'MEMBER',
  'WIX_USER',
  'APP',
);
/** Who caused an event. */
export type WebhookIdentityType = EnumerationValue<typeof WebhookIdentityType>;

/** Why a site has a feature. */
export const Origin = /* @__PURE__ */ enumeration('OPT_IN', 'MIGRATION');
/** Why a site has a feature. */
export type Origin = EnumerationValue<typeof Origin>;
