import { entity, image, pageUrl } from '@cartwright/core';
import type { DescriptionLine } from '../../commerce/line-items/description-line.js';
import type { ItemType } from '../../commerce/line-items/item-type.js';
import { physicalPropertiesShape, type PhysicalProperties } from '../../commerce/line-items/physical-properties.js';
import type { Policy } from '../../commerce/line-items/policy.js';
import { servicePropertiesShape, type ServiceProperties } from '../../commerce/line-items/service-properties.js';
import { subscriptionShape, type SubscriptionOptionInfo } from '../../commerce/line-items/subscription.js';

/** Display details of a line item. */
export interface ItemAttributes {
  /** Description lines, such as `Size: M`. At most 100. */
  descriptionLines?: DescriptionLine[];
  /** Image reference, `wix:image://v1/…`. */
  image?: string;
  /** URL of the item's page. */
  url?: string;
  /** Merchant policies shown on the checkout page. At most 5. */
  policies?: Policy[];
  /** Item type. */
  itemType?: ItemType;
  /** Weight, SKU and shippability. */
  physicalProperties?: PhysicalProperties;
  /** Subscription option that the item is bought with. Absent for one-time purchases. */
  subscriptionInfo?: SubscriptionOptionInfo;
  /** Date and number of participants of a service. */
  serviceProperties?: ServiceProperties;
  /**
   * Whether only site members can buy the item.
   *
   * @default false
   */
  membersOnly?: boolean;
}

/** Shape of {@link ItemAttributes}: the image, the page URL, the weight and the dates. */
export const itemAttributesShape = /* @__PURE__ */ entity<ItemAttributes>({
  image,
  url: pageUrl,
  physicalProperties: physicalPropertiesShape,
  subscriptionInfo: subscriptionShape,
  serviceProperties: servicePropertiesShape,
});
