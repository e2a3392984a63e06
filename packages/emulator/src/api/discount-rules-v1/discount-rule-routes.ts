import type { QueryField, QueryFields } from '../../kernel/query/field.js';
import { runQuery } from '../../kernel/query/run-query.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { maskedFields } from '../../kernel/input/masked-fields.js';
import { type Route, route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { newId } from '../../kernel/state/ids.js';
import { type DiscountRule, discountRules, requireRule } from '../../shop/pricing/discount-rules/discount-rule.js';
import { readRule } from './read-rule.js';
import { formatRule } from './format-discount-rule.js';

/** Creates a discount rule. It applies immediately, unless it is inactive. */
const createDiscountRule = route({
  id: 'ecom.discountRules.createDiscountRule',
  method: 'POST',
  paths: ['/ecom/v1/discount-rules', '/v1/discount-rules'],
  access: 'merchant',
  handle: ({ body, clock, tenant }) => {
    const read = new FieldReader();
    const {
      active = true,
      name = '',
      ...fields
    } = readRule(read, bodyObject(read, body, 'discountRule'), storeCurrency(tenant));
    read.check();
    const now = clock.now().toISOString();
    const dates = { createdDate: now, updatedDate: now };
    const rule = discountRules(tenant).put({
      id: newId(),
      revision: 1,
      ...dates,
      active,
      name,
      ...fields,
      usageCount: 0,
    });
    return { discountRule: formatRule(rule, now) };
  },
});

/** Gets a discount rule. */
const getDiscountRule = route({
  id: 'ecom.discountRules.getDiscountRule',
  method: 'GET',
  paths: ['/ecom/v1/discount-rules/{discountRuleId}', '/v1/discount-rules/{discountRuleId}'],
  access: 'merchant',
  handle: ({ clock, params, tenant }) => ({
    discountRule: formatRule(requireRule(tenant, params['discountRuleId']), clock.now().toISOString()),
  }),
});

/** The fields of a rule that a field mask may name. */
const maskFields = {
  name: 'value',
  active: 'value',
  activeTimeInfo: 'any',
  trigger: 'any',
  discounts: 'any',
  settings: 'any',
  tags: 'any',
  extendedFields: 'any',
} as const;

/** Updates a discount rule: the given fields, or those of the mask. Requires the current revision. */
const updateDiscountRule = route({
  id: 'ecom.discountRules.updateDiscountRule',
  method: 'PATCH',
  paths: ['/ecom/v1/discount-rules/{discountRule.id}', '/v1/discount-rules/{discountRule.id}'],
  access: 'merchant',
  handle: ({ body, clock, params, tenant }) => {
    const rule = requireRule(tenant, params['discountRule.id']);
    const now = clock.now().toISOString();
    const read = new FieldReader();
    const input = bodyObject(read, body, 'discountRule');
    if (!input['revision']) read.missing('discountRule.revision');
    const mask = isObject(body) ? body['mask'] : undefined;
    const request = { input, before: formatRule(rule, now), mask, fields: maskFields, maskField: 'mask' };
    const changes = Object.entries(maskedFields(read, request)).filter(([, value]) => value !== undefined);
    const {
      active = rule.active,
      name = rule.name,
      ...changed
    } = readRule(read, { ...formatRule(rule, now), ...Object.fromEntries(changes) }, storeCurrency(tenant));
    read.check();
    if (String(input['revision']) !== String(rule.revision)) {
      throw new ApplicationError(
        'conflict',
        'INVALID_REVISION',
        'The rule has changed. Get the current revision and retry.',
        {
          revision: rule.revision,
        },
      );
    }
    const { createdDate, id, revision, usageCount } = rule;
    const saved = discountRules(tenant).put({
      id,
      revision: revision + 1,
      createdDate,
      updatedDate: now,
      active,
      name,
      ...changed,
      usageCount,
    });
    return { discountRule: formatRule(saved, now) };
  },
});

/** Deletes a discount rule. Orders keep its discounts. */
const deleteDiscountRule = route({
  id: 'ecom.discountRules.deleteDiscountRule',
  method: 'DELETE',
  paths: ['/ecom/v1/discount-rules/{discountRuleId}', '/v1/discount-rules/{discountRuleId}'],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    discountRules(tenant).delete(requireRule(tenant, params['discountRuleId']).id);
    return {};
  },
});

const toField = (
  type: QueryField<DiscountRule>['type'],
  read: QueryField<DiscountRule>['read'],
): QueryField<DiscountRule> => ({ type, sortable: true, read });

/** Private tags, as the merchant gave them. */
const getPrivateTags = ({ given }: DiscountRule): string[] =>
  (given as { tags?: { privateTags?: { tagIds?: string[] } } }).tags?.privateTags?.tagIds ?? [];

const fields: QueryFields<DiscountRule> = new Map([
  ['id', toField('string', ({ id }) => id)],
  ['revision', toField('numeric', ({ revision }) => revision)],
  ['name', toField('string', ({ name }) => name)],
  ['active', toField('boolean', ({ active }) => active)],
  ['createdDate', toField('date', ({ createdDate }) => createdDate)],
  ['updatedDate', toField('date', ({ updatedDate }) => updatedDate)],
  ['activeTimeInfo.start', toField('date', ({ start }) => start)],
  ['activeTimeInfo.end', toField('date', ({ end }) => end)],
  ['tags.privateTags.tagIds', toField('list', getPrivateTags)],
]);

/** Queries discount rules by filter, sorting and page. */
const queryDiscountRules = route({
  id: 'ecom.discountRules.queryDiscountRules',
  method: 'POST',
  paths: ['/ecom/v1/discount-rules/query', '/v1/discount-rules/query'],
  access: 'merchant',
  handle: ({ body, clock, tenant }) => {
    const source = { entity: 'discountRule', fields, documents: discountRules(tenant).values() };
    const query = isObject(body) && isObject(body['query']) ? body['query'] : {};
    const { items, metadata } = runQuery(source, { ...query, cursorPaging: query['cursorPaging'] ?? {} });
    const now = clock.now().toISOString();
    return { discountRules: items.map((rule) => formatRule(rule, now)), pagingMetadata: metadata };
  },
});

/** The routes of discount rules. */
export const discountRuleRoutes: readonly Route[] = [
  createDiscountRule,
  queryDiscountRules,
  getDiscountRule,
  updateDiscountRule,
  deleteDiscountRule,
];
