import { checkRevision } from '../../catalog-v3/read-changes.js';
import { requireCustomization } from '../customization-source.js';
import { customizationFormat } from '../format-customization.js';
import { checkPrimaryChoices } from '../input/check-primary-choices.js';
import { readChoices, readPrimaryChoiceIds } from '../input/read-choices.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { maskPaths } from '../../../kernel/input/mask-paths.js';
import { type Input, isMissing, isObject } from '../../../kernel/input/object.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { bulkItems, readBulk, readBulkIds } from '../../../protocol/http/bulk-items.js';
import { route } from '../../../protocol/routing/route.js';
import { removeChoices } from '../../../shop/catalog-v3/assignments/remove-choices.js';
import { setChoices } from '../../../shop/catalog-v3/assignments/set-choices.js';
import { addChoices, checkHasChoices } from '../../../shop/catalog-v3/customizations/choices/add-choices.js';
import type { NewChoice } from '../../../shop/catalog-v3/customizations/choices/new-choices.js';
import { reorderChoices } from '../../../shop/catalog-v3/customizations/choices/reorder-choices.js';
import { requireChoice } from '../../../shop/catalog-v3/customizations/choices/require-choice.js';
import {
  customizations,
  type StoredChoice,
  type StoredCustomization,
} from '../../../shop/catalog-v3/customizations/customization.js';
import { changedEntity } from '../../../shop/catalog-v3/entity.js';

/** Returns the body of a request as an object. */
const requestBody = (body: unknown): Input => (isObject(body) ? body : {});

/**
 * Reads the choices that a request adds to the kept ones.
 *
 * @throws {ApplicationError} 428 `DOESNT_SUPPORT_CHOICES` for a text input
 * @throws {ValidationError} `DUPLICATE_CHOICE_NAME`, `INVALID_CHOICE_TYPE`, `INVALID_CHOICE_VALUE`,
 * `PRIMARY_CHOICE_SELF_REFERENCE`, `PRIMARY_CHOICE_NOT_FOUND`, `PRIMARY_CHOICE_HIERARCHY_VIOLATION`
 */
function readAddedChoices(
  read: FieldReader,
  value: unknown,
  customization: StoredCustomization,
  {
    getId,
    kept,
    max,
  }: {
    readonly kept: readonly StoredChoice[];
    readonly max: number;
    /** ID of a choice that replaces an existing one. */
    readonly getId?: (choice: NewChoice) => string | undefined;
  },
): readonly NewChoice[] {
  checkHasChoices(customization);
  const choices = readChoices(read, { value, field: 'choices', renderType: customization.renderType, kept, max });
  const grouped = choices.map((choice) => {
    const id = getId?.(choice);
    return { ...choice, ...(id !== undefined && { id }) };
  });
  checkPrimaryChoices(read, grouped, [...kept, ...grouped], (index) => `choices[${index}]`);
  read.check();
  return choices;
}

/** Adds up to 1,000 choices to a customization. */
const addCustomizationChoices = route({
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
const bulkAddCustomizationChoices = route({
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

/** Replaces the choices of a customization. A choice with the name of an existing one keeps its ID and key. */
const setCustomizationChoices = route({
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
      getId: ({ name }) => customization.choices.find((choice) => choice.name === name)?.id,
    });
    return { customization: format(setChoices(tenant, customization, choices)) };
  },
});

/** Reads the change of a choice: `{ choice: { id, primaryChoiceIds }, fieldMask }`. No other field can be changed. */
function readChange(read: FieldReader, item: unknown, field: string, customization: StoredCustomization): StoredChoice {
  const { choice: value, fieldMask } = requestBody(item);
  const { id, ...changes } = read.required(value, `${field}.choice`);
  if (isMissing(id)) read.missing(`${field}.choice.id`);
  read.check();
  const choice = requireChoice(customization, String(id));
  const names = maskPaths(fieldMask) ?? Object.keys(changes);
  if (names.some((name) => name !== 'primaryChoiceIds')) {
    const rule = { ruleName: 'UNSUPPORTED_CHOICE_FIELD' };
    read.addViolation(`${field}.choice`, 'must not have other fields than primaryChoiceIds', 'OTHER', rule);
  }
  if (!names.includes('primaryChoiceIds')) return choice;
  const at = `${field}.choice.primaryChoiceIds`;
  const primaryChoiceIds = readPrimaryChoiceIds(read, changes['primaryChoiceIds'], at) ?? [];
  const { primaryChoiceIds: _, ...rest } = choice;
  return primaryChoiceIds.length > 0 ? { ...rest, primaryChoiceIds } : rest;
}

/** Groups choices of a customization under other choices, or ungroups them. Requires the current revision. */
const updateCustomizationChoices = route({
  id: 'stores.customizationsV3.updateCustomizationChoices',
  method: 'POST',
  paths: [
    '/stores/v3/customizations/{customizationId}/update-choices',
    '/v3/customizations/{customizationId}/update-choices',
  ],
  access: 'merchant',
  handle(context) {
    const { body, params, tenant } = context;
    const format = customizationFormat(context, body);
    const customization = requireCustomization(tenant, params['customizationId'] ?? '');
    const { choices: value, revision } = requestBody(body);
    const read = new FieldReader();
    if (isMissing(revision)) read.missing('revision');
    if (isMissing(value)) read.missing('choices');
    const list = read.list(value, 'choices', { min: 1, max: 100 }) ?? [];
    read.check();
    checkHasChoices(customization);
    const changed = list.map((item, index) => readChange(read, item, `choices[${index}]`, customization));
    const byId = new Map(changed.map((choice) => [choice.id, choice]));
    const choices = customization.choices.map((choice) => byId.get(choice.id) ?? choice);
    checkPrimaryChoices(read, changed, choices, (index) => `choices[${index}].choice`);
    read.check();
    checkRevision(customization, revision);
    return { customization: format(customizations(tenant).put(changedEntity(tenant, customization, { choices }))) };
  },
});

/** Sets the order of the choices of a customization. Requires the current revision. */
const reorderCustomizationChoices = route({
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

/** Removes up to 100 choices from a customization. A revision is optional, and must be the current one. */
const removeCustomizationChoices = route({
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

/** The routes of the choices of customizations. */
export const choiceRoutes = [
  addCustomizationChoices,
  bulkAddCustomizationChoices,
  setCustomizationChoices,
  updateCustomizationChoices,
  reorderCustomizationChoices,
  removeCustomizationChoices,
] as const;
