import type * as ourAbandonedCheckouts from '@cartwright/ecom/abandoned-checkouts';
import type * as ourCart from '@cartwright/ecom/cart';
import type * as ourCheckout from '@cartwright/ecom/checkout';
import type * as ourCheckoutSettings from '@cartwright/ecom/checkout-settings';
import type * as ourCheckoutTemplates from '@cartwright/ecom/checkout-templates';
import type * as ourContactTaxDetails from '@cartwright/ecom/contact-tax-details';
import type * as ourCoupons from '@cartwright/ecom/coupons';
import type * as ourDeliveryProfile from '@cartwright/ecom/delivery-profile';
import type * as ourDiscountRules from '@cartwright/ecom/discount-rules';
import type * as ourDraftOrders from '@cartwright/ecom/draft-orders';
import type * as ourOrderPaymentRequests from '@cartwright/ecom/order-payment-requests';
import type * as ourManualTaxMappings from '@cartwright/ecom/manual-tax-mappings';
import type * as ourPickupLocations from '@cartwright/ecom/pickup-locations';
import type * as ourShippingOptions from '@cartwright/ecom/shipping-options';
import type * as ourShippoConfigurations from '@cartwright/ecom/shippo-configurations';
import type * as ourSubscriptionContracts from '@cartwright/ecom/subscription-contracts';
import type * as ourTaxExemptGroups from '@cartwright/ecom/tax-exempt-groups';
import type * as ourTaxGroups from '@cartwright/ecom/tax-groups';
import type * as ourTaxRegions from '@cartwright/ecom/tax-regions';
import type * as ourTaxSettings from '@cartwright/ecom/tax-settings';
import type * as abandonedCheckouts from '@wix/auto_sdk_ecom_abandoned-checkouts';
import type * as cart from '@wix/auto_sdk_ecom_cart';
import type * as checkout from '@wix/auto_sdk_ecom_checkout';
import type * as checkoutSettings from '@wix/auto_sdk_ecom_checkout-settings';
import type * as checkoutTemplates from '@wix/auto_sdk_ecom_checkout-templates';
import type * as contactTaxDetails from '@wix/auto_sdk_ecom_contact-tax-details';
import type * as deliveryProfile from '@wix/auto_sdk_ecom_delivery-profile';
import type * as discountRules from '@wix/auto_sdk_ecom_discount-rules';
import type * as draftOrders from '@wix/auto_sdk_ecom_draft-orders';
import type * as orderPaymentRequests from '@wix/auto_sdk_ecom_order-payment-requests';
import type * as manualTaxMappings from '@wix/auto_sdk_ecom_manual-tax-mappings';
import type * as pickupLocations from '@wix/auto_sdk_ecom_pickup-locations';
import type * as shippingOptions from '@wix/auto_sdk_ecom_shipping-options';
import type * as shippoConfigurations from '@wix/auto_sdk_ecom_shippo-configurations';
import type * as subscriptionContracts from '@wix/auto_sdk_ecom_subscription-contracts';
import type * as taxExemptGroups from '@wix/auto_sdk_ecom_tax-exempt-groups';
import type * as taxGroups from '@wix/auto_sdk_ecom_tax-groups';
import type * as taxRegions from '@wix/auto_sdk_ecom_tax-regions';
import type * as taxSettings from '@wix/auto_sdk_ecom_tax-settings';
import type * as coupons from '@wix/marketing_coupons';
import type { Missing } from '../harness/missing.js';

type None<Paths extends never> = Paths;

/** Cartwright has every field of the official commerce modules' arguments, responses and events. Orders have a separate list. */
export type AllFieldsOfCommerceAreThere = [
  None<Missing<contactTaxDetails.ContactTaxDetails, ourContactTaxDetails.ContactTaxDetails>>,
  None<
    Missing<contactTaxDetails.ContactTaxDetailsCreatedEnvelope, ourContactTaxDetails.ContactTaxDetailsCreatedEnvelope>
  >,
  None<
    Missing<contactTaxDetails.ContactTaxDetailsDeletedEnvelope, ourContactTaxDetails.ContactTaxDetailsDeletedEnvelope>
  >,
  None<
    Missing<contactTaxDetails.ContactTaxDetailsUpdatedEnvelope, ourContactTaxDetails.ContactTaxDetailsUpdatedEnvelope>
  >,
  None<
    Missing<
      contactTaxDetails.ContactTaxDetailsTagsModifiedEnvelope,
      ourContactTaxDetails.ContactTaxDetailsTagsModifiedEnvelope
    >
  >,
  None<Missing<deliveryProfile.DeliveryProfile, ourDeliveryProfile.DeliveryProfile>>,
  // The official client renames it to `addressLine1`, which its type declares, too.
  None<Exclude<Missing<pickupLocations.PickupLocation, ourPickupLocations.PickupLocation>, 'address.addressLine'>>,
  None<Missing<pickupLocations.PickupLocationError, ourPickupLocations.PickupLocationError>>,
  None<Missing<taxSettings.TaxSettings, ourTaxSettings.TaxSettings>>,
  None<Missing<shippingOptions.ShippingOption, ourShippingOptions.ShippingOption>>,
  None<Missing<shippingOptions.ShippingOptionCreatedEnvelope, ourShippingOptions.ShippingOptionCreatedEnvelope>>,
  None<Missing<shippingOptions.ShippingOptionDeletedEnvelope, ourShippingOptions.ShippingOptionDeletedEnvelope>>,
  None<Missing<shippingOptions.ShippingOptionUpdatedEnvelope, ourShippingOptions.ShippingOptionUpdatedEnvelope>>,
  None<Missing<shippoConfigurations.ShippoConfiguration, ourShippoConfigurations.ShippoConfiguration>>,
  None<
    Missing<
      shippoConfigurations.ShippoConfigurationCreatedEnvelope,
      ourShippoConfigurations.ShippoConfigurationCreatedEnvelope
    >
  >,
  None<
    Missing<
      shippoConfigurations.ShippoConfigurationDeletedEnvelope,
      ourShippoConfigurations.ShippoConfigurationDeletedEnvelope
    >
  >,
  None<
    Missing<
      shippoConfigurations.ShippoConfigurationUpdatedEnvelope,
      ourShippoConfigurations.ShippoConfigurationUpdatedEnvelope
    >
  >,
  None<
    Missing<
      abandonedCheckouts.AddAbandonedCheckoutActivityOptions,
      ourAbandonedCheckouts.AddAbandonedCheckoutActivityOptions
    >
  >,
  None<
    Missing<
      abandonedCheckouts.GetAbandonedCheckoutAnalyticsOptions,
      ourAbandonedCheckouts.GetAbandonedCheckoutAnalyticsOptions
    >
  >,
  None<
    Missing<
      abandonedCheckouts.GetAbandonedCheckoutAnalyticsResponse,
      ourAbandonedCheckouts.GetAbandonedCheckoutAnalyticsResponse
    >
  >,
  None<
    Missing<abandonedCheckouts.QueryAbandonedCheckoutsResponse, ourAbandonedCheckouts.QueryAbandonedCheckoutsResponse>
  >,
  None<Missing<abandonedCheckouts.AbandonedCheckout, ourAbandonedCheckouts.AbandonedCheckout>>,
  None<
    Missing<abandonedCheckouts.AbandonedCheckoutCreatedEnvelope, ourAbandonedCheckouts.AbandonedCheckoutCreatedEnvelope>
  >,
  None<
    Missing<abandonedCheckouts.AbandonedCheckoutDeletedEnvelope, ourAbandonedCheckouts.AbandonedCheckoutDeletedEnvelope>
  >,
  None<
    Missing<
      abandonedCheckouts.AbandonedCheckoutRecoveredEnvelope,
      ourAbandonedCheckouts.AbandonedCheckoutRecoveredEnvelope
    >
  >,
  None<
    Missing<abandonedCheckouts.AbandonedCheckoutUpdatedEnvelope, ourAbandonedCheckouts.AbandonedCheckoutUpdatedEnvelope>
  >,
  None<Missing<abandonedCheckouts.Activity, ourAbandonedCheckouts.Activity>>,
  None<Missing<abandonedCheckouts.Coupon, ourAbandonedCheckouts.Coupon>>,
  None<Missing<abandonedCheckouts.DiscountRule, ourAbandonedCheckouts.DiscountRule>>,
  None<Missing<cart.AddToCartOptions, ourCart.AddToCartOptions>>,
  None<Missing<cart.AddToCartResponse, ourCart.AddToCartResponse>>,
  None<Missing<cart.Cart, ourCart.Cart>>,
  None<Missing<cart.CartCreatedEnvelope, ourCart.CartCreatedEnvelope>>,
  None<Missing<cart.CartDeletedEnvelope, ourCart.CartDeletedEnvelope>>,
  None<Missing<cart.CartUpdatedEnvelope, ourCart.CartUpdatedEnvelope>>,
  None<Missing<cart.Coupon, ourCart.Coupon>>,
  None<Missing<cart.CreateCartOptions, ourCart.CreateCartOptions>>,
  None<Missing<cart.CreateCheckoutOptions, ourCart.CreateCheckoutOptions>>,
  None<Missing<cart.CreateCheckoutResponse, ourCart.CreateCheckoutResponse>>,
  None<Missing<cart.EstimateTotalsOptions, ourCart.EstimateTotalsOptions>>,
  None<Missing<cart.EstimateTotalsResponse, ourCart.EstimateTotalsResponse>>,
  None<Missing<cart.GetCartByCheckoutIdResponse, ourCart.GetCartByCheckoutIdResponse>>,
  None<Missing<cart.MembershipOptions, ourCart.MembershipOptions>>,
  None<Missing<cart.RemoveBusinessLocationResponse, ourCart.RemoveBusinessLocationResponse>>,
  None<Missing<cart.RemoveCouponResponse, ourCart.RemoveCouponResponse>>,
  None<Missing<cart.RemoveLineItemsResponse, ourCart.RemoveLineItemsResponse>>,
  None<Missing<cart.UpdateCartOptions, ourCart.UpdateCartOptions>>,
  None<Missing<cart.UpdateLineItemsQuantityResponse, ourCart.UpdateLineItemsQuantityResponse>>,
  None<Missing<checkout.AddToCheckoutOptions, ourCheckout.AddToCheckoutOptions>>,
  None<Missing<checkout.AddToCheckoutResponse, ourCheckout.AddToCheckoutResponse>>,
  None<Missing<checkout.Checkout, ourCheckout.Checkout>>,
  None<Missing<checkout.CheckoutCompletedEnvelope, ourCheckout.CheckoutCompletedEnvelope>>,
  None<Missing<checkout.CheckoutCreatedEnvelope, ourCheckout.CheckoutCreatedEnvelope>>,
  None<Missing<checkout.CheckoutDeletedEnvelope, ourCheckout.CheckoutDeletedEnvelope>>,
  None<Missing<checkout.CheckoutUpdatedEnvelope, ourCheckout.CheckoutUpdatedEnvelope>>,
  None<Missing<checkout.Coupon, ourCheckout.Coupon>>,
  None<Missing<checkout.CreateCheckoutOptions, ourCheckout.CreateCheckoutOptions>>,
  None<Missing<checkout.CreateOrderAndChargeOptions, ourCheckout.CreateOrderAndChargeOptions>>,
  None<Missing<checkout.CreateOrderAndChargeResponse, ourCheckout.CreateOrderAndChargeResponse>>,
  None<Missing<checkout.CreateOrderOptions, ourCheckout.CreateOrderOptions>>,
  None<Missing<checkout.CreateOrderResponse, ourCheckout.CreateOrderResponse>>,
  None<Missing<checkout.DiscountRule, ourCheckout.DiscountRule>>,
  None<Missing<checkout.GetCheckoutByCartIdResponse, ourCheckout.GetCheckoutByCartIdResponse>>,
  None<Missing<checkout.GetCheckoutURLResponse, ourCheckout.GetCheckoutURLResponse>>,
  None<Missing<checkout.GetWixCheckoutURLResponse, ourCheckout.GetWixCheckoutURLResponse>>,
  None<Missing<checkout.MarkCheckoutAsCompletedOptions, ourCheckout.MarkCheckoutAsCompletedOptions>>,
  None<Missing<checkout.MembershipOptions, ourCheckout.MembershipOptions>>,
  None<Missing<checkout.RawHttpResponse, ourCheckout.RawHttpResponse>>,
  None<Missing<checkout.RemoveCouponResponse, ourCheckout.RemoveCouponResponse>>,
  None<Missing<checkout.RemoveGiftCardResponse, ourCheckout.RemoveGiftCardResponse>>,
  None<Missing<checkout.RemoveLineItemsResponse, ourCheckout.RemoveLineItemsResponse>>,
  None<Missing<checkout.RemoveOverrideCheckoutUrlResponse, ourCheckout.RemoveOverrideCheckoutUrlResponse>>,
  None<Missing<checkout.UpdateCheckoutOptions, ourCheckout.UpdateCheckoutOptions>>,
  None<Missing<checkout.UpdateLineItemsQuantityResponse, ourCheckout.UpdateLineItemsQuantityResponse>>,
  None<Missing<checkoutSettings.CheckoutSettings, ourCheckoutSettings.CheckoutSettings>>,
  None<Missing<checkoutSettings.CheckoutSettingsUpdatedEnvelope, ourCheckoutSettings.CheckoutSettingsUpdatedEnvelope>>,
  None<Missing<checkoutSettings.GetCheckoutSettingsResponse, ourCheckoutSettings.GetCheckoutSettingsResponse>>,
  None<Missing<checkoutSettings.UpdateCheckoutSettingsResponse, ourCheckoutSettings.UpdateCheckoutSettingsResponse>>,
  None<
    Missing<
      checkoutTemplates.BulkCreateCheckoutTemplatesOptions,
      ourCheckoutTemplates.BulkCreateCheckoutTemplatesOptions
    >
  >,
  None<
    Missing<
      checkoutTemplates.BulkCreateCheckoutTemplatesResponse,
      ourCheckoutTemplates.BulkCreateCheckoutTemplatesResponse
    >
  >,
  None<Missing<checkoutTemplates.Checkout, ourCheckoutTemplates.Checkout>>,
  None<Missing<checkoutTemplates.CheckoutTemplate, ourCheckoutTemplates.CheckoutTemplate>>,
  None<
    Missing<checkoutTemplates.CheckoutTemplateCreatedEnvelope, ourCheckoutTemplates.CheckoutTemplateCreatedEnvelope>
  >,
  None<
    Missing<checkoutTemplates.CheckoutTemplateDeletedEnvelope, ourCheckoutTemplates.CheckoutTemplateDeletedEnvelope>
  >,
  None<
    Missing<checkoutTemplates.CheckoutTemplateUpdatedEnvelope, ourCheckoutTemplates.CheckoutTemplateUpdatedEnvelope>
  >,
  None<Missing<checkoutTemplates.CheckoutTemplateUsedEnvelope, ourCheckoutTemplates.CheckoutTemplateUsedEnvelope>>,
  None<Missing<checkoutTemplates.Coupon, ourCheckoutTemplates.Coupon>>,
  None<
    Missing<
      checkoutTemplates.CreateCheckoutFromTemplateResponse,
      ourCheckoutTemplates.CreateCheckoutFromTemplateResponse
    >
  >,
  None<Missing<checkoutTemplates.DiscountRule, ourCheckoutTemplates.DiscountRule>>,
  None<Missing<checkoutTemplates.QueryCheckoutTemplatesResponse, ourCheckoutTemplates.QueryCheckoutTemplatesResponse>>,
  None<Missing<checkoutTemplates.RawHttpResponse, ourCheckoutTemplates.RawHttpResponse>>,
  None<Missing<coupons.Coupon, ourCoupons.Coupon>>,
  None<Missing<coupons.CouponAppliedEnvelope, ourCoupons.CouponAppliedEnvelope>>,
  None<Missing<coupons.CouponCreatedEnvelope, ourCoupons.CouponCreatedEnvelope>>,
  None<Missing<coupons.CouponDeletedEnvelope, ourCoupons.CouponDeletedEnvelope>>,
  None<Missing<coupons.CouponUpdatedEnvelope, ourCoupons.CouponUpdatedEnvelope>>,
  None<Missing<coupons.CreateCouponResponse, ourCoupons.CreateCouponResponse>>,
  None<Missing<coupons.QueryCouponsResponse, ourCoupons.QueryCouponsResponse>>,
  None<Missing<coupons.Specification, ourCoupons.Specification>>,
  None<Missing<discountRules.DiscountRule, ourDiscountRules.DiscountRule>>,
  None<Missing<discountRules.DiscountRuleCreatedEnvelope, ourDiscountRules.DiscountRuleCreatedEnvelope>>,
  None<Missing<discountRules.DiscountRuleDeletedEnvelope, ourDiscountRules.DiscountRuleDeletedEnvelope>>,
  None<Missing<discountRules.DiscountRuleUpdatedEnvelope, ourDiscountRules.DiscountRuleUpdatedEnvelope>>,
  None<Missing<draftOrders.AddLineItemsToDraftOrderOptions, ourDraftOrders.AddLineItemsToDraftOrderOptions>>,
  None<Missing<draftOrders.CalculatedDraftOrder, ourDraftOrders.CalculatedDraftOrder>>,
  None<Missing<draftOrders.CommitDraftOrderOptions, ourDraftOrders.CommitDraftOrderOptions>>,
  None<Missing<draftOrders.CommitDraftOrderResponse, ourDraftOrders.CommitDraftOrderResponse>>,
  None<Missing<draftOrders.CreateCustomAdditionalFeesOptions, ourDraftOrders.CreateCustomAdditionalFeesOptions>>,
  None<Missing<draftOrders.CreateCustomDiscountsOptions, ourDraftOrders.CreateCustomDiscountsOptions>>,
  None<Missing<draftOrders.CreateDraftOrderOptions, ourDraftOrders.CreateDraftOrderOptions>>,
  None<Missing<draftOrders.CreateDraftOrderResponse, ourDraftOrders.CreateDraftOrderResponse>>,
  None<Missing<draftOrders.CreateOrderFromDraftOptions, ourDraftOrders.CreateOrderFromDraftOptions>>,
  None<Missing<draftOrders.CreateOrderFromDraftResponse, ourDraftOrders.CreateOrderFromDraftResponse>>,
  None<Missing<draftOrders.DraftOrder, ourDraftOrders.DraftOrder>>,
  None<Missing<draftOrders.DraftOrderCreatedEnvelope, ourDraftOrders.DraftOrderCreatedEnvelope>>,
  None<Missing<draftOrders.DraftOrderDeletedEnvelope, ourDraftOrders.DraftOrderDeletedEnvelope>>,
  None<Missing<draftOrders.DraftOrderUpdatedEnvelope, ourDraftOrders.DraftOrderUpdatedEnvelope>>,
  None<Missing<draftOrders.GetOrderDraftabilityStatusResponse, ourDraftOrders.GetOrderDraftabilityStatusResponse>>,
  None<Missing<draftOrders.LineItemChangeDetails, ourDraftOrders.LineItemChangeDetails>>,
  None<Missing<draftOrders.SetBillingInfoOptions, ourDraftOrders.SetBillingInfoOptions>>,
  None<Missing<draftOrders.SetBusinessLocationOptions, ourDraftOrders.SetBusinessLocationOptions>>,
  None<Missing<draftOrders.SetBuyerInfoOptions, ourDraftOrders.SetBuyerInfoOptions>>,
  None<Missing<draftOrders.SetRecipientInfoOptions, ourDraftOrders.SetRecipientInfoOptions>>,
  None<Missing<draftOrders.SetShippingInfoOptions, ourDraftOrders.SetShippingInfoOptions>>,
  None<Missing<draftOrders.SetTaxExemptionOptions, ourDraftOrders.SetTaxExemptionOptions>>,
  None<Missing<draftOrders.UpdateExtendedFieldsOptions, ourDraftOrders.UpdateExtendedFieldsOptions>>,
  None<Missing<draftOrders.UpdateExtendedFieldsResponse, ourDraftOrders.UpdateExtendedFieldsResponse>>,
  None<
    Missing<
      orderPaymentRequests.CreateOrderPaymentRequestOptions,
      ourOrderPaymentRequests.CreateOrderPaymentRequestOptions
    >
  >,
  None<
    Missing<
      orderPaymentRequests.GetOrderPaymentRequestURLResponse,
      ourOrderPaymentRequests.GetOrderPaymentRequestURLResponse
    >
  >,
  None<Missing<orderPaymentRequests.OrderPaymentRequest, ourOrderPaymentRequests.OrderPaymentRequest>>,
  None<
    Missing<
      orderPaymentRequests.OrderPaymentRequestCreatedEnvelope,
      ourOrderPaymentRequests.OrderPaymentRequestCreatedEnvelope
    >
  >,
  None<
    Missing<
      orderPaymentRequests.OrderPaymentRequestDeletedEnvelope,
      ourOrderPaymentRequests.OrderPaymentRequestDeletedEnvelope
    >
  >,
  None<
    Missing<
      orderPaymentRequests.OrderPaymentRequestExpiredEnvelope,
      ourOrderPaymentRequests.OrderPaymentRequestExpiredEnvelope
    >
  >,
  None<
    Missing<
      orderPaymentRequests.OrderPaymentRequestPaidEnvelope,
      ourOrderPaymentRequests.OrderPaymentRequestPaidEnvelope
    >
  >,
  None<
    Missing<
      orderPaymentRequests.OrderPaymentRequestUpdatedEnvelope,
      ourOrderPaymentRequests.OrderPaymentRequestUpdatedEnvelope
    >
  >,
  None<
    Missing<
      orderPaymentRequests.OrderPaymentRequestVoidedEnvelope,
      ourOrderPaymentRequests.OrderPaymentRequestVoidedEnvelope
    >
  >,
  None<Missing<orderPaymentRequests.UpdateExtendedFieldsOptions, ourOrderPaymentRequests.UpdateExtendedFieldsOptions>>,
  None<Missing<orderPaymentRequests.UpdateOrderPaymentRequest, ourOrderPaymentRequests.UpdateOrderPaymentRequest>>,
  None<Missing<deliveryProfile.CountryDeliveryProperties, ourDeliveryProfile.CountryDeliveryProperties>>,
  None<Missing<deliveryProfile.DashboardTable, ourDeliveryProfile.DashboardTable>>,
  None<Missing<deliveryProfile.DeliveryCarrierDetails, ourDeliveryProfile.DeliveryCarrierDetails>>,
  None<Missing<deliveryProfile.DeliveryCarrierRegionalSettings, ourDeliveryProfile.DeliveryCarrierRegionalSettings>>,
  None<Missing<deliveryProfile.DeliveryRegionAdded, ourDeliveryProfile.DeliveryRegionAdded>>,
  None<Missing<deliveryProfile.DeliveryRegionRemoved, ourDeliveryProfile.DeliveryRegionRemoved>>,
  None<Missing<deliveryProfile.DeliveryRegionUpdated, ourDeliveryProfile.DeliveryRegionUpdated>>,
  None<Missing<deliveryProfile.InstalledDeliveryCarrier, ourDeliveryProfile.InstalledDeliveryCarrier>>,
  None<Missing<deliveryProfile.ListDeliveryCarriersResult, ourDeliveryProfile.ListDeliveryCarriersResult>>,
  None<Missing<deliveryProfile.Row, ourDeliveryProfile.Row>>,
  None<Missing<deliveryProfile.SubdivisionDeliveryProperties, ourDeliveryProfile.SubdivisionDeliveryProperties>>,
  None<Missing<deliveryProfile.UpdateDeliveryRegionIdentifiers, ourDeliveryProfile.UpdateDeliveryRegionIdentifiers>>,
  None<Missing<deliveryProfile.AddDeliveryCarrierOptions, ourDeliveryProfile.AddDeliveryCarrierOptions>>,
  None<
    Missing<
      deliveryProfile.SetDeliveryCarrierActiveStatusOptions,
      ourDeliveryProfile.SetDeliveryCarrierActiveStatusOptions
    >
  >,
  None<Missing<manualTaxMappings.AssignOverride, ourManualTaxMappings.AssignOverride>>,
  None<
    Missing<manualTaxMappings.BulkAssignExemptOverridesOptions, ourManualTaxMappings.BulkAssignExemptOverridesOptions>
  >,
  None<Missing<manualTaxMappings.ExemptGroupIdOverride, ourManualTaxMappings.ExemptGroupIdOverride>>,
  None<Missing<manualTaxMappings.UnassignOverride, ourManualTaxMappings.UnassignOverride>>,
  None<Missing<manualTaxMappings.UpdateExtendedFieldsOptions, ourManualTaxMappings.UpdateExtendedFieldsOptions>>,
  None<
    Missing<taxExemptGroups.BulkUpdateTaxExemptGroupTagsOptions, ourTaxExemptGroups.BulkUpdateTaxExemptGroupTagsOptions>
  >,
  None<Missing<taxExemptGroups.MaskedTaxExemptGroup, ourTaxExemptGroups.MaskedTaxExemptGroup>>,
  None<Missing<taxExemptGroups.TaxExemptDefaultGroup, ourTaxExemptGroups.TaxExemptDefaultGroup>>,
  None<Missing<taxGroups.ListDefaultTaxGroupsByAppIdsResponse, ourTaxGroups.ListDefaultTaxGroupsByAppIdsResponse>>,
  None<Missing<taxGroups.UpdateTaxGroup, ourTaxGroups.UpdateTaxGroup>>,
  None<Missing<taxRegions.BulkCreateTaxRegionOptions, ourTaxRegions.BulkCreateTaxRegionOptions>>,
  None<Missing<manualTaxMappings.ManualTaxMapping, ourManualTaxMappings.ManualTaxMapping>>,
  None<
    Missing<manualTaxMappings.ManualTaxMappingCreatedEnvelope, ourManualTaxMappings.ManualTaxMappingCreatedEnvelope>
  >,
  None<
    Missing<manualTaxMappings.ManualTaxMappingDeletedEnvelope, ourManualTaxMappings.ManualTaxMappingDeletedEnvelope>
  >,
  None<
    Missing<manualTaxMappings.ManualTaxMappingUpdatedEnvelope, ourManualTaxMappings.ManualTaxMappingUpdatedEnvelope>
  >,
  None<Missing<subscriptionContracts.Coupon, ourSubscriptionContracts.Coupon>>,
  None<Missing<subscriptionContracts.DiscountRule, ourSubscriptionContracts.DiscountRule>>,
  None<Missing<subscriptionContracts.SubscriptionContract, ourSubscriptionContracts.SubscriptionContract>>,
  None<
    Missing<
      subscriptionContracts.SubscriptionContractCreatedEnvelope,
      ourSubscriptionContracts.SubscriptionContractCreatedEnvelope
    >
  >,
  None<
    Missing<
      subscriptionContracts.SubscriptionContractDeletedEnvelope,
      ourSubscriptionContracts.SubscriptionContractDeletedEnvelope
    >
  >,
  None<
    Missing<
      subscriptionContracts.SubscriptionContractUpdatedEnvelope,
      ourSubscriptionContracts.SubscriptionContractUpdatedEnvelope
    >
  >,
  None<Missing<taxExemptGroups.TaxExemptGroup, ourTaxExemptGroups.TaxExemptGroup>>,
  None<Missing<taxExemptGroups.TaxExemptGroupCreatedEnvelope, ourTaxExemptGroups.TaxExemptGroupCreatedEnvelope>>,
  None<Missing<taxExemptGroups.TaxExemptGroupDeletedEnvelope, ourTaxExemptGroups.TaxExemptGroupDeletedEnvelope>>,
  None<
    Missing<taxExemptGroups.TaxExemptGroupTagsModifiedEnvelope, ourTaxExemptGroups.TaxExemptGroupTagsModifiedEnvelope>
  >,
  None<Missing<taxExemptGroups.TaxExemptGroupUpdatedEnvelope, ourTaxExemptGroups.TaxExemptGroupUpdatedEnvelope>>,
  None<Missing<taxGroups.TaxGroup, ourTaxGroups.TaxGroup>>,
  None<Missing<taxGroups.TaxGroupCreatedEnvelope, ourTaxGroups.TaxGroupCreatedEnvelope>>,
  None<Missing<taxGroups.TaxGroupDeletedEnvelope, ourTaxGroups.TaxGroupDeletedEnvelope>>,
  None<Missing<taxGroups.TaxGroupUpdatedEnvelope, ourTaxGroups.TaxGroupUpdatedEnvelope>>,
  None<Missing<taxRegions.TaxRegion, ourTaxRegions.TaxRegion>>,
  None<Missing<taxRegions.TaxRegionCreatedEnvelope, ourTaxRegions.TaxRegionCreatedEnvelope>>,
  None<Missing<taxRegions.TaxRegionDeletedEnvelope, ourTaxRegions.TaxRegionDeletedEnvelope>>,
  None<Missing<taxRegions.TaxRegionUpdatedEnvelope, ourTaxRegions.TaxRegionUpdatedEnvelope>>,
];
