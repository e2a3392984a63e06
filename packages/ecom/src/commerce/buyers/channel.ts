import { enumeration, type EnumerationValue } from '@cartwright/core';

/**
 * Sales channels: the site (`WEB`), a point of sale (`POS`), a marketplace or social network, Wix Invoices, the
 * dashboard (`BACKOFFICE_MERCHANT`) or an AI agent (`…_AGENTIC_CHECKOUT`).
 */
export const ChannelType = /* @__PURE__ */ enumeration(
  'UNSPECIFIED',
  'WEB',
  'POS',
  'EBAY',
  'AMAZON',
  'OTHER_PLATFORM',
  'WIX_APP_STORE',
  'WIX_INVOICES',
  'BACKOFFICE_MERCHANT',
  'WISH',
  'CLASS_PASS',
  'GLOBAL_E',
  'FACEBOOK',
  'ETSY',
  'TIKTOK',
  'FAIRE_COM',
  'PAYPAL_AGENTIC_CHECKOUT',
  'STRIPE_AGENTIC_CHECKOUT',
  'WIX_INVOICES_PLATFORM',
  'UCP_AGENTIC_CHECKOUT',
);
/** Sales channel. */
export type ChannelType = EnumerationValue<typeof ChannelType>;
