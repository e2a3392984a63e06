import { route } from '../../protocol/routing/route.js';
import { countEntities } from '../catalog-v3/cursor-query.js';
import { customizationSource } from './customization-source.js';

/** Counts the customizations that match a filter. */
export const countCustomizations = route({
  id: 'stores.customizationsV3.countCustomizations',
  method: 'POST',
  paths: ['/stores/v3/customizations/count', '/v3/customizations/count'],
  access: 'visitor',
  handle: ({ body, tenant }) => countEntities(customizationSource(tenant), body),
});
