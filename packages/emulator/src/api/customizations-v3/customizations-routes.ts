import { entityHandlers } from '../catalog-v3/entity-handlers.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import { readName } from '../catalog-v3/read-name.js';
import { choiceRoutes } from './choices/choices-routes.js';
import { customizationSource, requireCustomization } from './customization-source.js';
import { customizationFormat, formatCustomization } from './format-customization.js';
import { readCustomization, readSettings } from './input/read-customization.js';
import { readFreeText } from './input/read-free-text.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { ownOrigins } from '../../kernel/origins.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route } from '../../protocol/routing/route.js';
import { deleteCustomization as remove } from '../../shop/catalog-v3/assignments/delete-customization.js';
import {
  checkFreeText,
  checkModifierSettings,
  createCustomization as create,
} from '../../shop/catalog-v3/customizations/create-customization.js';
import {
  customizations,
  type FreeText,
  type StoredCustomization,
} from '../../shop/catalog-v3/customizations/customization.js';
import { changedEntity } from '../../shop/catalog-v3/entity.js';

/**
 * Creates the customization of a request.
 *
 * @throws {ApplicationError} 428 as `createCustomization` of the shop does
 * @throws {ValidationError} as `readCustomization` does
 */
function createRequestedCustomization(tenant: Tenant, request: unknown): StoredCustomization {
  const read = new FieldReader();
  const customization = readCustomization(read, bodyObject(read, request, 'customization'));
  read.check();
  return create(tenant, customization);
}

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
function updateRequestedCustomization(tenant: Tenant, request: unknown, pathId?: string): StoredCustomization {
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

const handlers = entityHandlers<StoredCustomization>({
  name: 'customization',
  plural: 'customizations',
  resultName: 'customization',
  source: ({ tenant }) => customizationSource(tenant),
  find: requireCustomization,
  create: createRequestedCustomization,
  update: updateRequestedCustomization,
  remove: (tenant, id) => remove(tenant, requireCustomization(tenant, id)),
  format: customizationFormat,
  formatCreated: (context) => customizationFormat(context, {}),
});

/** Creates an option or a modifier. */
const createCustomization = route({
  id: 'stores.customizationsV3.createCustomization',
  method: 'POST',
  paths: ['/stores/v3/customizations', '/v3/customizations'],
  access: 'merchant',
  handle: handlers.create,
});

/** Creates up to 100 customizations. */
const bulkCreateCustomizations = route({
  id: 'stores.customizationsV3.bulkCreateCustomizations',
  method: 'POST',
  paths: ['/stores/v3/bulk/customizations/create', '/v3/bulk/customizations/create'],
  access: 'merchant',
  handle: handlers.bulkCreate,
});

/** Gets a customization. */
const getCustomization = route({
  id: 'stores.customizationsV3.getCustomization',
  method: 'GET',
  paths: ['/stores/v3/customizations/{customizationId}', '/v3/customizations/{customizationId}'],
  access: 'visitor',
  handle: handlers.get,
});

/** Queries customizations by filter, sorting and page. */
const queryCustomizations = [
  route({
    id: 'stores.customizationsV3.queryCustomizations',
    method: 'GET',
    paths: ['/stores/v3/customizations/query', '/v3/customizations/query'],
    access: 'visitor',
    handle: handlers.queryByUrl,
  }),
  route({
    id: 'stores.customizationsV3.queryCustomizations',
    method: 'POST',
    paths: ['/stores/v3/customizations/query', '/v3/customizations/query'],
    access: 'visitor',
    handle: handlers.query,
  }),
];

/** Counts the customizations that match a filter. */
const countCustomizations = route({
  id: 'stores.customizationsV3.countCustomizations',
  method: 'POST',
  paths: ['/stores/v3/customizations/count', '/v3/customizations/count'],
  access: 'visitor',
  handle: handlers.count,
});

/** Updates the name and settings of a customization, but not its choices. Requires the current revision. */
const updateCustomization = route({
  id: 'stores.customizationsV3.updateCustomization',
  method: 'PATCH',
  paths: ['/stores/v3/customizations/{customization.id}', '/v3/customizations/{customization.id}'],
  access: 'merchant',
  handle: handlers.update,
});

/** Updates up to 100 customizations. Each requires its current revision. */
const bulkUpdateCustomizations = route({
  id: 'stores.customizationsV3.bulkUpdateCustomizations',
  method: 'POST',
  paths: ['/stores/v3/bulk/customizations/update', '/v3/bulk/customizations/update'],
  access: 'merchant',
  handle: handlers.bulkUpdate,
});

/** Deletes a modifier and removes it from its products, or an option that no product has. */
const deleteCustomization = route({
  id: 'stores.customizationsV3.deleteCustomization',
  method: 'DELETE',
  paths: ['/stores/v3/customizations/{customizationId}', '/v3/customizations/{customizationId}'],
  access: 'merchant',
  handle: handlers.remove,
});

/** The routes of customizations and their choices. */
export const customizationRoutes = [
  createCustomization,
  bulkCreateCustomizations,
  getCustomization,
  ...queryCustomizations,
  countCustomizations,
  updateCustomization,
  bulkUpdateCustomizations,
  deleteCustomization,
  ...choiceRoutes,
] as const;
