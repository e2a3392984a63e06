import { type LineFacts, type StoredLine, getExtras, payable } from '../../line-items/line.js';
import type { TotalsItem } from '../totals/totals.js';

/** Payment options with which the whole price is due later. */
const offline: readonly (string | undefined)[] = [
  ...['FULL_PAYMENT_OFFLINE', 'MEMBERSHIP_OFFLINE', 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'],
];

/** Part of a unit price that is due when the order is placed. Absent if it is the whole price. */
const getUpFront = ({ depositAmount, paymentOption }: LineFacts): Pick<TotalsItem, 'upFront'> => {
  const upFront = offline.includes(paymentOption) ? '0' : depositAmount;
  return upFront === undefined ? {} : { upFront };
};

/** Fees of a line item. */
const getFees = ({ facts: { fees = [] }, id, reference }: StoredLine): NonNullable<TotalsItem['fees']> =>
  fees.map((fee, index) => ({
    ...fee,
    id: `fee-${id}-${index}`,
    appId: reference?.appId ?? '',
    lineItemIds: [id],
    source: 'ITEM',
  }));

/** Converts a line item to an item of the calculation. */
export const totalsItem = (line: StoredLine): TotalsItem => ({
  id: line.id,
  unitPrice: line.facts.unitPrice,
  ...getUpFront(line.facts),
  quantity: payable(line),
  weight: line.facts.weight,
  shippable: line.facts.shippable,
  collectionIds: line.facts.collectionIds,
  ...(line.reference && { catalogItemId: line.reference.catalogItemId }),
  ...(line.facts.modifierGroups && { extras: getExtras(line.facts) }),
  ...(line.facts.fees && { fees: getFees(line) }),
  ...(line.facts.taxGroupId && { taxGroupId: line.facts.taxGroupId }),
  ...(line.facts.taxedAt && { taxedAt: line.facts.taxedAt }),
  ...(line.facts.subscription?.subscriptionSettings.freeTrialPeriod && { trial: true }),
});
