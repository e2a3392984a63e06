import { entity, float } from '@cartwright/core';

/** Weight, SKU and shippability of an item. */
export interface PhysicalProperties {
  /** Weight, in the store's weight unit. */
  weight?: number | null;
  /** Stock keeping unit (SKU). At most 40 characters. */
  sku?: string | null;
  /** Whether the item can be shipped. */
  shippable?: boolean;
}

/** Shape of {@link PhysicalProperties}: which fields are floating-point numbers. */
export const physicalPropertiesShape = /* @__PURE__ */ entity<PhysicalProperties>({ weight: float });
