import { purchasableQuantity, type EstimateTotalsResponse } from '@cartwright/ecom/current-cart';
import type { InvalidCouponReason, V2Violation } from '@cartwright/ecom/current-cart-v2';
import { omitUndefined } from './convert-line-item.js';

type Details = NonNullable<EstimateTotalsResponse['calculationErrors']>['couponCalculationError'];

/** Reasons that a coupon cannot be used, by the error code of Cart V1. */
const couponReasons: Readonly<Record<string, InvalidCouponReason>> = {
  ERROR_COUPON_IS_DISABLED: 'DISABLED',
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'INACTIVE',
  ERROR_COUPON_HAS_EXPIRED: 'EXPIRED',
  ERROR_COUPON_USAGE_EXCEEDED: 'MAX_USAGE_EXCEEDED',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
  ERROR_COUPON_NOT_APPLICABLE: 'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
  ERROR_INVALID_SUBTOTAL: 'MIN_SUBTOTAL_NOT_REACHED',
};

const createError = (
  scope: V2Violation['scope'] & string,
  code: V2Violation['code'] & string,
  more: V2Violation = {},
) => ({ scope, code, severity: 'ERROR', ...more }) as const;

function convertCouponError({ applicationError }: NonNullable<Details>, couponCode: string | undefined): V2Violation {
  const { code = '', description } = applicationError ?? {};
  const told = omitUndefined({ description });
  if (code === 'ERROR_COUPON_DOES_NOT_EXIST')
    return createError('DISCOUNT', 'INVALID_COUPON_CODE', {
      ...told,
      invalidCouponCodeData: omitUndefined({ couponCode }),
    });
  const reason = couponReasons[code] ?? 'UNKNOWN_INVALID_COUPON_REASON';
  return createError('DISCOUNT', 'INVALID_COUPON_STATUS', {
    ...told,
    invalidCouponStatusData: { ...omitUndefined({ couponCode }), reason },
  });
}

function listStockViolations({ cart: { lineItems = [] } = {} }: EstimateTotalsResponse): V2Violation[] {
  const gone = lineItems.filter((line) => purchasableQuantity(line) === 0);
  if (gone.length === 0) return [];
  const lineItemIds = gone.flatMap(({ _id }) => _id ?? []);
  const lineItemsOutOfStockData = { lineItemIds, allLineItemsOutOfStock: gone.length === lineItems.length };
  return [createError('LINE_ITEM', 'LINE_ITEMS_OUT_OF_STOCK', { lineItemsOutOfStockData })];
}

/** Missing parts of the delivery of items that are shipped. */
function listDeliveryViolations({ cart }: EstimateTotalsResponse): V2Violation[] {
  const isShipped = cart?.lineItems?.some(
    (line) => line.physicalProperties?.shippable && purchasableQuantity(line) > 0,
  );
  if (!isShipped) return [];
  if (!cart?.contactInfo?.address?.country) return [createError('DELIVERY', 'MISSING_DELIVERY_ADDRESS')];
  return cart.selectedShippingOption ? [] : [createError('DELIVERY', 'MISSING_DELIVERY_METHOD')];
}

/**
 * Converts the problems of an estimate to violations of Cart V2.
 *
 * @param calculatesDelivery - Whether delivery is calculated. Otherwise its missing parts are not reported.
 */
export function convertViolations(estimate: EstimateTotalsResponse, calculatesDelivery: boolean): V2Violation[] {
  const { calculationErrors: errors = {}, cart, violations = [] } = estimate;
  const coupon = cart?.appliedDiscounts?.find((one) => one.coupon)?.coupon?.code;
  const convertGeneralError = (scope: V2Violation['scope'] & string, details: Details): V2Violation[] =>
    details
      ? [createError(scope, 'GENERAL_CODE', omitUndefined({ description: details.applicationError?.description }))]
      : [];
  return [
    ...listStockViolations(estimate),
    ...(errors.couponCalculationError ? [convertCouponError(errors.couponCalculationError, coupon)] : []),
    ...(calculatesDelivery ? listDeliveryViolations(estimate) : []),
    ...convertGeneralError('DELIVERY', errors.generalShippingCalculationError ?? errors.selectedShippingOptionError),
    ...convertGeneralError('TAX', errors.taxCalculationError),
    ...convertGeneralError('MEMBERSHIP', errors.membershipError),
    ...violations.map(({ description, severity, target }): V2Violation => ({
      code: 'CUSTOM_VALIDATION',
      scope: target?.lineItem ? 'LINE_ITEM' : 'GLOBAL',
      ...omitUndefined({ description, severity, customValidationData: target && { target } }),
    })),
  ];
}
