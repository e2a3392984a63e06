/** Renamed exports of the official packages, by namespace: earlier name and current name. */
export const renamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@wix/ecom#orders': { ItemTypeItemType: 'ItemTypePreset' },
  '@wix/ecom#currentCart': { ItemTypeItemType: 'ItemTypePreset' },
  '@wix/ecom#cart': { ItemTypeItemType: 'ItemTypePreset' },
  '@wix/ecom#checkout': { ItemTypeItemType: 'ItemTypePreset', CommonVatId: 'VatId', CommonVatType: 'VatType' },
};

/** Enumeration whose name stands for another one in the current packages. */
export interface Reused {
  /** Current name of the earlier enumeration. */
  readonly name: string;
  /** Members that only the earlier enumeration has. */
  readonly earlier: readonly string[];
  /** Members that only the current enumeration has. */
  readonly current: readonly string[];
  /** Both meanings. */
  readonly problem: string;
}

/** Enumerations whose name is reused, by namespace and name. */
export const reused: Readonly<Record<string, Reused>> = {
  '@wix/ecom#orders.PaymentStatus': {
    name: 'PaymentStatusEnumPaymentStatus',
    earlier: ['UNSPECIFIED', 'NOT_PAID', 'PAID', 'FULLY_REFUNDED', 'PARTIALLY_PAID'],
    current: ['APPROVED', 'REFUNDED', 'AUTHORIZED', 'VOIDED'],
    problem: '`PaymentStatus` was the status of an order, and is the status of a payment in the current packages.',
  },
};

/** Types that the current packages no longer have, by namespace. */
export const removed: Readonly<Record<string, readonly string[]>> = {
  '@wix/ecom#orders': [
    'BatchOfTriggerReindexOrderRequest',
    'CommitDeltasApplicationErrors',
    'CommitDeltasOptions',
    'ContinueSideEffectsFlowInLegacyData',
    'IndexingMessage',
    'SearchOrdersOptions',
    'SnapshotMessage',
    'TriggerSideEffectsFromLegacyData',
    'UpsertRefundRequest',
    'UpsertRefundResponse',
  ],
  '@wix/ecom#currentCart': ['MerchantDiscountInput'],
  '@wix/ecom#cart': ['MerchantDiscountInput'],
  '@wix/ecom#checkout': ['MerchantDiscountInput', 'Street', 'V1CustomField', 'V1LineItem', 'V1ShippingInfo'],
};

const zeroValues = { PickupMethod: ['UNKNOWN_METHOD'], TaxableAddressType: ['UNKNOWN_TAXABLE_ADDRESS'] };

/** Members that the current packages no longer have, by namespace and enumeration. */
export const removedMembers: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '@wix/ecom#orders': {
    ...zeroValues,
    ActionType: ['UNKNOWN_ACTION_TYPE'],
    ActivityType: ['NEW_EXCHANGE_ORDER_CREATED', 'ORDER_CREATED_FROM_EXCHANGE'],
    AdjustmentType: ['UNKNOWN_ADJUSTMENT_TYPE'],
    AuthorizationCaptureStatus: ['UNKNOWN_STATUS'],
    AuthorizationVoidStatus: ['UNKNOWN_STATUS'],
    ChargebackStatus: ['UNSPECIFIED'],
    DeltaPaymentOptionType: ['UNKNOWN_PAYMENT_OPTION'],
    DurationUnit: ['UNKNOWN_DURATION_UNIT'],
    Reason: ['UNKNOWN_REASON'],
    ScheduledAction: ['UNSPECIFIED'],
  },
  '@wix/ecom#currentCart': zeroValues,
  '@wix/ecom#cart': zeroValues,
  '@wix/ecom#checkout': { ...zeroValues, VatType: ['UNSPECIFIED_TAX_TYPE'] },
};
