import { FieldReader } from '../../kernel/input/field-reader.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { changedEntity } from '../../shop/catalog-v3/entity.js';
import { putShippingOption, type ShippingOption, shippingSettings } from '../../shop/settings/shipping-settings.js';
import { requestProperty } from '../catalog-v3/cursor-query.js';
import { checkRevision } from '../catalog-v3/read-changes.js';

/** Checks that delivery regions exist. Reports others to `read`. */
export function checkRegions(read: FieldReader, tenant: Tenant, ids: readonly string[], field: string): void {
  const known = new Set(shippingSettings(tenant).regions.map(({ id }) => id));
  for (const id of ids) if (!known.has(id)) read.addViolation(field, 'must be the ID of a delivery region', 'OTHER');
}

/** Returns the delivery regions after a change of one of them. */
export type RegionsAfter = (regionIds: readonly string[], id: string) => readonly string[];

/** Adds a delivery region. */
export const addRegion: RegionsAfter = (ids, id) => [...new Set([...ids, id])];

/** Removes a delivery region. */
export const removeRegion: RegionsAfter = (ids, id) => ids.filter((one) => one !== id);

/**
 * Changes the delivery regions of a shipping option or pickup location. Requires the current revision.
 *
 * @throws {ApplicationError} 409 `INVALID_REVISION`
 */
export function changeRegions(
  { body, tenant }: RouteContext,
  option: ShippingOption,
  regionsAfter: RegionsAfter,
): ShippingOption {
  const read = new FieldReader();
  for (const name of ['deliveryRegionId', 'revision']) if (!requestProperty(body, name)) read.missing(name);
  const id = read.string(requestProperty(body, 'deliveryRegionId'), 'deliveryRegionId', { max: 36 }) ?? '';
  checkRegions(read, tenant, [id], 'deliveryRegionId');
  read.check();
  checkRevision(option, requestProperty(body, 'revision'));
  return putShippingOption(tenant, changedEntity(tenant, option, { regionIds: regionsAfter(option.regionIds, id) }));
}
