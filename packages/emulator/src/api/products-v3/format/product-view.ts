import type { Origins } from '../../../kernel/origins.js';
import type { Tenant } from '../../../kernel/state/tenant.js';

/** Fields of products that are returned only on request. */
export const productFields = [
  ...['URL', 'CURRENCY', 'INFO_SECTION', 'MERCHANT_DATA', 'PLAIN_DESCRIPTION', 'INFO_SECTION_PLAIN_DESCRIPTION'],
  ...['SUBSCRIPTION_PRICES_INFO', 'BREADCRUMBS_INFO', 'WEIGHT_MEASUREMENT_UNIT_INFO', 'VARIANT_OPTION_CHOICE_NAMES'],
  ...['MEDIA_ITEMS_INFO', 'DESCRIPTION', 'DIRECT_CATEGORIES_INFO', 'ALL_CATEGORIES_INFO', 'MIN_VARIANT_PRICE_INFO'],
  ...['INFO_SECTION_DESCRIPTION', 'THUMBNAIL', 'DIRECT_CATEGORY_IDS', 'PRODUCT_CHOICES_MEDIA_REFERENCES'],
  ...['PRODUCT_CHOICES_DISPLAY_IMAGE', 'MIN_PRICE_VARIANT', 'DISCOUNT_INFO'],
] as const;

/** Fields of products that a caller sees, and their format. */
export interface ProductView {
  readonly tenant: Tenant;
  /** Public origin of the emulator, for URLs. */
  readonly origin: Origins;
  /** Whether the caller is a merchant or an app, who see private tags. */
  readonly isMerchant: boolean;
  /** Currency of the store. */
  readonly currency: string;
  /** Currency of formatted amounts. Absent if the caller does not request them. */
  readonly formats: string | undefined;
  /** Requested fields. */
  readonly fields: ReadonlySet<string>;
}
