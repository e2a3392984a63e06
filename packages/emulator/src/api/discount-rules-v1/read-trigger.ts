import type { FieldReader } from '../../kernel/input/field-reader.js';
import type { Input } from '../../kernel/input/object.js';
import type { CustomTrigger, Range, TagReference, Trigger } from '../../shop/pricing/discount-rules/discount-rule.js';
import { readAmount, readCount, readScopes, readStrings } from './read-scopes.js';

const triggerTypes = ['AND', 'SUBTOTAL_RANGE', 'ITEM_QUANTITY_RANGE', 'CUSTOM', 'OR', 'CUSTOMER_ELIGIBILITY'] as const;
const eligibilityTypes = ['INDIVIDUAL_MEMBERS', 'CONTACT_SEGMENTS', 'CONTACT_TAGS'] as const;

/** Maximum number of conditions of a trigger. */
const maxTriggers = 5;

function readRange(read: FieldReader, input: Input, field: string, currency?: string): Range {
  const bound = (name: 'from' | 'to') => {
    const value = input[name];
    if (value === undefined || value === null) return {};
    if (currency) return { [name]: readAmount(read, value, `${field}.${name}`, currency) };
    return { [name]: String(readCount(read, value, `${field}.${name}`) ?? 1) };
  };
  return { ...bound('from'), ...bound('to'), scopes: readScopes(read, input['scopes'], `${field}.scopes`) };
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

/** Reads the trigger of a rule, with amounts in the currency. */
export function readTrigger(read: FieldReader, value: unknown, field: string, currency: string): Trigger {
  const input = read.required(value, field);
  read.enumeration(input['triggerType'], `${field}.triggerType`, triggerTypes);
  const part = (name: string) => read.object(input[name], `${field}.${name}`);
  const [and, or, subtotal, quantity] = ['and', 'or', 'subtotalRange', 'itemQuantityRange'].map(part);
  const several = (group: Input, name: string): Trigger[] =>
    (read.list(group['triggers'], `${field}.${name}.triggers`, { min: 2, max: maxTriggers }) ?? []).map((one, index) =>
      readTrigger(read, one, `${field}.${name}.triggers[${index}]`, currency),
    );
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
