import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { FieldReader } from '../../kernel/input/field-reader.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type ShippingOption, shippingSettings } from '../../shop/settings/shipping-settings.js';

/** Shipping options of a store. Pickup at the store is not one: the platform has another API for it. */
export const shippingOptions = (tenant: Tenant): readonly ShippingOption[] =>
  shippingSettings(tenant).options.filter(({ pickupIn = [] }) => pickupIn.length === 0);

/**
 * Returns the shipping option with this ID.
 *
 * @throws {ApplicationError} 404 `SHIPPING_OPTION_NOT_FOUND`
 */
export function requireShippingOption(tenant: Tenant, id = ''): ShippingOption {
  const option = shippingOptions(tenant).find((one) => one.id === id);
  if (option) return option;
  throw new ApplicationError('notFound', 'SHIPPING_OPTION_NOT_FOUND', 'No shipping option has this ID.', { id });
}

/** Checks that delivery regions exist. Reports others to `read`. */
export function checkRegions(read: FieldReader, tenant: Tenant, ids: readonly string[], field: string): void {
  const known = new Set(shippingSettings(tenant).regions.map(({ id }) => id));
  for (const id of ids) if (!known.has(id)) read.addViolation(field, 'must be the ID of a delivery region', 'OTHER');
}
