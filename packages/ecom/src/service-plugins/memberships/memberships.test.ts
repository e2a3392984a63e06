import { createServicePlugins } from '@cartwright/core/plugins';
import { createPluginSigner } from '@cartwright/core/plugins/testing';
import { expect, test } from 'vitest';
import * as memberships from './index.js';

const { publicKey, signRequest } = await createPluginSigner();
const stub = async (response: Response) => [response.status, (await response.json()) as unknown] as const;

test('converts dates in requests and responses', async () => {
  const plugins = createServicePlugins({ publicKey });
  const when = new Date('2026-03-02T08:00:00.000Z');
  const none = () => ({});
  plugins.provide(memberships.provideHandlers, {
    listEligibleMemberships: ({ request }) => ({
      eligibleMemberships: [
        { _id: 'm-1', expirationDate: request.lineItems[0]?.serviceProperties?.scheduledDate ?? null },
      ],
    }),
    listExistingMemberships: none,
    listPurchasablePlans: none,
    chargeMembership: () => {
      throw new memberships.MembershipCannotBeUsedWixError({ errorType: 'ENDED', ended: { endDate: when } });
    },
    getMembershipVoidability: none,
    voidMembershipCharge: none,
  });
  const list = await signRequest(memberships.provideHandlers, 'listEligibleMemberships', {
    memberId: 'member-1',
    lineItems: [{ serviceProperties: { scheduledDate: when } }],
  });
  expect(await stub(await plugins.respond(list))).toEqual([
    200,
    { eligibleMemberships: [{ id: 'm-1', expirationDate: when.toISOString() }] },
  ]);
  const charge = await signRequest(memberships.provideHandlers, 'chargeMembership', {
    memberId: 'member-1',
    idempotencyKey: 'key-1',
    catalogReference: { catalogItemId: 'item-1' },
  });
  expect(await stub(await plugins.respond(charge))).toEqual([
    428,
    {
      applicationError: {
        code: 'MEMBERSHIP_CANNOT_BE_CHARGED',
        data: { errorType: 'ENDED', ended: { endDate: when.toISOString() } },
      },
    },
  ]);
});
