import type * as ourCheckout from '@cartwright/ecom/checkout';
import type * as ourOrders from '@cartwright/ecom/orders';
import type * as our from '@cartwright/ecom/service-plugins';
import type * as ourProducts from '@cartwright/stores/products';
import type * as additionalFees from '@wix/auto_sdk_ecom_additional-fees';
import type * as catalog from '@wix/auto_sdk_ecom_catalog';
import type * as checkout from '@wix/auto_sdk_ecom_checkout';
import type * as customTriggers from '@wix/auto_sdk_ecom_custom-triggers';
import type * as discounts from '@wix/auto_sdk_ecom_discounts';
import type * as giftVouchersProvider from '@wix/auto_sdk_ecom_gift-vouchers-provider';
import type * as inventory from '@wix/auto_sdk_ecom_inventory';
import type * as memberships from '@wix/auto_sdk_ecom_memberships';
import type * as orders from '@wix/auto_sdk_ecom_orders';
import type * as paymentSettings from '@wix/auto_sdk_ecom_payment-settings';
import type * as recommendationsProvider from '@wix/auto_sdk_ecom_recommendations-provider';
import type * as shippingRates from '@wix/auto_sdk_ecom_shipping-rates';
import type * as taxCalculationProvider from '@wix/auto_sdk_ecom_tax-calculation-provider';
import type * as validations from '@wix/auto_sdk_ecom_validations';
import type * as products from '@wix/auto_sdk_stores_products';
import type { Missing } from '../harness/missing.js';

/** Shipping addresses have two names for one field of the platform. Both clients use the other one, `addressLine1`. */
type NoneButLine<Paths extends `${string}.addressLine`> = Paths;
type None<Paths extends never> = Paths;

/** Cartwright has every field of the official plugins' requests, results and errors. */
export type AllPluginFieldsAreThere = [
  None<Missing<additionalFees.CalculateAdditionalFeesRequest, our.additionalFees.CalculateAdditionalFeesRequest>>,
  None<Missing<additionalFees.CalculateAdditionalFeesResponse, our.additionalFees.CalculateAdditionalFeesResponse>>,
  None<Missing<catalog.GetCatalogItemsRequest, our.catalog.GetCatalogItemsRequest>>,
  None<Missing<catalog.GetCatalogItemsResponse, our.catalog.GetCatalogItemsResponse>>,
  None<Missing<customTriggers.ListTriggersRequest, our.customTriggers.ListTriggersRequest>>,
  None<Missing<customTriggers.ListTriggersResponse, our.customTriggers.ListTriggersResponse>>,
  None<Missing<customTriggers.GetEligibleTriggersRequest, our.customTriggers.GetEligibleTriggersRequest>>,
  None<Missing<customTriggers.GetEligibleTriggersResponse, our.customTriggers.GetEligibleTriggersResponse>>,
  None<Missing<discounts.GetEligibleDiscountsRequest, our.discounts.GetEligibleDiscountsRequest>>,
  None<Missing<discounts.GetEligibleDiscountsResponse, our.discounts.GetEligibleDiscountsResponse>>,
  None<Missing<giftVouchersProvider.GetBalanceRequest, our.giftVouchersProvider.GetBalanceRequest>>,
  None<Missing<giftVouchersProvider.GetBalanceResponse, our.giftVouchersProvider.GetBalanceResponse>>,
  None<Missing<giftVouchersProvider.RedeemRequest, our.giftVouchersProvider.RedeemRequest>>,
  None<Missing<giftVouchersProvider.RedeemResponse, our.giftVouchersProvider.RedeemResponse>>,
  None<Missing<giftVouchersProvider.VoidRequest, our.giftVouchersProvider.VoidRequest>>,
  None<Missing<giftVouchersProvider.VoidResponse, our.giftVouchersProvider.VoidResponse>>,
  None<Missing<inventory.DecrementAvailabilityRequest, our.inventory.DecrementAvailabilityRequest>>,
  None<Missing<inventory.DecrementAvailabilityResponse, our.inventory.DecrementAvailabilityResponse>>,
  None<Missing<inventory.IncrementAvailabilityRequest, our.inventory.IncrementAvailabilityRequest>>,
  None<Missing<inventory.IncrementAvailabilityResponse, our.inventory.IncrementAvailabilityResponse>>,
  None<Missing<memberships.ListEligibleMembershipsRequest, our.memberships.ListEligibleMembershipsRequest>>,
  None<Missing<memberships.ListEligibleMembershipsResponse, our.memberships.ListEligibleMembershipsResponse>>,
  None<Missing<memberships.ListExistingMembershipsRequest, our.memberships.ListExistingMembershipsRequest>>,
  None<Missing<memberships.ListExistingMembershipsResponse, our.memberships.ListExistingMembershipsResponse>>,
  None<Missing<memberships.ListPurchasablePlansRequest, our.memberships.ListPurchasablePlansRequest>>,
  None<Missing<memberships.ListPurchasablePlansResponse, our.memberships.ListPurchasablePlansResponse>>,
  None<Missing<memberships.ChargeMembershipRequest, our.memberships.ChargeMembershipRequest>>,
  None<Missing<memberships.ChargeMembershipResponse, our.memberships.ChargeMembershipResponse>>,
  None<Missing<memberships.GetMembershipVoidabilityRequest, our.memberships.GetMembershipVoidabilityRequest>>,
  None<Missing<memberships.GetMembershipVoidabilityResponse, our.memberships.GetMembershipVoidabilityResponse>>,
  None<Missing<memberships.VoidMembershipChargeRequest, our.memberships.VoidMembershipChargeRequest>>,
  None<Missing<memberships.VoidMembershipChargeResponse, our.memberships.VoidMembershipChargeResponse>>,
  None<Missing<memberships.MembershipInvalidSelectionErrors, our.memberships.MembershipInvalidSelectionErrors>>,
  None<Missing<memberships.MembershipAlreadyChargedError, our.memberships.MembershipAlreadyChargedError>>,
  None<Missing<memberships.MembershipCannotBeChargedError, our.memberships.MembershipCannotBeChargedError>>,
  None<Missing<paymentSettings.GetPaymentSettingsRequest, our.paymentSettings.GetPaymentSettingsRequest>>,
  None<Missing<paymentSettings.GetPaymentSettingsResponse, our.paymentSettings.GetPaymentSettingsResponse>>,
  None<
    Missing<recommendationsProvider.GetRecommendationsRequest, our.recommendationsProvider.GetRecommendationsRequest>
  >,
  None<
    Missing<recommendationsProvider.GetRecommendationsResponse, our.recommendationsProvider.GetRecommendationsResponse>
  >,
  None<
    Missing<
      recommendationsProvider.RecommendationAlgorithmNotSupported,
      our.recommendationsProvider.RecommendationAlgorithmNotSupported
    >
  >,
  None<
    Missing<recommendationsProvider.ItemAppIdNotSupportedError, our.recommendationsProvider.ItemAppIdNotSupportedError>
  >,
  NoneButLine<Missing<shippingRates.GetShippingRatesRequest, our.shippingRates.GetShippingRatesRequest>>,
  NoneButLine<Missing<shippingRates.GetShippingRatesResponse, our.shippingRates.GetShippingRatesResponse>>,
  None<Missing<shippingRates.GenericShippingRatesError, our.shippingRates.GenericShippingRatesError>>,
  None<Missing<shippingRates.InvalidAddressError, our.shippingRates.InvalidAddressError>>,
  None<Missing<shippingRates.InvalidPostalCodeError, our.shippingRates.InvalidPostalCodeError>>,
  None<Missing<shippingRates.MissingPostalCodeError, our.shippingRates.MissingPostalCodeError>>,
  None<Missing<taxCalculationProvider.CalculateTaxRequest, our.taxCalculationProvider.CalculateTaxRequest>>,
  None<Missing<taxCalculationProvider.CalculateTaxResponse, our.taxCalculationProvider.CalculateTaxResponse>>,
  None<Missing<validations.GetValidationViolationsRequest, our.validations.GetValidationViolationsRequest>>,
  None<Missing<validations.GetValidationViolationsResponse, our.validations.GetValidationViolationsResponse>>,
];

/** Cartwright has every field of the official plugins' events. */
export type AllEventFieldsAreThere = [
  None<Missing<checkout.CheckoutCompletedEnvelope, ourCheckout.CheckoutCompletedEnvelope>>,
  None<Missing<checkout.CheckoutCreatedEnvelope, ourCheckout.CheckoutCreatedEnvelope>>,
  None<Missing<checkout.CheckoutUpdatedEnvelope, ourCheckout.CheckoutUpdatedEnvelope>>,
  None<Missing<checkout.CheckoutDeletedEnvelope, ourCheckout.CheckoutDeletedEnvelope>>,
  None<Missing<orders.OrderCreatedEnvelope, ourOrders.OrderCreatedEnvelope>>,
  None<Missing<orders.OrderUpdatedEnvelope, ourOrders.OrderUpdatedEnvelope>>,
  None<Missing<orders.OrderApprovedEnvelope, ourOrders.OrderApprovedEnvelope>>,
  None<Missing<orders.OrderCanceledEnvelope, ourOrders.OrderCanceledEnvelope>>,
  None<Missing<orders.OrderCommittedEnvelope, ourOrders.OrderCommittedEnvelope>>,
  None<Missing<orders.OrderFulfilledEnvelope, ourOrders.OrderFulfilledEnvelope>>,
  None<Missing<orders.OrderImportedEnvelope, ourOrders.OrderImportedEnvelope>>,
  None<Missing<orders.OrderImportedOrderDeletedEnvelope, ourOrders.OrderImportedOrderDeletedEnvelope>>,
  None<Missing<orders.OrderPaymentStatusUpdatedEnvelope, ourOrders.OrderPaymentStatusUpdatedEnvelope>>,
  None<Missing<products.ProductCreatedEnvelope, ourProducts.ProductCreatedEnvelope>>,
  None<Missing<products.ProductChangedEnvelope, ourProducts.ProductChangedEnvelope>>,
  None<Missing<products.ProductDeletedEnvelope, ourProducts.ProductDeletedEnvelope>>,
  None<Missing<products.ProductVariantsChangedEnvelope, ourProducts.ProductVariantsChangedEnvelope>>,
  None<Missing<products.ProductCollectionCreatedEnvelope, ourProducts.ProductCollectionCreatedEnvelope>>,
  None<Missing<products.ProductCollectionChangedEnvelope, ourProducts.ProductCollectionChangedEnvelope>>,
  None<Missing<products.ProductCollectionDeletedEnvelope, ourProducts.ProductCollectionDeletedEnvelope>>,
];
