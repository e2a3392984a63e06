import { ownOrigins } from '../../kernel/origins.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route } from '../../protocol/routing/route.js';
import { checkFreeText, checkModifierSettings } from '../../shop/catalog-v3/customizations/create-customization.js';
import {
  type FreeText,
  type StoredCustomization,
  customizations,
} from '../../shop/catalog-v3/customizations/customization.js';
import { changedEntity } from '../../shop/catalog-v3/entity.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import { readName } from '../catalog-v3/read-name.js';
import { requireCustomization } from './customization-source.js';
import { customizationFormat, formatCustomization } from './format-customization.js';
import { readSettings } from './input/read-customization.js';
import { readFreeText } from './input/read-free-text.js';

/** The fields that a mask can name. Type, render type and choices are immutable, and ignored. */
const fields = {
  name: 'value',
  key: 'value',
  customizationType: 'value',
  customizationRenderType: 'value',
  freeTextInput: 'any',
  choicesSettings: 'any',
  modifierSettings: 'any',
} as const;

/**
 * Checks the changed settings of a text input.
 *
 * @throws {ApplicationError} 428 `DOESNT_SUPPORT_FREE_TEXT`, `INVALID_FREE_TEXT_SETTINGS`
 */
function changeFreeText({ freeText }: StoredCustomization, changed: Omit<FreeText, 'key'>): FreeText {
  if (!freeText) {
    const description = 'Only text inputs have settings of the input.';
    throw new ApplicationError('failedPrecondition', 'DOESNT_SUPPORT_FREE_TEXT', description);
  }
  checkFreeText(changed);
  return { ...changed, key: freeText.key };
}

/**
 * Applies the update of a request: `{ customization: { revision, name, … }, fieldMask }`.
 *
 * @throws {ApplicationError} 404 `CUSTOMIZATION_NOT_FOUND`; 409 `INVALID_REVISION`; 428 `DOESNT_SUPPORT_FREE_TEXT`,
 * `INVALID_FREE_TEXT_SETTINGS`, `MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION`
 * @throws {ValidationError} `ONLY_SPACES_STRING_ERROR`
 */
export function updateRequestedCustomization(tenant: Tenant, request: unknown, pathId?: string): StoredCustomization {
  const read = new FieldReader();
  const { changes, check, entity } = readChanges(
    read,
    request,
    {
      name: 'customization',
      fields,
      find: (id: string) => requireCustomization(tenant, id),
      format: (customization) => formatCustomization(customization, ownOrigins(''), true),
    },
    pathId,
  );
  const name = 'name' in changes ? readName(read, changes['name'], 'customization.name', 50) : entity.name;
  const freeText = readFreeText(read, changes['freeTextInput'], 'customization.freeTextInput', entity.freeText);
  const settings = readSettings(read, changes);
  check();
  checkModifierSettings(entity.type, settings.defaultMandatory !== undefined);
  return customizations(tenant).put(
    changedEntity(tenant, entity, {
      name,
      ...settings,
      ...(freeText && { freeText: changeFreeText(entity, freeText) }),
    }),
  );
}

/** Updates the name and settings of a customization, but not its choices. Requires the current revision. */
export const updateCustomization = route({
  id: 'stores.customizationsV3.updateCustomization',
  method: 'PATCH',
  paths: ['/stores/v3/customizations/{customization.id}', '/v3/customizations/{customization.id}'],
  access: 'merchant',
  handle(context) {
    const { body, params, tenant } = context;
    const format = customizationFormat(context, body);
    return { customization: format(updateRequestedCustomization(tenant, body, params['customization.id'])) };
  },
});
