import { check, violation } from '../../kernel/input/violation.js';
import { isObject } from '../../kernel/input/object.js';
import type { SelectedMembership } from '../../shop/pricing/totals/plugin-results.js';
import { readList } from '../../kernel/input/read-list.js';

/**
 * Reads the memberships that the buyer selected, and the line items that each pays for.
 *
 * @throws {ValidationError}
 */
export function readMemberships(value: unknown, field: string): SelectedMembership[] {
  const memberships = isObject(value) ? value.memberships : undefined;
  return readList(memberships, `${field}.memberships`).map(({ appId, id, lineItemIds }, index) => {
    const at = `${field}.memberships[${index}]`;
    const isText = (one: unknown) => typeof one === 'string' && one !== '' && one.length <= 200;
    const missing = (name: string) => violation(`${at}.${name}`, 'must not be empty', 'REQUIRED_FIELD');
    const hasLines = Array.isArray(lineItemIds) && lineItemIds.length > 0 && lineItemIds.every(isText);
    check([
      isText(id) ? undefined : missing('id'),
      isText(appId) ? undefined : missing('appId'),
      hasLines ? undefined : missing('lineItemIds'),
    ]);
    return { id: id as string, appId: appId as string, lineItemIds: lineItemIds as string[] };
  });
}
