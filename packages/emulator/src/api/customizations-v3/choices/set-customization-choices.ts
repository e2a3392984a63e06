import { FieldReader } from '../../../kernel/input/field-reader.js';
import { route } from '../../../protocol/routing/route.js';
import { setChoices } from '../../../shop/catalog-v3/assignments/set-choices.js';
import { requireCustomization } from '../customization-source.js';
import { customizationFormat } from '../format-customization.js';
import { readAddedChoices, requestBody } from './read-request.js';

/** Replaces the choices of a customization. A choice with the name of an existing one keeps its ID and key. */
export const setCustomizationChoices = route({
  id: 'stores.customizationsV3.setCustomizationChoices',
  method: 'POST',
  paths: [
    '/stores/v3/customizations/{customizationId}/set-choices',
    '/v3/customizations/{customizationId}/set-choices',
  ],
  access: 'merchant',
  handle(context) {
    const { body, params, tenant } = context;
    const format = customizationFormat(context, body);
    const customization = requireCustomization(tenant, params['customizationId'] ?? '');
    const value = requestBody(body)['choices'];
    const choices = readAddedChoices(new FieldReader(), value, customization, {
      kept: [],
      max: Array.isArray(value) ? value.length : 1,
      idOf: ({ name }) => customization.choices.find((choice) => choice.name === name)?.id,
    });
    return { customization: format(setChoices(tenant, customization, choices)) };
  },
});
