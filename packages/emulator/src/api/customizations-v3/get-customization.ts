import { route } from '../../protocol/routing/route.js';
import { requireCustomization } from './customization-source.js';
import { customizationFormat } from './format-customization.js';

/** Gets a customization. */
export const getCustomization = route({
  id: 'stores.customizationsV3.getCustomization',
  method: 'GET',
  paths: ['/stores/v3/customizations/{customizationId}', '/v3/customizations/{customizationId}'],
  access: 'visitor',
  handle(context) {
    const format = customizationFormat(context, context.query);
    return { customization: format(requireCustomization(context.tenant, context.params['customizationId'] ?? '')) };
  },
});
