import { FieldReader } from '../../../kernel/input/field-reader.js';
import { route } from '../../../protocol/routing/route.js';
import { addChoices } from '../../../shop/catalog-v3/customizations/choices/add-choices.js';
import { requireCustomization } from '../customization-source.js';
import { customizationFormat } from '../format-customization.js';
import { readAddedChoices, requestBody } from './read-request.js';

/** Adds up to 1,000 choices to a customization. */
export const addCustomizationChoices = route({
  id: 'stores.customizationsV3.addCustomizationChoices',
  method: 'POST',
  paths: [
    '/stores/v3/customizations/{customizationId}/add-choices',
    '/v3/customizations/{customizationId}/add-choices',
  ],
  access: 'merchant',
  handle(context) {
    const { body, params, tenant } = context;
    const format = customizationFormat(context, body);
    const customization = requireCustomization(tenant, params['customizationId'] ?? '');
    const source = { kept: customization.choices, max: 1000 };
    const choices = readAddedChoices(new FieldReader(), requestBody(body)['choices'], customization, source);
    return { customization: format(addChoices(tenant, customization, choices)) };
  },
});
