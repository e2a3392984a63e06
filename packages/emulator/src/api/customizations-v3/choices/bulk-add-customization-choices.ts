import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isMissing } from '../../../kernel/input/object.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { route } from '../../../protocol/routing/route.js';
import { addChoices } from '../../../shop/catalog-v3/customizations/choices/add-choices.js';
import type { StoredCustomization } from '../../../shop/catalog-v3/customizations/customization.js';
import { bulkItems, readBulk } from '../../../protocol/http/bulk-items.js';
import { requireCustomization } from '../customization-source.js';
import { customizationFormat } from '../format-customization.js';
import { readAddedChoices, requestBody } from './read-request.js';

function addRequestedChoices(tenant: Tenant, item: unknown): StoredCustomization {
  const read = new FieldReader();
  const { choices, customizationId } = requestBody(item);
  if (isMissing(customizationId)) read.missing('customizationId');
  const id = read.string(customizationId, 'customizationId', { max: 36 });
  read.check();
  const customization = requireCustomization(tenant, id ?? '');
  const added = readAddedChoices(read, choices, customization, { kept: customization.choices, max: 100 });
  return addChoices(tenant, customization, added);
}

const getId = (item: unknown): string | undefined => {
  const id = requestBody(item)['customizationId'];
  return typeof id === 'string' ? id : undefined;
};

/** Adds up to 100 choices to each of up to 1,000 customizations. */
export const bulkAddCustomizationChoices = route({
  id: 'stores.customizationsV3.bulkAddCustomizationChoices',
  method: 'POST',
  paths: ['/stores/v3/bulk/customizations/add-choices', '/v3/bulk/customizations/add-choices'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    const { items, returnEntity } = readBulk(body, 'customizationsChoices', 1000);
    const format = customizationFormat(context, body);
    return bulkItems(tenant, {
      items,
      getId,
      name: 'customization',
      apply: (item) => addRequestedChoices(tenant, item),
      format: returnEntity && format,
    });
  },
});
