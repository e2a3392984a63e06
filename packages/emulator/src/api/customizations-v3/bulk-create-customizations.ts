import { route } from '../../protocol/routing/route.js';
import { bulkItems, readBulk } from '../../protocol/http/bulk-items.js';
import { createRequestedCustomization } from './create-customization.js';
import { customizationFormat } from './format-customization.js';

/** Creates up to 100 customizations. */
export const bulkCreateCustomizations = route({
  id: 'stores.customizationsV3.bulkCreateCustomizations',
  method: 'POST',
  paths: ['/stores/v3/bulk/customizations/create', '/v3/bulk/customizations/create'],
  access: 'merchant',
  handle(context) {
    const { items, returnEntity } = readBulk(context.body, 'customizations');
    return bulkItems(context.tenant, {
      items,
      apply: (customization) => createRequestedCustomization(context.tenant, { customization }),
      format: returnEntity && customizationFormat(context, {}),
      name: 'customization',
    });
  },
});
