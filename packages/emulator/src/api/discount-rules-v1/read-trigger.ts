import type { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../kernel/input/object.js';
import type { CustomTrigger, Range, TagReference, Trigger } from '../../shop/pricing/discount-rules/discount-rule.js';
import { readAmount, readCount, readScopes, readStrings } from './read-scopes.js';

const triggerTypes = ['AND', 'SUBTOTAL_RANGE', 'ITEM_QUANTITY_RANGE', 'CUSTOM', 'OR', 'CUSTOMER_ELIGIBILITY'] as const;
const eligibilityTypes = ['INDIVIDUAL_MEMBERS', 'CONTACT_SEGMENTS', 'CONTACT_TAGS'] as const;

/** Maximum number of conditions of a trigger. */
const maxTriggers = 5;

/** Fields of the trigger types. */
const triggerFields = {
  AND: 'and',
  SUBTOTAL_RANGE: 'subtotalRange',
  ITEM_QUANTITY_RANGE: 'itemQuantityRange',
  CUSTOM: 'customTrigger',
  OR: 'or',
  CUSTOMER_ELIGIBILITY: 'customerEligibility',
} as const;

/** Rules that triggers without the field of their type violate. */
const missingFieldRules = {
  SUBTOTAL_RANGE: 'MISSING_SUBTOTAL_RANGE',
  ITEM_QUANTITY_RANGE: 'MISSING_ITEM_QUANTITY_RANGE',
} as Readonly<Record<string, string>>;

function readRange(read: FieldReader, input: Input, field: string, currency?: string): Range {
  const bound = (name: 'from' | 'to'): { [Name in typeof name]?: string } => {
    const value = input[name];
    if (value === undefined || value === null) return {};
    if (currency) return { [name]: readAmount(read, value, `${field}.${name}`, currency) };
    return { [name]: String(readCount(read, value, `${field}.${name}`) ?? 1) };
  };
  const range = { ...bound('from'), ...bound('to') };
  if (Number(range.from) > Number(range.to)) {
    const ruleName = currency ? 'INVALID_SUBTOTAL_RANGE' : 'INVALID_ITEM_QUANTITY_RANGE';
    read.addViolation(`${field}.to`, 'must not be below from', 'OTHER', { ruleName });
  }
  return { ...range, scopes: readScopes(read, input['scopes'], `${field}.scopes`) };
}

function readCustom(read: FieldReader, input: Input, field: string): CustomTrigger {
  const text = (name: string) => read.string(input[name] ?? '', `${field}.${name}`, { min: 1, max: 100 }) ?? '';
  const params = read.object(input['params'], `${field}.params`);
  return { id: text('id'), appId: text('appId'), ...(params && { params }) };
}

function readTag(read: FieldReader, value: unknown, field: string): TagReference {
  const input = read.required(value, field);
  const tagId = read.string(input['tagId'], `${field}.tagId`, { min: 1, max: 100 });
  if (tagId !== undefined) return { tagId };
  return { labelKey: read.string(input['labelKey'] ?? '', `${field}.labelKey`, { min: 1, max: 100 }) ?? '' };
}

/** Reads the customers who are eligible for a discount: members, contacts of a segment, or contacts with a label. */
function readEligibility(read: FieldReader, input: Input, field: string): Trigger {
  read.enumeration(input['eligibilityType'], `${field}.eligibilityType`, eligibilityTypes);
  const part = (name: string) => read.object(input[name], `${field}.${name}`);
  const [members, segments, tags] = ['individualMembersInfo', 'contactSegmentsInfo', 'contactTagsInfo'].map(part);
  if (segments) {
    return { segmentIds: readStrings(read, segments['segmentIds'], `${field}.contactSegmentsInfo.segmentIds`, 1) };
  }
  if (tags) {
    const path = `${field}.contactTagsInfo.tagReferences`;
    const list = read.list(tags['tagReferences'] ?? [], path, { min: 1, max: 100 }) ?? [];
    return { tags: list.map((one, index) => readTag(read, one, `${path}[${index}]`)) };
  }
  if (members) {
    return { memberIds: readStrings(read, members['memberIds'], `${field}.individualMembersInfo.memberIds`, 1) };
  }
  read.addViolation(field, 'must have contactSegmentIds, contactTagIds or contactLabelKeys', 'REQUIRED_ONE_OF_FIELD');
  return { memberIds: [] };
}

/** Reports a trigger type without its field, and one whose field is not the given one. */
function checkTriggerType(read: FieldReader, input: Input, field: string): void {
  const type = read.enumeration(input['triggerType'], `${field}.triggerType`, triggerTypes);
  if (!type || !isMissing(input[triggerFields[type]])) return;
  const ruleName = missingFieldRules[type] ?? 'INVALID_TRIGGER_TYPE';
  read.addViolation(`${field}.triggerType`, `requires ${triggerFields[type]}`, 'OTHER', { ruleName });
}

/** Reads the trigger of a rule, with amounts in the currency. */
export function readTrigger(
  read: FieldReader,
  value: unknown,
  field: string,
  currency: string,
  isNested = false,
): Trigger {
  const input = read.required(value, field);
  checkTriggerType(read, input, field);
  const part = (name: string) => read.object(input[name], `${field}.${name}`);
  const [and, or, subtotal, quantity] = ['and', 'or', 'subtotalRange', 'itemQuantityRange'].map(part);
  const several = (group: Input, name: string): Trigger[] => {
    const path = `${field}.${name}`;
    if (isNested) {
      read.addViolation(path, 'must not be nested', 'OTHER', { ruleName: 'OPERATOR_TOO_DEEPLY_NESTED' });
      return [];
    }
    const triggers = read.list(group['triggers'], `${path}.triggers`, { min: 2, max: maxTriggers }) ?? [];
    return triggers.map((one, index) => readTrigger(read, one, `${path}.triggers[${index}]`, currency, true));
  };
  if (and) return { and: several(and, 'and') };
  if (or) return { or: several(or, 'or') };
  if (subtotal) return { subtotal: readRange(read, subtotal, `${field}.subtotalRange`, currency) };
  if (quantity) return { quantity: readRange(read, quantity, `${field}.itemQuantityRange`) };
  const custom = part('customTrigger');
  if (custom) return { custom: readCustom(read, custom, `${field}.customTrigger`) };
  const eligibility = part('customerEligibility');
  if (eligibility) return readEligibility(read, eligibility, `${field}.customerEligibility`);
  read.addViolation(field, 'must have a condition', 'REQUIRED_ONE_OF_FIELD');
  return { memberIds: [] };
}
