import type { Tenant } from '../../../kernel/state/tenant.js';
import { type NewChoice, appendChoices } from '../customizations/choices/new-choices.js';
import { getOrCreateCustomization } from '../customizations/create-customization.js';
import { type StoredChoice, type StoredCustomization, customizations } from '../customizations/customization.js';
import { changedEntity } from '../entity.js';
import type { ModifierChoice, ProductChoice, ProductModifier, ProductOption } from '../products/product.js';
import type { ChoiceInput, ModifierInput, OptionInput } from './product-input.js';
import { createFor, refuse } from './refuse.js';

type CustomizationType = StoredCustomization['type'];

/** New choice, complete. */
type CompleteChoice = ChoiceInput & Required<Pick<ChoiceInput, 'name' | 'swatch'>>;

/** Checks that choices have a name and a type. */
function requireComplete(type: CustomizationType, choices: readonly ChoiceInput[]): readonly CompleteChoice[] {
  return choices.map(({ name, swatch, ...choice }) =>
    name !== undefined && name.trim() !== '' && swatch
      ? { ...choice, name, swatch }
      : refuse(`${type}_CHOICE_NAME_AND_TYPE_REQUIRED`, 'A new choice needs a name and a type.'),
  );
}

/** Choice as the customization stores it. */
function newChoice(renderType: string, { addedPrice, displayImageId, name, swatch }: CompleteChoice): NewChoice {
  if ((swatch.type === 'CHOICE_TEXT') !== (renderType === 'TEXT_CHOICES')) {
    return refuse('INVALID_CHOICE_TYPE', `A choice of ${renderType} cannot be ${swatch.type}.`);
  }
  return {
    name,
    swatch,
    ...(addedPrice !== undefined && { addedPrice }),
    ...(displayImageId !== undefined && { displayImageId }),
  };
}

/** Finds a customization by ID, and adds the choices whose names are new to it. */
function existingCustomization(tenant: Tenant, type: CustomizationType, id: string, choices: readonly ChoiceInput[]) {
  const found = customizations(tenant).get(id);
  if (found?.type !== type) return refuse('CUSTOMIZATION_NOT_EXIST', `No ${type} has this ID.`, { id });
  const names = new Set(found.choices.map(({ name }) => name));
  const isNew = (choice: ChoiceInput) => choice.id === undefined && !names.has(choice.name ?? '');
  const added = requireComplete(type, choices.filter(isNew));
  if (added.length === 0) return found;
  const all = createFor('ADD_CUSTOMIZATION_CHOICES_FAILED', () =>
    appendChoices(
      found.choices,
      added.map((choice) => newChoice(found.renderType, choice)),
    ),
  );
  return customizations(tenant).put(changedEntity(tenant, found, { choices: all }));
}

/** Finds a customization by name and render type, or creates it. */
function namedCustomization(tenant: Tenant, type: CustomizationType, input: OptionInput & Partial<ModifierInput>) {
  const { freeText, name, renderType } = input;
  if (name === undefined || name.trim() === '' || renderType === undefined) {
    return refuse(`${type}_NAME_AND_TYPE_REQUIRED`, 'It needs a name and a render type.');
  }
  const complete = requireComplete(type, input.choices);
  if (new Set(complete.map((choice) => choice.name)).size < complete.length) {
    const data = { cause: 'DUPLICATE_CHOICE_NAME' };
    return refuse('CUSTOMIZATIONS_CREATION_FAILED', 'Two choices have the same name.', data);
  }
  return createFor('CUSTOMIZATIONS_CREATION_FAILED', () => {
    const choices = complete.map((choice) => newChoice(renderType, choice));
    return getOrCreateCustomization(tenant, { name, type, renderType, choices, ...(freeText && { freeText }) });
  });
}

/** Finds or creates the customization of an option or modifier, and its choices. */
function resolve(tenant: Tenant, type: CustomizationType, input: OptionInput) {
  const customization =
    input.id === undefined
      ? namedCustomization(tenant, type, input)
      : existingCustomization(tenant, type, input.id, input.choices);
  const getChoice = ({ id, name }: ChoiceInput): StoredChoice =>
    customization.choices.find((choice) => (id === undefined ? choice.name === name : choice.id === id)) ??
    refuse('CHOICE_NOT_EXIST', 'The customization has no choice with this ID.', { choiceId: id });
  return { customization, choices: input.choices.map((choice) => ({ input: choice, stored: getChoice(choice) })) };
}

const productChoice = ({ input, stored }: { input: ChoiceInput; stored: StoredChoice }): ProductChoice => ({
  choiceId: stored.id,
  ...(input.mediaIds && { mediaIds: input.mediaIds }),
});

/**
 * Returns an option of a product. Creates its customization or choices if they are new.
 *
 * @throws {ApplicationError} 428 `CUSTOMIZATION_NOT_EXIST`, `CUSTOMIZATIONS_CREATION_FAILED`, `CHOICE_NOT_EXIST`,
 * `ADD_CUSTOMIZATION_CHOICES_FAILED`, `PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED`,
 * `PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED`
 */
export function resolveOption(tenant: Tenant, input: OptionInput): ProductOption {
  const { choices, customization } = resolve(tenant, 'PRODUCT_OPTION', input);
  return { customizationId: customization.id, choices: choices.map(productChoice) };
}

/**
 * Returns a modifier of a product. Creates its customization or choices if they are new.
 *
 * @throws {ApplicationError} as {@link resolveOption} does, with `MODIFIER_NAME_AND_TYPE_REQUIRED` and
 * `MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED`
 */
export function resolveModifier(tenant: Tenant, input: ModifierInput): ProductModifier {
  const { choices, customization } = resolve(tenant, 'MODIFIER', input);
  return {
    customizationId: customization.id,
    mandatory: input.mandatory,
    choices: choices.map((choice): ModifierChoice => ({
      ...productChoice(choice),
      addedPrice: choice.input.addedPrice ?? choice.stored.addedPrice ?? 0,
    })),
  };
}
