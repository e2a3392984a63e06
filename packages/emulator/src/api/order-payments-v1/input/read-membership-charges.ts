import type { FieldReader } from '../../../kernel/input/field-reader.js';
import type { Input } from '../../../kernel/input/object.js';
import type { MembershipCharge } from '../../../shop/payments/membership-payments.js';

/**
 * Reads the memberships to charge, as `{ lineItemId, membershipIdentifier }`: existing ones, or ones that the order
 * contains.
 */
export function readMembershipCharges(read: FieldReader, value: unknown, min: number): MembershipCharge[] {
  return (read.list(value, 'memberships', { min, max: 100 }) ?? []).map((item, index) => {
    const at = `memberships[${index}]`;
    const input = read.required(item, at);
    const text = (from: Input, name: string, path: string) =>
      read.string(from[name] ?? '', `${path}.${name}`, { min: 1, max: 100 }) ?? '';
    const lineItemId = text(input, 'lineItemId', at);
    const path = `${at}.membershipIdentifier`;
    const identifier = read.required(input['membershipIdentifier'], path);
    const existing = read.object(identifier['existingMembership'], `${path}.existingMembership`);
    const future = read.object(identifier['futureMembership'], `${path}.futureMembership`);
    if (future && !existing) {
      const [line, benefit] = ['lineItemId', 'benefitId'].map((name) => text(future, name, `${path}.futureMembership`));
      return { lineItemId, futureMembership: { lineItemId: line ?? '', benefitId: benefit ?? '' } };
    }
    const older = { appId: identifier['membershipAppId'], membershipId: identifier['membershipId'] };
    if (!existing && older.membershipId === undefined)
      read.addViolation(path, 'must not be empty', 'REQUIRED_ONE_OF_FIELD');
    const membership = existing ?? (older.membershipId === undefined ? undefined : older);
    const [appId = '', membershipId = ''] = ['appId', 'membershipId'].map(
      (name) => membership && text(membership, name, `${path}.existingMembership`),
    );
    return { lineItemId, membershipId, appId };
  });
}
