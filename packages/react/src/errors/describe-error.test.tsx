import { isCartwrightError } from '@cartwright/core';
import { addAllToCurrentCart, getCurrentCart, updateCurrentCart } from '@cartwright/ecom/current-cart';
import { getOrder } from '@cartwright/ecom/orders';
import { validateSelection, toLineItem } from '@cartwright/stores/selection';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlatform, type Platform } from '../testing/platform.js';
import { describeError, errorMessages } from './index.js';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform(1);
});

const catchFailure = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => {
      throw new Error('It did not fail.');
    },
    (error: unknown) => error,
  );

describe('errors of the platform', () => {
  it('are described by their code', async () => {
    await platform.fill(['quiet-teapot', 1]);
    const { updateCurrentCart: update } = platform.client.use({ updateCurrentCart });
    const error = await catchFailure(update({ couponCode: 'NO-SUCH-CODE' }));
    expect(describeError(error)).toBe('There is no coupon with this code. Check the spelling.');
    expect(describeError(error, { ERROR_COUPON_DOES_NOT_EXIST: 'Unbekannt.' })).toBe('Unbekannt.');
  });

  it("pass their data and the platform's description to a custom message", async () => {
    platform.refuse('/carts/current', 400, 'SHELF_IS_HIGH');
    const error = await catchFailure(platform.client.use(getCurrentCart)());
    expect(describeError(error)).toBe(errorMessages.application);
    const own = {
      SHELF_IS_HIGH: ({ code, description }: { code?: unknown; description?: unknown }) =>
        `${String(code)}: ${String(description)}`,
    };
    expect(describeError(error, own)).toBe('SHELF_IS_HIGH: Refused by the test');
    expect(describeError(error, { SHELF_IS_HIGH: '{description}, {missing}.' })).toBe('Refused by the test, .');
  });

  it.each([
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [503, 'system'],
  ] as const)('without a known code are described by their status or kind: %i', async (status, key) => {
    platform.refuse('/orders/none', status, 'UNHEARD_OF');
    const error = await catchFailure(platform.client.use(getOrder)('none', { retry: false }));
    expect(describeError(error)).toBe(errorMessages[key]);
  });
});

describe('errors of the SDK', () => {
  it('contain the number of added units', async () => {
    const product = await platform.product('low-shelf-bookcase');
    const add = platform.client.use(addAllToCurrentCart)({ lineItems: [toLineItem(product, {}, 5)] });
    expect(describeError(await catchFailure(add))).toBe(
      'There are not that many left: 2 of 5 were added to your cart.',
    );
  });

  it('contain that nothing was added', async () => {
    const product = await platform.product('orange-blossom-candle');
    const add = platform.client.use(addAllToCurrentCart)({ lineItems: [toLineItem(product, {})] });
    expect(describeError(await catchFailure(add))).toBe('This has just sold out.');
  });

  it('name the first problem of an incomplete selection', async () => {
    const product = await platform.product('everyday-tee');
    const add = (async () => toLineItem(product, {}))();
    expect(describeError(await catchFailure(add))).toBe('Choose: Color.');
    expect(describeError(validateSelection(product, { choices: { Color: 'Moss' } })[0])).toBe('Choose: Size.');
  });

  it('distinguish a lost connection from an offline browser', async () => {
    platform.lose('/carts/current');
    const error = await catchFailure(platform.client.use(getCurrentCart)({ retry: false }));
    expect(isCartwrightError(error) && error.kind).toBe('network');
    expect(describeError(error)).toBe(errorMessages.network);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    expect(describeError(error)).toBe(errorMessages.offline);
  });
});

describe('other values', () => {
  it.each([
    ['emailAlreadyExists', errorMessages.emailAlreadyExists],
    [{ state: 'FAILURE', errorCode: 'resetPassword' }, errorMessages.resetPassword],
    [{ code: 'ERROR_COUPON_HAS_EXPIRED', description: 'x', data: null }, errorMessages.ERROR_COUPON_HAS_EXPIRED],
    [
      { code: 'INVALID_COUPON_STATUS', invalidCouponStatusData: { reason: 'EXPIRED' } },
      errorMessages['INVALID_COUPON_STATUS.EXPIRED'],
    ],
    [
      { code: 'INVALID_GIFT_CARD_STATUS', invalidGiftCardStatusData: { reason: 'EMPTY_BALANCE' } },
      errorMessages['INVALID_GIFT_CARD_STATUS.EMPTY_BALANCE'],
    ],
    [
      { code: 'INVALID_COUPON_STATUS', invalidCouponStatusData: { reason: 'NEW' } },
      errorMessages.INVALID_COUPON_STATUS,
    ],
    [{ reason: 'text_too_long', field: 'Name', maxLength: 5 }, 'Use at most 5 characters.'],
    [new TypeError('x is not a function'), errorMessages.unknown],
    ['toString', errorMessages.unknown],
    [undefined, errorMessages.unknown],
    [null, errorMessages.unknown],
    [{}, errorMessages.unknown],
  ])('%o', (value, message) => expect(describeError(value)).toBe(message));
});
