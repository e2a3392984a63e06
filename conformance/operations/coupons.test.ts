import fc from 'fast-check';
import { describe } from 'vitest';
import { count, flag, float, guid, list, nullable, partialRecord, pathId, text } from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';

const specificationWith = (number: fc.Arbitrary<unknown>) =>
  partialRecord({
    name: nullable(text),
    code: nullable(text),
    minimumSubtotal: number,
    moneyOffAmount: number,
    percentOffRate: number,
    fixedPriceAmount: number,
    freeShipping: flag,
    buyXGetY: fc.record({ x: count, y: count }),
    scope: partialRecord({ namespace: text, group: partialRecord({ name: text, entityId: nullable(guid) }) }),
    startTime: nullable(text),
    usageLimit: nullable(count),
    active: nullable(flag),
  });
const own = specificationWith(float) as fc.Arbitrary<object>;
/** Finite numbers, because the official coupons client does not convert the strings for NaN and Infinity. */
const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const wire = partialRecord({
  id: guid,
  specification: specificationWith(finite),
  dateCreated: text,
  expired: flag,
  numberOfUsages: count,
  displayData: partialRecord({ name: text, mediaItem: partialRecord({ url: text, width: count }) }),
});

describe('coupons', () => {
  sameCall('coupons.createCoupon', fc.tuple(own), partialRecord({ id: guid }));
  sameCall('coupons.updateCoupon', fc.tuple(pathId, own), fc.constant({}));
  sameCall('coupons.getCoupon', fc.tuple(pathId), partialRecord({ coupon: wire }));
  sameCall('coupons.deleteCoupon', fc.tuple(pathId), fc.constant({}));
  sameCall(
    'coupons.queryCoupons',
    fc.tuple(
      partialRecord({
        filter: nullable(text),
        sort: nullable(text),
        paging: partialRecord({ limit: count, offset: nullable(count) }),
      }),
    ),
    partialRecord({ coupons: list(wire), totalResults: count }),
  );
});
