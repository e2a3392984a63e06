import { done, planned, slug, words, type CoverageItem, type Evidence } from './item.js';

type Enumeration = readonly [name: string, values: string, evidence?: Evidence];

const enumerations = (section: string, list: readonly Enumeration[]): CoverageItem[] =>
  list.map(([name, values, evidence = planned]) => ({
    id: `enum.${slug(name)}`,
    section,
    text: values === '' ? `${name}: values not shown` : `${name}: ${words(values).join(', ')}`,
    ...(values !== '' && { values: words(values) }),
    ...evidence,
  }));

/** Evidence of an enumeration that is compared with the official one. */
const sameAs = (symbol: string): Evidence =>
  done({
    symbol: `@cartwright/${symbol}`,
    test: 'conformance/operations/enumerations.test.ts > the same values as the official module has',
  });
const exactly = (symbol: string): Evidence =>
  done({
    symbol: `@cartwright/identity/${symbol}`,
    test: 'conformance/operations/enumerations.test.ts > no more and no less',
  });
const cart = (name: string) => sameAs(`ecom/current-cart#${name}`);
const order = (name: string) => sameAs(`ecom/orders#${name}`);
const everyValue = (symbol: string): Evidence =>
  done({
    symbol: `@cartwright/ecom/${symbol}`,
    test: 'conformance/operations/commerce-enumerations.test.ts > every enumeration of the official module, with every value',
  });
const named = (name: string): Evidence =>
  done({
    symbol: `@cartwright/ecom/enumerations#${name}`,
    test: 'packages/ecom/src/enumerations/enumerations.test.ts > enumerations without a module',
  });
const reason = (name: string): Evidence =>
  done({
    symbol: `@cartwright/ecom/order-actions#${name}`,
    test: 'packages/ecom/src/order-actions/reasons.test-d.ts > reasons have the specified values',
  });
const exactlyIn = (entry: string) => (name: string) =>
  done({
    symbol: `@cartwright/${entry}#${name}`,
    test: 'conformance/operations/enumerations.test.ts > no more and no less',
  });
const product = exactlyIn('stores/products');
const inventory = exactlyIn('stores/inventory');
const abandonedCarts = exactlyIn('stores/abandoned-carts');
const catalogV3 = (name: string) =>
  done({
    symbol: `@cartwright/stores/catalog-v3#${name}`,
    test: 'conformance/operations/enumerations.test.ts > catalogV3: the values of all official modules',
  });

const identity = enumerations('3. Entities and their fields: Identity and session', [
  ['Identity status', 'PENDING ACTIVE DELETED BLOCKED OFFLINE', exactly('authentication#StatusName')],
  [
    'Auth state',
    'SUCCESS REQUIRE_OWNER_APPROVAL REQUIRE_EMAIL_VERIFICATION STATUS_CHECK',
    exactly('authentication#StateType'),
  ],
  ['Factor type', 'PASSWORD SMS CALL EMAIL TOTP PUSH WEBAUTHN RECOVERY_CODE', exactly('authentication#FactorType')],
  [
    'Factor status',
    'ENABLED REQUIRE_ACTIVATION REQUIRE_REENROLL ENABLED_BY_RULE DISABLED_BY_RULE',
    exactly('authentication#FactorStatus'),
  ],
  ['Multi-factor reason', 'USER_SETTINGS HIGH_RISK_LOGIN', exactly('authentication#MfaReason')],
  ['Email tags', 'MAIN HOME WORK', exactly('authentication#EmailTag')],
  ['Phone tags', 'MAIN HOME MOBILE WORK FAX', exactly('authentication#PhoneTag')],
  ['Address tags', 'HOME WORK BILLING SHIPPING', exactly('authentication#AddressTag')],
  ['Prompt', 'login none', exactly('redirects#Prompt')],
  ['Redirect callback types', 'LOGOUT CHECKOUT AUTHORIZE', exactly('redirects#CallbackType')],
  ['Account sections', 'ACCOUNT_INFO BOOKINGS ORDERS SUBSCRIPTIONS EVENTS', exactly('redirects#MembersAccountSection')],
  [
    'Token role',
    'none visitor member',
    done({
      symbol: '@cartwright/identity#TokenRole',
      test: 'conformance/operations/enumerations.test.ts > token roles',
    }),
  ],
]);

const checkout = enumerations('3. Entities and their fields: Checkout', [
  ['Checkout settings status', 'ACTIVE INACTIVE', everyValue('checkout-templates#Status')],
]);

const commerce = enumerations('3. Entities and their fields: Enumerations (commerce)', [
  ['Line item type (cart, checkout)', 'PHYSICAL DIGITAL GIFT_CARD SERVICE UNRECOGNISED', cart('ItemTypePreset')],
  ['Line item type (order)', 'PHYSICAL DIGITAL CUSTOM_AMOUNT_ITEM', named('OrderLineItemType')],
  ['Availability (cart)', 'AVAILABLE NOT_FOUND NOT_AVAILABLE PARTIALLY_AVAILABLE', cart('ItemAvailabilityStatus')],
  ['Item availability (order)', 'IN_STOCK PARTIALLY_IN_STOCK OUT_OF_STOCK REMOVED_FROM_CATALOG', named('ItemStatus')],
  [
    'Payment option',
    'FULL_PAYMENT_ONLINE FULL_PAYMENT_OFFLINE MEMBERSHIP DEPOSIT_ONLINE MEMBERSHIP_OFFLINE MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
    cart('PaymentOptionType'),
  ],
  ['Weight unit', 'KG LB', cart('WeightUnit')],
  ['Subscription interval', 'DAY WEEK MONTH YEAR', cart('SubscriptionFrequency')],
  ['Tax rate type', 'NO_TAX_COLLECTED MANUAL_RATE AUTO_RATE FALLBACK_RATE', cart('RateType')],
  ['Taxable address type', 'BUSINESS BILLING SHIPPING', cart('TaxableAddressType')],
  ['Tax jurisdiction', 'COUNTRY STATE COUNTY CITY SPECIAL', cart('JurisdictionType')],
  ['Tax id type', 'CPF CNPJ', cart('VatType')],
  ['Pickup method', 'STORE_PICKUP PICKUP_POINT', cart('PickupMethod')],
  ['Additional fee type', 'HANDLING_FEE INSURANCE', cart('ChargeType')],
  ['Additional fee source', 'SERVICE_PLUGIN ITEM MANUAL SHIPPING', order('AdditionalFeeSource')],
  ['Validation severity', 'WARNING ERROR', cart('Severity')],
  ['Suggested fix', 'REMOVE_LINE_ITEM', cart('SuggestedFix')],
  [
    'Sales channel',
    `WEB POS EBAY AMAZON OTHER_PLATFORM WIX_APP_STORE WIX_INVOICES BACKOFFICE_MERCHANT WISH CLASS_PASS GLOBAL_E FACEBOOK ETSY TIKTOK
    FAIRE_COM PAYPAL_AGENTIC_CHECKOUT`,
    cart('ChannelType'),
  ],
  ['Actor type (cart, checkout)', 'ANONYMOUS_VISITOR MEMBER WIX_USER APP', cart('WebhookIdentityType')],
  ['Actor type (order)', 'USER MEMBER CONTACT APP', named('OrderActorType')],
  ['Shipping scope', 'WORLDWIDE SPECIFIC_DESTINATIONS', named('DestinationScope')],
  ['Shipping rule type', 'BY_TOTAL_WEIGHT BY_TOTAL_PRICE BY_TOTAL_QUANTITY', named('ConditionType')],
  ['Comparison operator', 'EQ GT GTE LT LTE', named('LogicalOperator')],
  ['Weekday', 'MON TUE WED THU FRI SAT SUN', everyValue('discount-rules#DayOfWeek')],
  ['Length unit', 'KM MI', named('LengthUnit')],
  ['Sort order', 'ASC DESC', product('SortOrder')],
  ['Business site status', 'UNKNOWN ENABLED DISABLED PENDING DEMO', exactly('members#State')],
  [
    'Order history item type',
    `MERCHANT_COMMENT ORDER_PLACED ORDER_PAID ORDER_FULFILLED ORDER_NOT_FULFILLED DOWNLOAD_LINK_SENT PICKUP_READY_EMAIL_SENT
    TRACKING_NUMBER_ADDED TRACKING_NUMBER_EDITED TRACKING_LINK_WAS_SET SHIPPING_CONFIRMATION_EMAIL_SENT INVOICE_WAS_SET INVOICE_WAS_REMOVED
    INVOICE_WAS_SENT FULFILLER_EMAIL_SENT SHIPPING_ADDRESS_EDITED EMAIL_EDITED ORDER_PARTIALLY_PAID`,
    named('OrderHistoryItemType'),
  ],
  ['Discount source', 'AUTOMATIC_RULE COUPON', named('DiscountSourceType')],
  ['Discount scope', 'CART_SUBTOTAL LINE_ITEM DELIVERY', named('DiscountScope')],
  ['Discount rule status', 'LIVE EXPIRED PENDING', everyValue('discount-rules#Status')],
  ['Discount rule discount types', 'PERCENTAGE FIXED_AMOUNT FIXED_PRICE', everyValue('discount-rules#DiscountType')],
  ['Tip type', 'PERCENTAGE AMOUNT CUSTOM', named('TipType')],
  ['Tip source', 'POS WEB DASHBOARD', named('TipSource')],
  ['Tip split method', 'EQUAL PROPORTIONAL', named('StaffDistributionMethod')],
  ['Inventory update trigger', 'ON_ORDER_PAID ON_ORDER_PLACED', everyValue('orders-settings#InventoryUpdateTrigger')],
  ['Payment method', 'MANUAL', named('PaymentMethod')],
  ['Shipping-label postal services', '', everyValue('shippo-configurations#DomesticService')],
  ['Shipping-label package types', '', everyValue('shippo-configurations#PackageType')],
  ['Shipping-label fixed or percentage', '', everyValue('shippo-configurations#CalculationType')],
]);

const catalog = enumerations('3. Entities and their fields: Enumerations (catalog)', [
  ['Product type', 'physical digital', product('ProductType')],
  ['Inventory status', 'IN_STOCK OUT_OF_STOCK PARTIALLY_OUT_OF_STOCK', product('InventoryStatus')],
  ['Option type', 'drop_down color', product('OptionType')],
  ['Product discount type', 'NONE AMOUNT PERCENT', product('DiscountType')],
  [
    'Measurement units',
    'ML CL L CBM MG G KG MM CM M SQM OZ LB FLOZ PT QT GAL IN FT YD SQFT',
    product('MeasurementUnit'),
  ],
  [
    'Digital file types',
    'SECURE_PICTURE SECURE_VIDEO SECURE_DOCUMENT SECURE_MUSIC SECURE_ARCHIVE',
    product('FileType'),
  ],
  ['Catalog version', 'V1_CATALOG V3_CATALOG STORES_NOT_INSTALLED', product('Version')],
  ['Media item type', 'image video audio document zip', product('MediaItemType')],
  ['Availability (catalog)', 'UNKNOWN OUT_OF_STOCK IN_STOCK PREORDER', catalogV3('AvailabilityStatus')],
  ['Preorder status', 'ENABLED DISABLED PARTIALLY_ENABLED', catalogV3('PreorderStatus')],
  ['Customization type', 'PRODUCT_OPTION MODIFIER', catalogV3('CustomizationType')],
  ['Option render type', 'TEXT_CHOICES SWATCH_CHOICES FREE_TEXT', catalogV3('CustomizationRenderType')],
  ['Choice type', 'CHOICE_TEXT ONE_COLOR MULTIPLE_COLORS IMAGE', catalogV3('ChoiceType')],
  ['Row state', 'READY IN_PROCESS SOFT_DELETED PERMANENTLY_DELETED', catalogV3('InternalRowState')],
  [
    'Requested fields',
    'ASSIGNED_PRODUCTS_COUNT CURRENCY MERCHANT_DATA SUBSCRIPTION_PRICES_INFO WEIGHT_MEASUREMENT_UNIT_INFO',
    catalogV3('RequestedFields'),
  ],
  ['Actor types (catalog)', 'UNKNOWN ANONYMOUS_VISITOR MEMBER WIX_USER APP', product('WebhookIdentityType')],
  ['Recurrence period unit', 'UNDEFINED DAY WEEK MONTH YEAR', cart('SubscriptionFrequency')],
  ['Discount type (other)', 'UNDEFINED AMOUNT PERCENT', exactlyIn('stores/subscription-options')('DiscountType')],
  ['Inventory change source', 'UNKNOWN ORDER MANUAL REVERT_INVENTORY_CHANGE', inventory('ReasonType')],
  ['Abandoned checkout status', 'ABANDONED RECOVERED', abandonedCarts('Status')],
  [
    'Back-in-stock request status',
    'RECEIVED PROCESSING NOTIFICATION_SENT FAILED',
    exactlyIn('ecom/back-in-stock-notifications')('Status'),
  ],
  ['Abandoned-checkout activity actors', 'ADMIN MEMBER VISITOR CONTACT', abandonedCarts('Identity')],
]);

const states = enumerations('4. States and transitions', [
  [
    'Login state',
    'INITIAL SUCCESS FAILURE EMAIL_VERIFICATION_REQUIRED OWNER_APPROVAL_REQUIRED USER_CAPTCHA_REQUIRED SILENT_CAPTCHA_REQUIRED',
    done({
      symbol: '@cartwright/identity#LoginState',
      test: 'packages/identity/src/login/form-login.test.ts > sends nothing in the state %j',
      row: 'processVerification > sends nothing in the state {"loginState":"OWNER_APPROVAL_REQUIRED"}',
    }),
  ],
  ['Order status', 'INITIALIZED APPROVED CANCELED PENDING REJECTED', order('OrderStatus')],
  [
    'Order payment status',
    'NOT_PAID PAID PARTIALLY_PAID PARTIALLY_REFUNDED FULLY_REFUNDED PENDING PENDING_MERCHANT CANCELED DECLINED',
    order('PaymentStatusEnumPaymentStatus'),
  ],
  [
    'Order payment status (another listing)',
    'NOT_PAID PAID PARTIALLY_PAID PARTIALLY_REFUNDED FULLY_REFUNDED PENDING PENDING_MERCHANT CANCELED DECLINED UNSPECIFIED_PAYMENT_STATUS',
    named('OrderPaymentStatus'),
  ],
  ['Order fulfillment status', 'NOT_FULFILLED PARTIALLY_FULFILLED FULFILLED', order('FulfillmentStatus')],
  [
    'Order fulfillment status (another listing)',
    'NOT_FULFILLED PARTIALLY_FULFILLED FULFILLED CANCELED',
    everyValue('order-fulfillments#FulfillmentStatus'),
  ],
  [
    'Fulfillment status (checkout)',
    'NOT_FULFILLED FULFILLED CANCELED PARTIALLY_FULFILLED',
    everyValue('order-fulfillments#FulfillmentStatus'),
  ],
  [
    'Transaction payment status',
    'APPROVED PENDING PENDING_MERCHANT CANCELED DECLINED REFUNDED PARTIALLY_REFUNDED AUTHORIZED VOIDED UNDEFINED',
    everyValue('order-transactions#TransactionStatus'),
  ],
  ['Refund status', 'PENDING SUCCEEDED FAILED SCHEDULED STARTED', everyValue('order-transactions#RefundStatus')],
  ['Chargeback status', 'APPROVED REVERSED', everyValue('order-transactions#ChargebackStatus')],
  ['Authorized payment scheduled action', 'VOID CAPTURE', everyValue('order-transactions#ActionType')],
  ['Offline payment status', 'UNPAID PAID EXPIRED', named('OfflinePaymentStatus')],
  ['Refundability', 'NOT_REFUNDABLE MANUAL REFUNDABLE', everyValue('orders#RefundableStatus')],
  [
    'Invoice statuses',
    'Draft Sent Processing Paid Overdue Void Deleted PartiallyPaid PartialAndOverdue',
    everyValue('orders#InvoiceStatus'),
  ],
  ['Cart abandonment', 'ABANDONED RECOVERED', abandonedCarts('Status')],
]);

const validation = enumerations('5. Validation rules', [
  [
    'Violation kinds',
    `VALIDATION OTHER MAX MIN MAX_LENGTH MIN_LENGTH MAX_SIZE MIN_SIZE FORMAT DECIMAL_LTE DECIMAL_GTE DECIMAL_LT DECIMAL_GT
    DECIMAL_MAX_SCALE INVALID_ENUM_VALUE REQUIRED_FIELD FIELD_NOT_ALLOWED ONE_OF_ALIGNMENT EXACT_LENGTH EXACT_SIZE REQUIRED_ONE_OF_FIELD`,
    done({
      symbol: '@cartwright/core#KnownViolationKind',
      test: 'packages/core/src/errors/errors.test-d.ts > there are the 21 violation kinds of the specification',
    }),
  ],
  [
    'Checkout validation modes',
    'SKIP_VALIDATIONS PRE_CHECKOUT_VALIDATIONS CHECKOUT_VALIDATIONS',
    done({
      symbol: '@cartwright/ecom/enumerations#ValidationsConfig',
      test: 'conformance/walk/validates.test.ts > each validation mode calls its plugins',
    }),
  ],
]);

const roles = enumerations('6. Roles and permissions', [
  ['Event identity types', 'ANONYMOUS_VISITOR MEMBER WIX_USER APP UNKNOWN', cart('WebhookIdentityType')],
]);

const reasons = enumerations('8. Error catalogue: Reason catalogues', [
  [
    'Refund unavailable',
    `ALREADY_REFUNDED PROVIDER_IS_DOWN NOT_PAID ZERO_PRICE DISABLED_BY_PROVIDER PENDING_REFUND FORBIDDEN TRANSACTION_NOT_FOUND
    ORDER_IS_PENDING ORDER_IS_REJECTED AMOUNT_OFFSET_BY_CHARGEBACK INTERNAL_ERROR ACCESS_DENIED PARTIALLY_PAID DEPOSIT_ONLINE_ITEM`,
    reason('RefundUnavailableReason'),
  ],
  [
    'Refund failure',
    'ACCESS_DENIED FORBIDDEN TRANSACTION_NOT_FOUND INTERNAL_ERROR DISABLED_BY_PROVIDER',
    reason('RefundFailureReason'),
  ],
  [
    'Capture and void unavailable',
    'EXPIRED NOT_SUPPORTED NOT_FOUND OFFLINE REQUIRES_CARD_READER',
    reason('CaptureUnavailableReason'),
  ],
  ['Auto-tax failure', 'AUTO_TAX_FAILED AUTO_TAX_DEACTIVATED', reason('AutoTaxFailureReason')],
]);

/** Enumerations with their values. */
export const enumerationItems = [
  ...identity,
  ...checkout,
  ...commerce,
  ...catalog,
  ...states,
  ...validation,
  ...roles,
  ...reasons,
];
