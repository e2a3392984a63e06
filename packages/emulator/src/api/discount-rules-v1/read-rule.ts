import type { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../kernel/input/object.js';
import type { DiscountRule } from '../../shop/pricing/discount-rules/discount-rule.js';
import { readActiveTime } from './read-active-time.js';
import { readDiscount } from './read-discount.js';
import { readCount } from './read-scopes.js';
import { readTrigger } from './read-trigger.js';

/** The fields of a discount rule that a merchant writes. */
export type RuleFields = Omit<
  DiscountRule,
  'id' | 'revision' | 'createdDate' | 'updatedDate' | 'usageCount' | 'active' | 'name'
> & {
  readonly active?: boolean;
  readonly name?: string;
};

/** Reads a whole rule, with amounts in the currency. Reports field violations to `read`. */
export function readRule(read: FieldReader, rule: Input, currency: string): RuleFields {
  const at = (name: string) => `discountRule.${name}`;
  const active = read.boolean(rule['active'], at('active'));
  const name = read.string(rule['name'] ?? '', at('name'), { min: 1, max: 50 });
  const times = read.object(rule['activeTimeInfo'], at('activeTimeInfo')) ?? {};
  const activeTime = readActiveTime(read, times, at('activeTimeInfo'));
  const trigger = isMissing(rule['trigger']) ? undefined : readTrigger(read, rule['trigger'], at('trigger'), currency);
  const settings = read.object(rule['settings'], at('settings')) ?? {};
  const [usageLimit, usageLimitPerUser] = ['usageLimit', 'usageLimitPerUser'].map((limit) =>
    readCount(read, settings[limit], at(`settings.${limit}`)),
  );
  const forSubscriptions = read.boolean(settings['includeSubscription'], at('settings.includeSubscription')) ?? false;
  const discounts = read.object(rule['discounts'], at('discounts')) ?? {};
  const discount = readDiscount(read, { discounts, settings }, at('discounts.values'), currency);
  const { start, end } = activeTime;
  const { recurrence } = times;
  const activeTimeInfo = {
    ...(start && { start }),
    ...(end && { end }),
    ...(activeTime.windows && { recurrence }),
  };
  return {
    discount,
    forSubscriptions,
    given: {
      ...(trigger && { trigger: rule['trigger'] }),
      discounts: rule['discounts'],
      ...(Object.keys(activeTimeInfo).length > 0 && { activeTimeInfo }),
      ...Object.fromEntries(
        ['settings', 'tags', 'extendedFields'].flatMap((field) =>
          isMissing(rule[field]) ? [] : [[field, rule[field]]],
        ),
      ),
    },
    ...(active !== undefined && { active }),
    ...(name && { name }),
    ...activeTime,
    ...(trigger && { trigger }),
    ...(usageLimit !== undefined && { usageLimit }),
    ...(usageLimitPerUser !== undefined && { usageLimitPerUser }),
  };
}
