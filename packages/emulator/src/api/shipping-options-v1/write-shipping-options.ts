import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isMissing } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { changedEntity, newEntity } from '../../shop/catalog-v3/entity.js';
import { deleteShippingOption, putShippingOption } from '../../shop/settings/shipping-settings.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import { formatShippingOption } from './format-shipping-option.js';
import { checkQuantities, readRates } from './read-rates.js';
import { checkRegions, requireShippingOption } from './shipping-option.js';

const at = (name: string) => `shippingOption.${name}`;

/** Creates a shipping option. Carts in its regions offer it immediately. Its code in carts is its ID. */
export const createShippingOption = route({
  id: 'ecom.shippingOptions.createShippingOption',
  method: 'POST',
  paths: ['/ecom/v1/shipping-options', '/v1/shipping-options'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const read = new FieldReader();
    const input = bodyObject(read, body, 'shippingOption');
    const given =
      input['deliveryRegionIds'] ?? (isMissing(input['deliveryRegionId']) ? [] : [input['deliveryRegionId']]);
    const regionIds = read.ids(given, at('deliveryRegionIds'), { max: 50 });
    checkRegions(read, tenant, regionIds, at('deliveryRegionIds'));
    const title = read.string(input['title'], at('title'), { max: 1000 }) ?? '';
    const deliveryTime = read.string(input['estimatedDeliveryTime'], at('estimatedDeliveryTime'), { max: 500 }) ?? '';
    const prices = readRates(read, input['rates'], at('rates'));
    read.check();
    checkQuantities(prices);
    const entity = newEntity(tenant);
    const option = { ...entity, code: entity.id, regionIds, title, deliveryTime, prices };
    return { shippingOption: formatShippingOption(putShippingOption(tenant, option)) };
  },
});

/** Updates a shipping option, except for its regions. Requires the current revision. */
export const updateShippingOption = route({
  id: 'ecom.shippingOptions.updateShippingOption',
  method: 'PATCH',
  paths: ['/ecom/v1/shipping-options/{shippingOption.id}', '/v1/shipping-options/{shippingOption.id}'],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const read = new FieldReader();
    const { changes, check, entity } = readChanges(
      read,
      body,
      {
        name: 'shippingOption',
        find: (id) => requireShippingOption(tenant, id),
        format: formatShippingOption,
        fields: { title: 'value', estimatedDeliveryTime: 'value', rates: 'any' },
      },
      params['shippingOption.id'],
    );
    const regionIds = changes['deliveryRegionIds'];
    if (regionIds && JSON.stringify(regionIds) !== JSON.stringify(entity.regionIds)) {
      read.addViolation(at('deliveryRegionIds'), 'cannot be changed', 'OTHER');
    }
    const { estimatedDeliveryTime = entity.deliveryTime, title = entity.title } = changes;
    const changed = {
      title: read.string(title, at('title'), { max: 1000 }) ?? '',
      deliveryTime: read.string(estimatedDeliveryTime, at('estimatedDeliveryTime'), { max: 500 }) ?? '',
      prices: 'rates' in changes ? readRates(read, changes['rates'], at('rates')) : entity.prices,
    };
    check();
    checkQuantities(changed.prices);
    return { shippingOption: formatShippingOption(putShippingOption(tenant, changedEntity(tenant, entity, changed))) };
  },
});

/** Deletes a shipping option. */
export const removeShippingOption = route({
  id: 'ecom.shippingOptions.deleteShippingOption',
  method: 'DELETE',
  paths: ['/ecom/v1/shipping-options/{shippingOptionId}', '/v1/shipping-options/{shippingOptionId}'],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    deleteShippingOption(tenant, requireShippingOption(tenant, params['shippingOptionId']).id);
    return {};
  },
});
