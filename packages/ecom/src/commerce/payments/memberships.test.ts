import { expect, test } from 'vitest';
import { estimateTotals } from '../../testing/estimate-totals.js';

test('converts the expiration dates of valid and invalid memberships', async () => {
  const time = '2026-01-02T03:04:05.678Z';
  const wire = { id: 'm', name: { original: 'Ten visits' }, expirationDate: time };
  const membership = { _id: 'm', name: { original: 'Ten visits' }, expirationDate: new Date(time) };
  const { sent, returned } = await estimateTotals(
    { selectedMemberships: { memberships: [{ _id: 'm', appId: 'app' }] } },
    {
      membershipOptions: { eligibleMemberships: [wire], invalidMemberships: [{ membership: wire, reason: 'USED_UP' }] },
    },
  );
  expect(sent).toEqual({ selectedMemberships: { memberships: [{ id: 'm', appId: 'app' }] } });
  expect(returned.membershipOptions).toEqual({
    eligibleMemberships: [membership],
    invalidMemberships: [{ membership, reason: 'USED_UP' }],
  });
});
