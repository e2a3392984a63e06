import { route } from '../../protocol/routing/route.js';
import { deleteCustomization as remove } from '../../shop/catalog-v3/assignments/delete-customization.js';
import { requireCustomization } from './customization-source.js';

/** Deletes a modifier and removes it from its products, or an option that no product has. */
export const deleteCustomization = route({
  id: 'stores.customizationsV3.deleteCustomization',
  method: 'DELETE',
  paths: ['/stores/v3/customizations/{customizationId}', '/v3/customizations/{customizationId}'],
  access: 'merchant',
  handle({ params, tenant }) {
    remove(tenant, requireCustomization(tenant, params['customizationId'] ?? ''));
    return {};
  },
});
