import { isMissing } from '../../../kernel/input/object.js';
import { route } from '../../../protocol/routing/route.js';
import { removeChoices } from '../../../shop/catalog-v3/assignments/remove-choices.js';
import { readBulkIds } from '../../../protocol/http/bulk-items.js';
import { checkRevision } from '../../catalog-v3/read-changes.js';
import { requireCustomization } from '../customization-source.js';
import { customizationFormat } from '../format-customization.js';
import { requestBody } from './read-request.js';

/** Removes up to 100 choices from a customization. A revision is optional, and must be the current one. */
export const removeCustomizationChoices = route({
  id: 'stores.customizationsV3.removeCustomizationChoices',
  method: 'POST',
  paths: [
    '/stores/v3/customizations/{customizationId}/remove-choices',
    '/v3/customizations/{customizationId}/remove-choices',
  ],
  access: 'merchant',
  handle(context) {
    const { body, params, tenant } = context;
    const format = customizationFormat(context, body);
    const customization = requireCustomization(tenant, params['customizationId'] ?? '');
    const choiceIds = readBulkIds(body, 'choiceIds');
    const { revision } = requestBody(body);
    if (!isMissing(revision)) checkRevision(customization, revision);
    return { customization: format(removeChoices(tenant, customization, choiceIds)) };
  },
});
