import { route } from '../../protocol/routing/route.js';
import { bulkItems, entityId, readBulk } from '../../protocol/http/bulk-items.js';
import { customizationFormat } from './format-customization.js';
import { updateRequestedCustomization } from './update-customization.js';

/** Updates up to 100 customizations. Each requires its current revision. */
export const bulkUpdateCustomizations = route({
  id: 'stores.customizationsV3.bulkUpdateCustomizations',
  method: 'POST',
  paths: ['/stores/v3/bulk/customizations/update', '/v3/bulk/customizations/update'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    const { items, returnEntity } = readBulk(body, 'customizations');
    const format = customizationFormat(context, body);
    return bulkItems(tenant, {
      items,
      getId: entityId('customization'),
      apply: (item) => updateRequestedCustomization(tenant, item),
      format: returnEntity && format,
      name: 'customization',
    });
  },
});
