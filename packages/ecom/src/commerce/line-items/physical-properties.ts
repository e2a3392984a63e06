import { entity, float } from '@cartwright/core';

/** What an item weighs, and whether it is shipped. */
export interface PhysicalProperties {
  /** In the store's unit of weight. */
  weight?: number | null;
  /** Stock keeping unit. */
  sku?: string | null;
  /** Whether it can be shipped. */
  shippable?: boolean;
}

/** The converted fields of {@link PhysicalProperties}. */
export const physicalPropertiesShape = /* @__PURE__ */ entity<PhysicalProperties>({ weight: float });
