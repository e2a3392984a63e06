import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route } from '../../protocol/routing/route.js';
import { createCustomization as create } from '../../shop/catalog-v3/customizations/create-customization.js';
import type { StoredCustomization } from '../../shop/catalog-v3/customizations/customization.js';
import { customizationFormat } from './format-customization.js';
import { readCustomization } from './input/read-customization.js';

/**
 * Creates the customization of a request.
 *
 * @throws {ApplicationError} 428 as `createCustomization` of the shop does
 * @throws {ValidationError} as `readCustomization` does
 */
export function createRequestedCustomization(tenant: Tenant, request: unknown): StoredCustomization {
  const read = new FieldReader();
  const customization = readCustomization(read, bodyObject(read, request, 'customization'));
  read.check();
  return create(tenant, customization);
}

/** Creates an option or a modifier. */
export const createCustomization = route({
  id: 'stores.customizationsV3.createCustomization',
  method: 'POST',
  paths: ['/stores/v3/customizations', '/v3/customizations'],
  access: 'merchant',
  handle: (context) => {
    const customization = createRequestedCustomization(context.tenant, context.body);
    return { customization: customizationFormat(context, {})(customization) };
  },
});
