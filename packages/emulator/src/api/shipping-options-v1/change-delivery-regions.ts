import { FieldReader } from '../../kernel/input/field-reader.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { changedEntity } from '../../shop/catalog-v3/entity.js';
import { putShippingOption } from '../../shop/settings/shipping-settings.js';
import { requestProperty } from '../catalog-v3/cursor-query.js';
import { checkRevision } from '../catalog-v3/read-changes.js';
import { formatShippingOption } from './format-shipping-option.js';
import { checkRegions, requireShippingOption } from './shipping-option.js';

/** Changes the delivery regions of the requested option. */
function change(
  { body, params, tenant }: RouteContext,
  regionsAfter: (regionIds: readonly string[], id: string) => readonly string[],
): object {
  const option = requireShippingOption(tenant, params['shippingOptionId']);
  const read = new FieldReader();
  for (const name of ['deliveryRegionId', 'revision']) if (!requestProperty(body, name)) read.missing(name);
  const id = read.string(requestProperty(body, 'deliveryRegionId'), 'deliveryRegionId', { max: 36 }) ?? '';
  checkRegions(read, tenant, [id], 'deliveryRegionId');
  read.check();
  checkRevision(option, requestProperty(body, 'revision'));
  const changed = changedEntity(tenant, option, { regionIds: regionsAfter(option.regionIds, id) });
  return { shippingOption: formatShippingOption(putShippingOption(tenant, changed)) };
}

/** Offers a shipping option in a further delivery region. Requires the current revision. */
export const addDeliveryRegion = route({
  id: 'ecom.shippingOptions.addDeliveryRegion',
  method: 'POST',
  paths: [
    '/ecom/v1/shipping-options/{shippingOptionId}/add-delivery-region',
    '/v1/shipping-options/{shippingOptionId}/add-delivery-region',
  ],
  access: 'merchant',
  handle: (context) => change(context, (ids, id) => [...new Set([...ids, id])]),
});

/** Stops offering a shipping option in a delivery region. Requires the current revision. */
export const removeDeliveryRegion = route({
  id: 'ecom.shippingOptions.removeDeliveryRegion',
  method: 'POST',
  paths: [
    '/ecom/v1/shipping-options/{shippingOptionId}/remove-delivery-region',
    '/v1/shipping-options/{shippingOptionId}/remove-delivery-region',
  ],
  access: 'merchant',
  handle: (context) => change(context, (ids, id) => ids.filter((one) => one !== id)),
});
