import { expect, test } from 'vitest';
import * as enumerations from './index.js';

/** The values of the specification. A module may also have a member that stands for no value. */
const specified = {
  CalculationType: 'FIXED PERCENTAGE',
  ConditionType: 'BY_TOTAL_WEIGHT BY_TOTAL_PRICE BY_TOTAL_QUANTITY',
  DayOfWeek: 'MON TUE WED THU FRI SAT SUN',
  DestinationScope: 'WORLDWIDE SPECIFIC_DESTINATIONS',
  DiscountScope: 'CART_SUBTOTAL LINE_ITEM DELIVERY',
  DiscountSourceType: 'AUTOMATIC_RULE COUPON',
  DomesticService: 'GROUND_ADVANTAGE PRIORITY_MAIL PRIORITY_MAIL_EXPRESS',
  InternationalService:
    'FIRST_CLASS_PACKAGE_INTERNATIONAL PRIORITY_MAIL_INTERNATIONAL PRIORITY_MAIL_EXPRESS_INTERNATIONAL',
  ItemStatus: 'IN_STOCK PARTIALLY_IN_STOCK OUT_OF_STOCK REMOVED_FROM_CATALOG',
  LengthUnit: 'KM MI',
  LogicalOperator: 'EQ GT GTE LT LTE',
  OfflinePaymentStatus: 'UNPAID PAID EXPIRED',
  OrderActorType: 'USER MEMBER CONTACT APP',
  OrderHistoryItemType:
    'MERCHANT_COMMENT ORDER_PLACED ORDER_PAID ORDER_FULFILLED ORDER_NOT_FULFILLED DOWNLOAD_LINK_SENT ' +
    'PICKUP_READY_EMAIL_SENT TRACKING_NUMBER_ADDED TRACKING_NUMBER_EDITED TRACKING_LINK_WAS_SET ' +
    'SHIPPING_CONFIRMATION_EMAIL_SENT INVOICE_WAS_SET INVOICE_WAS_REMOVED INVOICE_WAS_SENT FULFILLER_EMAIL_SENT ' +
    'SHIPPING_ADDRESS_EDITED EMAIL_EDITED ORDER_PARTIALLY_PAID',
  OrderLineItemType: 'PHYSICAL DIGITAL CUSTOM_AMOUNT_ITEM',
  OrderPaymentStatus:
    'UNSPECIFIED_PAYMENT_STATUS NOT_PAID PAID PARTIALLY_PAID PARTIALLY_REFUNDED FULLY_REFUNDED PENDING ' +
    'PENDING_MERCHANT CANCELED DECLINED',
  PackageType:
    'CUSTOM FLAT_RATE_ENVELOPE PADDED_FLAT_RATE_ENVELOPE SMALL_FLAT_RATE_BOX MEDIUM_FLAT_RATE_BOX_1 ' +
    'MEDIUM_FLAT_RATE_BOX_2 LARGE_FLAT_RATE_BOX',
  PaymentMethod: 'MANUAL',
  StaffDistributionMethod: 'EQUAL PROPORTIONAL',
  TipSource: 'POS WEB DASHBOARD',
  TipType: 'PERCENTAGE AMOUNT CUSTOM',
  ValidationsConfig: 'SKIP_VALIDATIONS PRE_CHECKOUT_VALIDATIONS CHECKOUT_VALIDATIONS',
};

test('enumerations without a module have the specified values', () => {
  const values = (name: string, all: object) =>
    Object.values<string>(all as Record<string, string>).filter(
      (value) => name === 'OrderPaymentStatus' || !value.startsWith('UN') || value === 'UNPAID',
    );
  expect(
    Object.fromEntries(Object.entries(enumerations).map(([name, all]) => [name, values(name, all).join(' ')])),
  ).toEqual(specified);
  for (const all of Object.values(enumerations)) expect(Object.keys(all)).toEqual(Object.values(all));
});
