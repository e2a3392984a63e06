import { compare, sum, times } from '../../../kernel/money/decimal.js';
import { type Contact, type Customer, findContacts } from '../../contacts/contact.js';
import { type StoredLine, payable } from '../../line-items/line.js';
import type { EligibleTrigger } from '../totals/plugin-results.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import type { DiscountRule, Range, TagReference, Trigger } from './discount-rule.js';
import { linesIn } from './lines-in.js';

/** Purchase to which discount rules may apply. */
export interface DiscountedPurchase extends Customer {
  readonly lines: readonly StoredLine[];
  /** Custom triggers that the purchase meets. */
  readonly triggers: readonly EligibleTrigger[];
}

const isWithin = ({ from, to }: Range, amount: string): boolean =>
  (from === undefined || compare(amount, from) >= 0) && (to === undefined || compare(amount, to) <= 0);

const hasTag = ({ labelKeys, tagIds }: Contact, tag: TagReference): boolean =>
  'tagId' in tag ? tagIds.includes(tag.tagId) : labelKeys.includes(tag.labelKey);

/** Whether a purchase meets the trigger of a rule. */
export function meets(tenant: Tenant, trigger: Trigger, rule: DiscountRule, purchase: DiscountedPurchase): boolean {
  const { lines, owner, triggers } = purchase;
  if ('and' in trigger) return trigger.and.every((one) => meets(tenant, one, rule, purchase));
  if ('or' in trigger) return trigger.or.some((one) => meets(tenant, one, rule, purchase));
  if ('subtotal' in trigger) {
    const counted = linesIn(lines, trigger.subtotal);
    const subtotal = sum(counted.map((line) => times(line.facts.unitPrice, payable(line))));
    return counted.length > 0 && isWithin(trigger.subtotal, subtotal);
  }
  if ('quantity' in trigger) {
    const count = linesIn(lines, trigger.quantity).reduce((total, line) => total + payable(line), 0);
    return count > 0 && isWithin(trigger.quantity, String(count));
  }
  if ('memberIds' in trigger) return 'memberId' in owner && trigger.memberIds.includes(owner.memberId);
  if ('custom' in trigger) {
    const { appId, id } = trigger.custom;
    return triggers.some((one) => one.appId === appId && one.id === id && one.identifier === rule.id);
  }
  const contacts = findContacts(tenant, purchase);
  if ('segmentIds' in trigger) {
    return contacts.some(({ segmentIds }) => trigger.segmentIds.some((id) => segmentIds.includes(id)));
  }
  return contacts.some((contact) => trigger.tags.some((tag) => hasTag(contact, tag)));
}
