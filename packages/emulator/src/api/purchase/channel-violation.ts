import type { FieldViolation } from '../../kernel/errors/application-error.js';
import { violation } from '../../kernel/input/violation.js';

/** Sales channels of the platform: the values of its `ChannelType`. */
export const channelTypes: readonly string[] = [
  ...['UNSPECIFIED', 'WEB', 'POS', 'EBAY', 'AMAZON', 'OTHER_PLATFORM', 'WIX_APP_STORE', 'WIX_INVOICES'],
  ...['BACKOFFICE_MERCHANT', 'WISH', 'CLASS_PASS', 'GLOBAL_E', 'FACEBOOK', 'ETSY', 'TIKTOK', 'FAIRE_COM'],
  ...['PAYPAL_AGENTIC_CHECKOUT', 'STRIPE_AGENTIC_CHECKOUT', 'WIX_INVOICES_PLATFORM', 'UCP_AGENTIC_CHECKOUT'],
];

/** Returns the violation of an invalid sales channel. `undefined` if it is valid. */
export const channelViolation = (channelType: unknown): FieldViolation | undefined =>
  typeof channelType === 'string' && channelTypes.includes(channelType)
    ? undefined
    : violation('channelType', 'must be a sales channel of the platform', 'INVALID_ENUM_VALUE');
