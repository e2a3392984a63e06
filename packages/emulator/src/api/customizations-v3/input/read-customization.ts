import { readName } from '../../catalog-v3/read-name.js';
import { checkPrimaryChoices } from './check-primary-choices.js';
import { readChoices } from './read-choices.js';
import { readFreeText } from './read-free-text.js';
import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing, isObject } from '../../../kernel/input/object.js';
import type { NewChoice } from '../../../shop/catalog-v3/customizations/choices/new-choices.js';
import type { NewCustomization } from '../../../shop/catalog-v3/customizations/create-customization.js';
import type { ChoiceOrder, RenderType } from '../../../shop/catalog-v3/customizations/customization.js';

/**
 * Checks that a customization to create has no IDs. Violations are `MIXED_CHOICE_IDS_CONSISTENCY` if only some choices
 * have IDs, `CUSTOMIZATION_WITH_ONLY_ID_OR_CHOICE_IDS` if either the customization or its choices have, and
 * `ID_NOT_ALLOWED_IN_REQUEST` if both have.
 */
function checkGivenIds(read: FieldReader, input: Input, choices: readonly unknown[]): void {
  const withId = choices.filter((choice) => isObject(choice) && !isMissing(choice['id'])).length;
  const hasId = !isMissing(input['id']);
  const violate = (field: string, description: string, ruleName: string) =>
    read.addViolation(field, description, 'OTHER', { ruleName });
  if (withId > 0 && withId < choices.length) {
    const rule = 'MIXED_CHOICE_IDS_CONSISTENCY';
    violate('customization.choicesSettings.choices', 'must have no IDs, or an ID each', rule);
  } else if (hasId !== withId > 0 && choices.length > 0) {
    const rule = 'CUSTOMIZATION_WITH_ONLY_ID_OR_CHOICE_IDS';
    violate('customization', 'must not have only an ID, or only IDs of choices', rule);
  } else if (hasId) violate('customization.id', 'must be absent', 'ID_NOT_ALLOWED_IN_REQUEST');
}

const choicesField = 'customization.choicesSettings.choices';

/** Reads the order of the choices, and whether a modifier is mandatory by default. */
export function readSettings(read: FieldReader, input: Input) {
  const orders: readonly ChoiceOrder[] = ['DEFAULT', 'BY_NAME', 'BY_PRODUCT_COUNT', 'MANUAL'];
  const field = 'customization.choicesSettings';
  const order = read.object(input['choicesSettings'], field)?.['sortOrder'];
  const choiceOrder = read.enumeration(order, `${field}.sortOrder`, orders);
  const modifierField = 'customization.modifierSettings';
  const modifier = read.object(input['modifierSettings'], modifierField);
  const defaultMandatory = read.boolean(modifier?.['defaultMandatory'], `${modifierField}.defaultMandatory`);
  return { ...(choiceOrder && { choiceOrder }), ...(defaultMandatory !== undefined && { defaultMandatory }) };
}

/** Reads the choices of a customization to create. Those of a text input are not read, because it is refused. */
function readGivenChoices(read: FieldReader, input: Input, renderType: RenderType): readonly NewChoice[] {
  const value = read.object(input['choicesSettings'], 'customization.choicesSettings')?.['choices'];
  const list = Array.isArray(value) ? (value as readonly unknown[]) : [];
  checkGivenIds(read, input, list);
  if (renderType === 'FREE_TEXT') return list.map(() => ({ name: '', swatch: { type: 'CHOICE_TEXT' } }));
  const max = Math.max(list.length, 1);
  const choices = readChoices(read, { value, field: choicesField, renderType, kept: [], max });
  const grouped = choices.map((choice, index) => {
    const id = (list[index] as Input | undefined)?.['id'];
    return { ...choice, ...(typeof id === 'string' && { id }) };
  });
  checkPrimaryChoices(read, grouped, grouped, (index) => `${choicesField}[${index}]`);
  return choices;
}

/** Reads a customization to create. The number of its choices is not checked. */
export function readCustomization(read: FieldReader, input: Input): NewCustomization {
  const required = <const W extends string>(name: string, words: readonly W[], otherwise: W): W => {
    if (isMissing(input[name])) read.missing(`customization.${name}`);
    return read.enumeration(input[name], `customization.${name}`, words) ?? otherwise;
  };
  const name = readName(read, input['name'], 'customization.name', 50);
  const type = required('customizationType', ['PRODUCT_OPTION', 'MODIFIER'], 'MODIFIER');
  const renderType = required(
    ...(['customizationRenderType', ['TEXT_CHOICES', 'SWATCH_CHOICES', 'FREE_TEXT'], 'FREE_TEXT'] as const),
  );
  const freeText = readFreeText(read, input['freeTextInput'], 'customization.freeTextInput');
  const choices = readGivenChoices(read, input, renderType);
  return { name, type, renderType, choices, ...(freeText && { freeText }), ...readSettings(read, input) };
}
