import type { FieldWith, SortableBy } from '@cartwright/core';
import type * as ourCurrencies from '@cartwright/ecom/currencies';
import type * as ourOrderBilling from '@cartwright/ecom/order-billing';
import type * as ourOrderFulfillments from '@cartwright/ecom/order-fulfillments';
import type * as ourOrderTransactions from '@cartwright/ecom/order-transactions';
import type * as ourOrders from '@cartwright/ecom/orders';
import type * as ourOrdersSettings from '@cartwright/ecom/orders-settings';
import type * as ourRecommendations from '@cartwright/ecom/recommendations';
import type * as currencies from '@wix/auto_sdk_ecom_currencies';
import type * as orderBilling from '@wix/auto_sdk_ecom_order-billing';
import type * as orderFulfillments from '@wix/auto_sdk_ecom_order-fulfillments';
import type * as orderTransactions from '@wix/auto_sdk_ecom_order-transactions';
import type * as orders from '@wix/auto_sdk_ecom_orders';
import type * as ordersSettings from '@wix/auto_sdk_ecom_orders-settings';
import type * as recommendations from '@wix/auto_sdk_ecom_recommendations';
import type { Missing } from '../harness/missing.js';

type None<Paths extends never> = Paths;

type Search = ourOrders.OrderSearchFields;
type Declared = orders.OrderSearchSpec['wql'][number];
type DeclaredField = Declared['fields'][number];
type Sortable = Extract<Declared, { sort: 'BOTH' }>['fields'][number];
type Ours<Operator extends '$eq' | '$gt' | '$hasAll' | '$hasSome' | '$nin'> = FieldWith<Search, Operator>;
/** Fields whose declaration names the operator. `*` stands for the operators of the field's type. */
type DeclaredWith<Operator> = Declared extends infer Entry
  ? Entry extends { operators: readonly (infer Name)[]; fields: readonly (infer Field)[] }
    ? Operator extends Name
      ? Field
      : never
    : never
  : never;
type AnyOperator = Extract<Declared, { operators: '*' }>['fields'][number];
type Difference<Left, Right> = Exclude<Left, Right> | Exclude<Right, Left>;

/** Orders are searched by exactly the fields, operators and sort directions of the official module. */
export type OrdersAreSearchedAlike = [
  None<Difference<DeclaredField, keyof Search>>,
  None<Difference<Sortable, SortableBy<Search, 'BOTH'>>>,
  None<Difference<DeclaredWith<'$hasSome'>, Ours<'$hasSome'>>>,
  None<Difference<DeclaredWith<'$hasAll'>, Ours<'$hasAll'>>>,
  None<Difference<DeclaredWith<'$eq'> | AnyOperator, Ours<'$eq'>>>,
  None<Difference<DeclaredWith<'$nin'> | AnyOperator, Ours<'$nin'>>>,
  None<Exclude<Ours<'$gt'>, AnyOperator>>,
];

/** Cartwright has every field of the arguments, responses and events of the official order modules. */
export type AllFieldsOfOrdersAreThere = [
  None<Missing<currencies.ConversionRateResponse, ourCurrencies.ConversionRateResponse>>,
  None<Missing<currencies.ConvertCurrencyIdentifiers, ourCurrencies.ConvertCurrencyIdentifiers>>,
  None<Missing<currencies.ConvertCurrencyResponse, ourCurrencies.ConvertCurrencyResponse>>,
  None<Missing<currencies.GetConversionRateIdentifiers, ourCurrencies.GetConversionRateIdentifiers>>,
  None<Missing<currencies.ListCurrenciesResponse, ourCurrencies.ListCurrenciesResponse>>,
  None<
    Missing<
      orderBilling.AuthorizeChargeWithSavedPaymentMethodOptions,
      ourOrderBilling.AuthorizeChargeWithSavedPaymentMethodOptions
    >
  >,
  None<
    Missing<
      orderBilling.AuthorizeChargeWithSavedPaymentMethodResponse,
      ourOrderBilling.AuthorizeChargeWithSavedPaymentMethodResponse
    >
  >,
  None<Missing<orderBilling.CalculateRefundOptions, ourOrderBilling.CalculateRefundOptions>>,
  None<Missing<orderBilling.CalculateRefundResponse, ourOrderBilling.CalculateRefundResponse>>,
  None<Missing<orderBilling.CaptureAuthorizedPaymentsOptions, ourOrderBilling.CaptureAuthorizedPaymentsOptions>>,
  None<Missing<orderBilling.CaptureAuthorizedPaymentsResponse, ourOrderBilling.CaptureAuthorizedPaymentsResponse>>,
  None<Missing<orderBilling.ChargeMembershipsOptions, ourOrderBilling.ChargeMembershipsOptions>>,
  None<Missing<orderBilling.ChargeMembershipsResponse, ourOrderBilling.ChargeMembershipsResponse>>,
  None<Missing<orderBilling.ChargeOrderOptions, ourOrderBilling.ChargeOrderOptions>>,
  None<Missing<orderBilling.ChargeOrderResponse, ourOrderBilling.ChargeOrderResponse>>,
  None<Missing<orderBilling.GenerateReceiptsOptions, ourOrderBilling.GenerateReceiptsOptions>>,
  None<Missing<orderBilling.GenerateReceiptsResponse, ourOrderBilling.GenerateReceiptsResponse>>,
  None<Missing<orderBilling.GetOrderRefundabilityResponse, ourOrderBilling.GetOrderRefundabilityResponse>>,
  None<Missing<orderBilling.OrderTransactions, ourOrderBilling.OrderTransactions>>,
  None<Missing<orderBilling.Payment, ourOrderBilling.Payment>>,
  None<Missing<orderBilling.PaymentCapture, ourOrderBilling.PaymentCapture>>,
  None<Missing<orderBilling.PaymentRefund, ourOrderBilling.PaymentRefund>>,
  None<Missing<orderBilling.RedeemGiftCardOptions, ourOrderBilling.RedeemGiftCardOptions>>,
  None<Missing<orderBilling.RedeemGiftCardResponse, ourOrderBilling.RedeemGiftCardResponse>>,
  None<Missing<orderBilling.Refund, ourOrderBilling.Refund>>,
  None<Missing<orderBilling.RefundPaymentsOptions, ourOrderBilling.RefundPaymentsOptions>>,
  None<Missing<orderBilling.RefundPaymentsResponse, ourOrderBilling.RefundPaymentsResponse>>,
  None<Missing<orderBilling.VoidAuthorizedPaymentsOptions, ourOrderBilling.VoidAuthorizedPaymentsOptions>>,
  None<Missing<orderBilling.VoidAuthorizedPaymentsResponse, ourOrderBilling.VoidAuthorizedPaymentsResponse>>,
  None<Missing<orderBilling.VoidMembershipsOptions, ourOrderBilling.VoidMembershipsOptions>>,
  None<Missing<orderFulfillments.BulkCreateFulfillmentResponse, ourOrderFulfillments.BulkCreateFulfillmentResponse>>,
  None<
    Missing<orderFulfillments.BulkCreateOrderWithFulfillments, ourOrderFulfillments.BulkCreateOrderWithFulfillments>
  >,
  None<Missing<orderFulfillments.CreateFulfillmentResponse, ourOrderFulfillments.CreateFulfillmentResponse>>,
  None<Missing<orderFulfillments.DeleteFulfillmentIdentifiers, ourOrderFulfillments.DeleteFulfillmentIdentifiers>>,
  None<Missing<orderFulfillments.DeleteFulfillmentResponse, ourOrderFulfillments.DeleteFulfillmentResponse>>,
  None<Missing<orderFulfillments.FulfillmentsUpdatedEnvelope, ourOrderFulfillments.FulfillmentsUpdatedEnvelope>>,
  None<
    Missing<
      orderFulfillments.ListFulfillmentsForMultipleOrdersResponse,
      ourOrderFulfillments.ListFulfillmentsForMultipleOrdersResponse
    >
  >,
  None<
    Missing<
      orderFulfillments.ListFulfillmentsForSingleOrderResponse,
      ourOrderFulfillments.ListFulfillmentsForSingleOrderResponse
    >
  >,
  None<Missing<orderFulfillments.OrderWithFulfillments, ourOrderFulfillments.OrderWithFulfillments>>,
  None<Missing<orderFulfillments.UpdateFulfillmentIdentifiers, ourOrderFulfillments.UpdateFulfillmentIdentifiers>>,
  None<Missing<orderFulfillments.UpdateFulfillmentOptions, ourOrderFulfillments.UpdateFulfillmentOptions>>,
  None<Missing<orderTransactions.AddPaymentsResponse, ourOrderTransactions.AddPaymentsResponse>>,
  None<
    Missing<orderTransactions.BulkUpdatePaymentStatusesOptions, ourOrderTransactions.BulkUpdatePaymentStatusesOptions>
  >,
  None<
    Missing<orderTransactions.BulkUpdatePaymentStatusesResponse, ourOrderTransactions.BulkUpdatePaymentStatusesResponse>
  >,
  None<
    Missing<
      orderTransactions.ListTransactionsForMultipleOrdersResponse,
      ourOrderTransactions.ListTransactionsForMultipleOrdersResponse
    >
  >,
  None<
    Missing<
      orderTransactions.ListTransactionsForSingleOrderResponse,
      ourOrderTransactions.ListTransactionsForSingleOrderResponse
    >
  >,
  None<Missing<orderTransactions.OrderTransactions, ourOrderTransactions.OrderTransactions>>,
  None<
    Missing<
      orderTransactions.OrderTransactionsChargebackApprovedEnvelope,
      ourOrderTransactions.OrderTransactionsChargebackApprovedEnvelope
    >
  >,
  None<
    Missing<
      orderTransactions.OrderTransactionsChargebackReversedEnvelope,
      ourOrderTransactions.OrderTransactionsChargebackReversedEnvelope
    >
  >,
  None<
    Missing<
      orderTransactions.OrderTransactionsDetailsUpdatedEnvelope,
      ourOrderTransactions.OrderTransactionsDetailsUpdatedEnvelope
    >
  >,
  None<
    Missing<
      orderTransactions.OrderTransactionsRefundCompletedEnvelope,
      ourOrderTransactions.OrderTransactionsRefundCompletedEnvelope
    >
  >,
  None<
    Missing<orderTransactions.OrderTransactionsUpdatedEnvelope, ourOrderTransactions.OrderTransactionsUpdatedEnvelope>
  >,
  None<Missing<orderTransactions.Payment, ourOrderTransactions.Payment>>,
  None<Missing<orderTransactions.Refund, ourOrderTransactions.Refund>>,
  None<Missing<orderTransactions.UpdatePaymentStatusIdentifiers, ourOrderTransactions.UpdatePaymentStatusIdentifiers>>,
  None<Missing<orderTransactions.UpdatePaymentStatusOptions, ourOrderTransactions.UpdatePaymentStatusOptions>>,
  None<Missing<orderTransactions.UpdatePaymentStatusResponse, ourOrderTransactions.UpdatePaymentStatusResponse>>,
  None<Missing<orderTransactions.UpdatePaymentsResponse, ourOrderTransactions.UpdatePaymentsResponse>>,
  None<Missing<orderTransactions.UpdateRefundTransactionOptions, ourOrderTransactions.UpdateRefundTransactionOptions>>,
  None<Missing<orders.Activity, ourOrders.Activity>>,
  None<Missing<orders.AddActivitiesOptions, ourOrders.AddActivitiesOptions>>,
  None<Missing<orders.AddActivitiesResponse, ourOrders.AddActivitiesResponse>>,
  None<Missing<orders.AddActivityResponse, ourOrders.AddActivityResponse>>,
  None<Missing<orders.AggregateOrdersOptions, ourOrders.AggregateOrdersOptions>>,
  None<Missing<orders.AggregateOrdersResponse, ourOrders.AggregateOrdersResponse>>,
  None<Missing<orders.BulkDeleteImportedOrdersResponse, ourOrders.BulkDeleteImportedOrdersResponse>>,
  None<Missing<orders.BulkMarkOrdersAsPaidResponse, ourOrders.BulkMarkOrdersAsPaidResponse>>,
  None<Missing<orders.BulkUpdateOrderTagsOptions, ourOrders.BulkUpdateOrderTagsOptions>>,
  None<Missing<orders.BulkUpdateOrderTagsResponse, ourOrders.BulkUpdateOrderTagsResponse>>,
  None<Missing<orders.BulkUpdateOrdersOptions, ourOrders.BulkUpdateOrdersOptions>>,
  None<Missing<orders.BulkUpdateOrdersResponse, ourOrders.BulkUpdateOrdersResponse>>,
  None<Missing<orders.CancelOrderOptions, ourOrders.CancelOrderOptions>>,
  None<Missing<orders.CancelOrderResponse, ourOrders.CancelOrderResponse>>,
  None<Missing<orders.CaptureAuthorizedPaymentsResponse, ourOrders.CaptureAuthorizedPaymentsResponse>>,
  None<Missing<orders.ChargeMembershipsOptions, ourOrders.ChargeMembershipsOptions>>,
  None<Missing<orders.CommitDeltasResponse, ourOrders.CommitDeltasResponse>>,
  None<Missing<orders.Coupon, ourOrders.Coupon>>,
  None<Missing<orders.CreateOrderOptions, ourOrders.CreateOrderOptions>>,
  None<Missing<orders.CreatePaymentGatewayOrderResponse, ourOrders.CreatePaymentGatewayOrderResponse>>,
  None<Missing<orders.DeleteActivityIdentifiers, ourOrders.DeleteActivityIdentifiers>>,
  None<Missing<orders.DeleteActivityResponse, ourOrders.DeleteActivityResponse>>,
  None<Missing<orders.DiscountRule, ourOrders.DiscountRule>>,
  None<Missing<orders.DraftOrderCommitSettings, ourOrders.DraftOrderCommitSettings>>,
  None<Missing<orders.DraftOrderDiffs, ourOrders.DraftOrderDiffs>>,
  None<Missing<orders.GetPaymentCollectabilityStatusResponse, ourOrders.GetPaymentCollectabilityStatusResponse>>,
  None<Missing<orders.GetRefundabilityStatusResponse, ourOrders.GetRefundabilityStatusResponse>>,
  None<Missing<orders.ImportOrderResponse, ourOrders.ImportOrderResponse>>,
  None<Missing<orders.MarkOrderAsPaidResponse, ourOrders.MarkOrderAsPaidResponse>>,
  None<Missing<orders.MaskedOrder, ourOrders.MaskedOrder>>,
  None<Missing<orders.Order, ourOrders.Order>>,
  None<Missing<orders.OrderApprovedEnvelope, ourOrders.OrderApprovedEnvelope>>,
  None<Missing<orders.OrderCanceledEnvelope, ourOrders.OrderCanceledEnvelope>>,
  None<Missing<orders.OrderCommittedEnvelope, ourOrders.OrderCommittedEnvelope>>,
  None<Missing<orders.OrderCreatedEnvelope, ourOrders.OrderCreatedEnvelope>>,
  None<Missing<orders.OrderFulfilledEnvelope, ourOrders.OrderFulfilledEnvelope>>,
  None<Missing<orders.OrderImportedEnvelope, ourOrders.OrderImportedEnvelope>>,
  None<Missing<orders.OrderImportedOrderDeletedEnvelope, ourOrders.OrderImportedOrderDeletedEnvelope>>,
  None<Missing<orders.OrderPaymentStatusUpdatedEnvelope, ourOrders.OrderPaymentStatusUpdatedEnvelope>>,
  None<Missing<orders.OrderTransactions, ourOrders.OrderTransactions>>,
  None<Missing<orders.OrderUpdatedEnvelope, ourOrders.OrderUpdatedEnvelope>>,
  None<Missing<orders.Payment, ourOrders.Payment>>,
  None<Missing<orders.PaymentCapture, ourOrders.PaymentCapture>>,
  None<
    Missing<
      orders.PaymentCollectionCreatePaymentGatewayOrderOptions,
      ourOrders.PaymentCollectionCreatePaymentGatewayOrderOptions
    >
  >,
  None<Missing<orders.PaymentCollectionMarkOrderAsPaidOptions, ourOrders.PaymentCollectionMarkOrderAsPaidOptions>>,
  None<Missing<orders.PaymentRefund, ourOrders.PaymentRefund>>,
  None<Missing<orders.PreparePaymentCollectionOptions, ourOrders.PreparePaymentCollectionOptions>>,
  None<Missing<orders.PreparePaymentCollectionResponse, ourOrders.PreparePaymentCollectionResponse>>,
  None<Missing<orders.PublicActivity, ourOrders.PublicActivity>>,
  None<Missing<orders.RecordManuallyCollectedPaymentOptions, ourOrders.RecordManuallyCollectedPaymentOptions>>,
  None<Missing<orders.Refund, ourOrders.Refund>>,
  None<Missing<orders.SearchOrdersResponse, ourOrders.SearchOrdersResponse>>,
  None<Missing<orders.SetOrderNumberCounterOptions, ourOrders.SetOrderNumberCounterOptions>>,
  None<Missing<orders.SetOrderNumberCounterResponse, ourOrders.SetOrderNumberCounterResponse>>,
  None<Missing<orders.TriggerRefundOptions, ourOrders.TriggerRefundOptions>>,
  None<Missing<orders.TriggerRefundResponse, ourOrders.TriggerRefundResponse>>,
  None<Missing<orders.UpdateActivityIdentifiers, ourOrders.UpdateActivityIdentifiers>>,
  None<Missing<orders.UpdateActivityResponse, ourOrders.UpdateActivityResponse>>,
  None<Missing<orders.UpdateOrderLineItemIdentifiers, ourOrders.UpdateOrderLineItemIdentifiers>>,
  None<Missing<orders.UpdateOrderLineItemResponse, ourOrders.UpdateOrderLineItemResponse>>,
  None<Missing<orders.UpdateOrderStatusResponse, ourOrders.UpdateOrderStatusResponse>>,
  None<Missing<orders.VoidAuthorizedPaymentsResponse, ourOrders.VoidAuthorizedPaymentsResponse>>,
  None<Missing<ordersSettings.GetOrdersSettingsResponse, ourOrdersSettings.GetOrdersSettingsResponse>>,
  None<Missing<ordersSettings.OrdersSettings, ourOrdersSettings.OrdersSettings>>,
  None<Missing<ordersSettings.OrdersSettingsUpdatedEnvelope, ourOrdersSettings.OrdersSettingsUpdatedEnvelope>>,
  None<Missing<ordersSettings.UpdateOrdersSettingsResponse, ourOrdersSettings.UpdateOrdersSettingsResponse>>,
  None<Missing<recommendations.GetRecommendationOptions, ourRecommendations.GetRecommendationOptions>>,
  None<Missing<recommendations.GetRecommendationResponse, ourRecommendations.GetRecommendationResponse>>,
  None<Missing<recommendations.ListAvailableAlgorithmsResponse, ourRecommendations.ListAvailableAlgorithmsResponse>>,
];
