import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { getKeyIndex } from '../../../kernel/query/key-index.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { type Entity, changedEntity, maxEntities, newEntity } from '../entity.js';
import { type NewChoice, appendChoices } from './choices/new-choices.js';
import { type FreeText, type StoredCustomization, customizations } from './customization.js';

/** Customization to create. */
export interface NewCustomization extends Omit<StoredCustomization, keyof Entity | 'key' | 'choices' | 'freeText'> {
  readonly choices: readonly NewChoice[];
  readonly freeText?: Omit<FreeText, 'key'>;
}

const refuse = (code: string, description: string): never => {
  throw new ApplicationError('failedPrecondition', code, description);
};

/**
 * Checks the minimum and maximum length of a text input.
 *
 * @throws {ApplicationError} 428 `INVALID_FREE_TEXT_SETTINGS`
 */
export function checkFreeText({ maxLength, minLength }: Pick<FreeText, 'minLength' | 'maxLength'>): void {
  if (minLength > maxLength) refuse('INVALID_FREE_TEXT_SETTINGS', 'The minimum length exceeds the maximum length.');
}

/**
 * Checks that only modifiers have modifier settings.
 *
 * @throws {ApplicationError} 428 `MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION`
 */
export function checkModifierSettings(type: StoredCustomization['type'], hasModifierSettings: boolean): void {
  if (type === 'MODIFIER' || !hasModifierSettings) return;
  refuse('MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION', 'Options have no modifier settings.');
}

function checkSettings({ choices, defaultMandatory, freeText, renderType, type }: NewCustomization): void {
  const isText = renderType === 'FREE_TEXT';
  if (isText && type === 'PRODUCT_OPTION')
    refuse('INVALID_CUSTOMIZATION_RENDER_TYPE', 'Options cannot be text inputs.');
  checkModifierSettings(type, defaultMandatory !== undefined);
  if (isText && choices.length > 0) refuse('DOESNT_SUPPORT_CHOICES', 'A text input has no choices.');
  if (isText !== (freeText !== undefined)) {
    refuse('INVALID_FREE_TEXT_SETTINGS', 'Text inputs, and only those, have settings of the input.');
  }
  if (freeText) checkFreeText(freeText);
}

const getKey = ({ key }: StoredCustomization) => [key];
const getType = ({ type }: StoredCustomization) => [type];
const getName = ({ name }: StoredCustomization) => [name];

/** Name, or the name with the first number that makes it unique in the store. */
function uniqueKey(tenant: Tenant, name: string): string {
  const keys = getKeyIndex(customizations(tenant), getKey);
  let key = name;
  for (let number = 2; keys.has(key); number++) key = `${name}-${number}`;
  return key;
}

function checkLimit(tenant: Tenant, type: StoredCustomization['type']): void {
  const sameType = getKeyIndex(customizations(tenant), getType).get(type);
  if ((sameType?.size ?? 0) < maxEntities) return;
  const code = type === 'MODIFIER' ? 'MODIFIERS_LIMIT_EXCEEDED' : 'OPTIONS_LIMIT_EXCEEDED';
  refuse(code, `A store has at most ${maxEntities} of them.`);
}

/**
 * Creates a customization. Several customizations can have the same name, but each has its own key.
 *
 * @throws {ApplicationError} 428 `INVALID_CUSTOMIZATION_RENDER_TYPE` for an option that is a text input,
 * `MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION`, `DOESNT_SUPPORT_CHOICES` for a text input with choices,
 * `INVALID_FREE_TEXT_SETTINGS`, `CHOICES_LIMIT_EXCEEDED`, `OPTIONS_LIMIT_EXCEEDED`, `MODIFIERS_LIMIT_EXCEEDED`
 */
export function createCustomization(tenant: Tenant, { choices, freeText, ...fields }: NewCustomization) {
  checkSettings({ choices, ...fields, ...(freeText && { freeText }) });
  checkLimit(tenant, fields.type);
  const entity = newEntity(tenant);
  return customizations(tenant).put({
    ...entity,
    ...fields,
    key: uniqueKey(tenant, fields.name),
    choices: appendChoices([], choices, { customizationIds: [entity.id] }),
    ...(freeText && { freeText: { key: freeText.title, ...freeText } }),
  });
}

const isSameText = (one: NewCustomization['freeText'], other: NewCustomization['freeText']): boolean =>
  (['title', 'minLength', 'maxLength', 'addedPrice'] as const).every((field) => one?.[field] === other?.[field]);

/**
 * Returns the oldest customization with the name, type, render type and settings of the text input, with the choices
 * that it did not have yet, or creates it. Used for options and modifiers of products that are given by name.
 *
 * @throws {ApplicationError} as {@link createCustomization} does
 */
export function getOrCreateCustomization(tenant: Tenant, wanted: NewCustomization): StoredCustomization {
  const sameName = [...(getKeyIndex(customizations(tenant), getName).get(wanted.name) ?? [])];
  const existing = sameName
    .flatMap((id) => customizations(tenant).get(id) ?? [])
    .find(
      ({ freeText, renderType, type }) =>
        type === wanted.type && renderType === wanted.renderType && isSameText(freeText, wanted.freeText),
    );
  if (!existing) return createCustomization(tenant, wanted);
  const names = new Set(existing.choices.map(({ name }) => name));
  const added = wanted.choices.filter(({ name }) => !names.has(name));
  if (added.length === 0) return existing;
  const choices = appendChoices(existing.choices, added, { customizationIds: [existing.id] });
  return customizations(tenant).put(changedEntity(tenant, existing, { choices }));
}
