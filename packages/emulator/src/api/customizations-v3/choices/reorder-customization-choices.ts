import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isMissing } from '../../../kernel/input/object.js';
import { route } from '../../../protocol/routing/route.js';
import { reorderChoices } from '../../../shop/catalog-v3/customizations/choices/reorder-choices.js';
import { checkRevision } from '../../catalog-v3/read-changes.js';
import { requireCustomization } from '../customization-source.js';
import { customizationFormat } from '../format-customization.js';
import { requestBody } from './read-request.js';

/** Sets the order of the choices of a customization. Requires the current revision. */
export const reorderCustomizationChoices = route({
  id: 'stores.customizationsV3.reorderCustomizationChoices',
  method: 'POST',
  paths: [
    '/stores/v3/customizations/{customizationId}/reorder-choices',
    '/v3/customizations/{customizationId}/reorder-choices',
  ],
  access: 'merchant',
  handle(context) {
    const { body, params, tenant } = context;
    const format = customizationFormat(context, body);
    const customization = requireCustomization(tenant, params['customizationId'] ?? '');
    const { choiceIds, revision } = requestBody(body);
    const read = new FieldReader();
    if (isMissing(revision)) read.missing('revision');
    if (isMissing(choiceIds)) read.missing('choiceIds');
    const ids = (read.list(choiceIds, 'choiceIds', { min: 1, max: 1000 }) ?? []).map(String);
    read.check();
    checkRevision(customization, revision);
    return { customization: format(reorderChoices(tenant, customization, ids)) };
  },
});
