import { FieldReader } from '../../../kernel/input/field-reader.js';
import { maskPaths } from '../../../kernel/input/mask-paths.js';
import { isMissing } from '../../../kernel/input/object.js';
import { route } from '../../../protocol/routing/route.js';
import { checkHasChoices } from '../../../shop/catalog-v3/customizations/choices/add-choices.js';
import { requireChoice } from '../../../shop/catalog-v3/customizations/choices/require-choice.js';
import {
  type StoredChoice,
  type StoredCustomization,
  customizations,
} from '../../../shop/catalog-v3/customizations/customization.js';
import { changedEntity } from '../../../shop/catalog-v3/entity.js';
import { checkRevision } from '../../catalog-v3/read-changes.js';
import { requireCustomization } from '../customization-source.js';
import { customizationFormat } from '../format-customization.js';
import { checkPrimaryChoices } from '../input/check-primary-choices.js';
import { readPrimaryChoiceIds } from '../input/read-choices.js';
import { requestBody } from './read-request.js';

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
export const updateCustomizationChoices = route({
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
