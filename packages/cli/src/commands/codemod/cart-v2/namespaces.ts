/** Namespaces of Cart V1 and Checkout V1, and the namespaces of Cart V2 that replace them. */
export const successors = { currentCart: 'currentCartV2', cart: 'cartV2', checkout: 'cartV2' } as const;

/** Namespace of Cart V1 or Checkout V1. */
export type Namespace = keyof typeof successors;

export const isNamespace = (name: string): name is Namespace => Object.hasOwn(successors, name);

/** Exports that all three namespaces share with their successors. Checked by `conformance/migration`. */
const common =
  `AccountInfo AdditionalFee AdditionalFeeSource Address AddressWithContact ApplicableLineItems ApplicationError
  AppliedDiscount AutoTaxFallbackCalculationDetails BalanceType BaseEventMetadata BuyerInfo Carrier CarrierError
  CarrierServiceOption CatalogReference ChannelType ChargeType Color CustomLineItem DeliveryAllocation DeliveryLogistics
  DeliveryTimeSlot Description DescriptionLine DescriptionLineName DescriptionLineType Details DimensionsUnit DiscountType
  EventMetadata ExtendedFields FallbackReason FieldViolation FileType FreeTrialPeriod FullAddressContactDetails GiftCard
  IdentificationData InvalidMembership ItemModifier ItemTaxFullDetails ItemType ItemTypePreset JurisdictionType
  ManualCalculationReason Membership MembershipPaymentCredits MultiCurrencyPrice NameInLineItem NameInOther Other OtherCharge
  PaymentOption PaymentOptionType PhysicalProperties PickupDetails PickupMethod PlainTextValue PlatformFeeChargeType Policy
  PriceDescription PriceSummary ProductName ProductPeriodAlignment RateType Region RuleType SelectedCarrierServiceOption
  SelectedCarrierServiceOptionOtherCharge SelectedCarrierServiceOptionPrices SelectedMemberships ServiceProperties Severity
  ShippingOption ShippingPrice ShippingRegion SubscriptionFrequency SubscriptionOptionInfo SubscriptionSettings SuggestedFix
  SystemError Target TargetLineItem TaxBreakdown TaxCalculationDetails TaxRateBreakdown TaxSummary TaxableAddress
  TaxableAddressType Title TranslatableString ValidationError VatId VatType Violation ViolationsList WebhookIdentityType
  WeightUnit`.split(/\s+/);

const quotas = ['LimitedQuotaType', 'QuotaType'];

/** Types and enumerations that are the same in a namespace and its successor. */
export const sharedMembers: Readonly<Record<Namespace, ReadonlySet<string>>> = {
  currentCart: new Set([...common, ...quotas]),
  cart: new Set([...common, ...quotas]),
  checkout: new Set([...common, 'RawHttpResponse']),
};
