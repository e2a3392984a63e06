import type * as ourNotifications from '@cartwright/ecom/back-in-stock-notifications';
import type * as ourBackInStockSettings from '@cartwright/ecom/back-in-stock-settings';
import type * as ourCheckout from '@cartwright/ecom/checkout';
import type * as ourCart from '@cartwright/ecom/current-cart';
import type * as ourOrders from '@cartwright/ecom/orders';
import type * as ourAuthentication from '@cartwright/identity/authentication';
import type * as ourMembers from '@cartwright/identity/members';
import type * as ourOAuth from '@cartwright/identity/oauth';
import type * as ourRecovery from '@cartwright/identity/recovery';
import type * as ourRedirects from '@cartwright/identity/redirects';
import type * as ourPolicy from '@cartwright/identity/sign-on-policy';
import type * as ourVerification from '@cartwright/identity/verification';
import type * as ourAbandonedCarts from '@cartwright/stores/abandoned-carts';
import type * as ourCatalogVersioning from '@cartwright/stores/catalog-versioning';
import type * as ourCatalogV3 from '@cartwright/stores/catalog-v3';
import type * as ourCollections from '@cartwright/stores/collections';
import type * as ourInventory from '@cartwright/stores/inventory';
import type * as ourImports from '@cartwright/stores/catalog-imports-v3';
import type * as ourProductGroups from '@cartwright/stores/product-groups-v3';
import type * as ourProducts from '@cartwright/stores/products';
import type * as ourPromotions from '@cartwright/stores/promotions-v3';
import type * as ourSubscriptionOptions from '@cartwright/stores/subscription-options';
import type * as notifications from '@wix/auto_sdk_ecom_back-in-stock-notifications';
import type * as backInStockSettings from '@wix/auto_sdk_ecom_back-in-stock-settings';
import type * as checkout from '@wix/auto_sdk_ecom_checkout';
import type * as currentCart from '@wix/auto_sdk_ecom_current-cart';
import type * as orders from '@wix/auto_sdk_ecom_orders';
import type * as authentication from '@wix/auto_sdk_identity_authentication';
import type * as oauth from '@wix/auto_sdk_identity_oauth';
import type * as recovery from '@wix/auto_sdk_identity_recovery';
import type * as signOnPolicy from '@wix/auto_sdk_identity_sign-on-policy';
import type * as verification from '@wix/auto_sdk_identity_verification';
import type * as members from '@wix/auto_sdk_members_members';
import type * as redirects from '@wix/auto_sdk_redirects_redirects';
import type * as abandonedCarts from '@wix/auto_sdk_stores_abandoned-carts';
import type * as catalogImports from '@wix/auto_sdk_stores_catalog-imports-v-3';
import type * as catalogVersioning from '@wix/auto_sdk_stores_catalog-versioning';
import type * as brands from '@wix/auto_sdk_stores_brands-v-3';
import type * as customizations from '@wix/auto_sdk_stores_customizations-v-3';
import type * as infoSections from '@wix/auto_sdk_stores_info-sections-v-3';
import type * as inventoryItems from '@wix/auto_sdk_stores_inventory-items-v-3';
import type * as productGroups from '@wix/auto_sdk_stores_product-groups-v-3';
import type * as promotions from '@wix/auto_sdk_stores_promotions-v-3';
import type * as ribbons from '@wix/auto_sdk_stores_ribbons-v-3';
import type * as collections from '@wix/auto_sdk_stores_collections';
import type * as inventory from '@wix/auto_sdk_stores_inventory';
import type * as products from '@wix/auto_sdk_stores_products';
import type * as subscriptionOptions from '@wix/auto_sdk_stores_subscription-options';
import type { Missing } from '../harness/missing.js';

type None<Paths extends never> = Paths;
type True<Fact extends true> = Fact;
type Planted = Missing<{ a?: { b?: string; c: Date }[] }, { a?: { c: Date }[] }>;

/** Detects a missing field. */
export type PlantedIsFound = True<[Planted, 'a.b'] extends ['a.b', Planted] ? true : false>;

/** Cartwright has every field of the official modules' responses and arguments. */
export type AllFieldsAreThere = [
  None<Missing<currentCart.Cart, ourCart.Cart>>,
  None<Missing<currentCart.EstimateTotalsResponse, ourCart.EstimateTotalsResponse>>,
  None<Missing<currentCart.AddToCurrentCartOptions, ourCart.AddToCurrentCartOptions>>,
  None<Missing<currentCart.UpdateCurrentCartOptions, ourCart.UpdateCurrentCartOptions>>,
  None<Missing<checkout.Checkout, ourCheckout.Checkout>>,
  None<Missing<orders.Order, ourOrders.Order>>,
  None<Missing<products.Variant, ourProducts.Variant>>,
  None<Missing<products.StoreVariant, ourProducts.StoreVariant>>,
  None<Missing<products.AdjustValue, ourProducts.AdjustValue>>,
  None<Missing<products.BulkAdjustProductPropertiesResponse, ourProducts.BulkAdjustProductPropertiesResponse>>,
  None<Missing<products.BulkUpdateProductsResponse, ourProducts.BulkUpdateProductsResponse>>,
  None<Missing<products.Collection, ourProducts.Collection>>,
  None<Missing<products.CreateCollectionResponse, ourProducts.CreateCollectionResponse>>,
  None<Missing<products.CreateProductResponse, ourProducts.CreateProductResponse>>,
  None<Missing<products.GetCollectionBySlugResponse, ourProducts.GetCollectionBySlugResponse>>,
  None<Missing<products.GetProductOptions, ourProducts.GetProductOptions>>,
  None<Missing<products.GetProductResponse, ourProducts.GetProductResponse>>,
  None<Missing<products.GetStoreVariantResponse, ourProducts.GetStoreVariantResponse>>,
  None<Missing<products.MediaAssignmentToChoice, ourProducts.MediaAssignmentToChoice>>,
  None<Missing<products.MediaDataForWrite, ourProducts.MediaDataForWrite>>,
  None<Missing<products.PlatformQuery, ourProducts.PlatformQuery>>,
  None<Missing<products.Product, ourProducts.Product>>,
  None<Missing<products.ProductChangedEnvelope, ourProducts.ProductChangedEnvelope>>,
  None<Missing<products.ProductCollectionChangedEnvelope, ourProducts.ProductCollectionChangedEnvelope>>,
  None<Missing<products.ProductCollectionCreatedEnvelope, ourProducts.ProductCollectionCreatedEnvelope>>,
  None<Missing<products.ProductCollectionDeletedEnvelope, ourProducts.ProductCollectionDeletedEnvelope>>,
  None<Missing<products.ProductCreatedEnvelope, ourProducts.ProductCreatedEnvelope>>,
  None<Missing<products.ProductDeletedEnvelope, ourProducts.ProductDeletedEnvelope>>,
  None<Missing<products.ProductOptionsAvailabilityResponse, ourProducts.ProductOptionsAvailabilityResponse>>,
  None<Missing<products.ProductVariantsChangedEnvelope, ourProducts.ProductVariantsChangedEnvelope>>,
  None<Missing<products.QueryProductVariantsOptions, ourProducts.QueryProductVariantsOptions>>,
  None<Missing<products.QueryProductVariantsResponse, ourProducts.QueryProductVariantsResponse>>,
  None<Missing<products.QueryStoreVariantsResponse, ourProducts.QueryStoreVariantsResponse>>,
  None<Missing<products.SetValue, ourProducts.SetValue>>,
  None<Missing<products.UpdateCollection, ourProducts.UpdateCollection>>,
  None<Missing<products.UpdateCollectionResponse, ourProducts.UpdateCollectionResponse>>,
  None<Missing<products.UpdateProduct, ourProducts.UpdateProduct>>,
  None<Missing<products.UpdateProductResponse, ourProducts.UpdateProductResponse>>,
  None<Missing<products.UpdateVariantsResponse, ourProducts.UpdateVariantsResponse>>,
  None<Missing<products.VariantOverride, ourProducts.VariantOverride>>,
  None<Missing<brands.Brand, ourCatalogV3.Brand>>,
  None<Missing<customizations.Customization, ourCatalogV3.Customization>>,
  None<Missing<Omit<infoSections.InfoSection, 'description'>, ourCatalogV3.InfoSection>>,
  None<Missing<inventoryItems.InventoryItem, ourCatalogV3.InventoryItem>>,
  None<Missing<inventoryItems.InventoryItemUpdatedWithReason, ourCatalogV3.InventoryItemUpdatedWithReason>>,
  None<Missing<Omit<catalogImports.ProductItem, 'product'>, ourImports.ProductItem>>,
  None<Exclude<keyof catalogImports.ProductWithInventory, keyof ourImports.ProductWithInventory>>,
  None<Missing<catalogImports.SubmitCatalogImportResponse, ourImports.SubmitCatalogImportResponse>>,
  None<Missing<catalogImports.SubmitCatalogImportApplicationErrors, ourImports.SubmitCatalogImportApplicationErrors>>,
  None<Missing<productGroups.ProductGroup, ourProductGroups.ProductGroup>>,
  None<Missing<promotions.Promotion, ourPromotions.Promotion>>,
  None<Missing<promotions.PromotionTagsModifiedEnvelope, ourPromotions.PromotionTagsModifiedEnvelope>>,
  None<Missing<promotions.PromotionUpdatedEnvelope, ourPromotions.PromotionUpdatedEnvelope>>,
  None<Missing<promotions.ResolvePromotionsResponse, ourPromotions.ResolvePromotionsResponse>>,
  None<Missing<ribbons.Ribbon, ourCatalogV3.Ribbon>>,
  None<Missing<collections.Collection, ourCollections.Collection>>,
  None<Missing<collections.GetCollectionBySlugResponse, ourCollections.GetCollectionBySlugResponse>>,
  None<Missing<inventory.QueryInventoryResponse, ourInventory.QueryInventoryResponse>>,
  None<Missing<inventory.QueryInventoryOptions, ourInventory.QueryInventoryOptions>>,
  None<Missing<inventory.GetInventoryVariantsOptions, ourInventory.GetInventoryVariantsOptions>>,
  None<Missing<inventory.GetInventoryVariantsResponse, ourInventory.GetInventoryVariantsResponse>>,
  None<Missing<inventory.UpdateInventoryVariantsInventoryItem, ourInventory.UpdateInventoryVariantsInventoryItem>>,
  None<Missing<inventory.DecrementData, ourInventory.DecrementData>>,
  None<Missing<inventory.IncrementData, ourInventory.IncrementData>>,
  None<Missing<inventory.InventoryItemChangedEnvelope, ourInventory.InventoryItemChangedEnvelope>>,
  None<Missing<inventory.InventoryVariantsChangedEnvelope, ourInventory.InventoryVariantsChangedEnvelope>>,
  None<Missing<notifications.BackInStockNotificationRequest, ourNotifications.BackInStockNotificationRequest>>,
  None<Missing<notifications.BackInStockItemDetails, ourNotifications.BackInStockItemDetails>>,
  None<Missing<notifications.ReportItemsBackInStockOptions, ourNotifications.ReportItemsBackInStockOptions>>,
  None<Missing<notifications.MarkAsNotificationSentResponse, ourNotifications.MarkAsNotificationSentResponse>>,
  None<Missing<backInStockSettings.GetSettingsResponse, ourBackInStockSettings.GetSettingsResponse>>,
  None<Missing<catalogVersioning.GetCatalogVersionResponse, ourCatalogVersioning.GetCatalogVersionResponse>>,
  None<Missing<subscriptionOptions.SubscriptionOption, ourSubscriptionOptions.SubscriptionOption>>,
  None<
    Missing<
      subscriptionOptions.GetSubscriptionOptionsForProductResponse,
      ourSubscriptionOptions.GetSubscriptionOptionsForProductResponse
    >
  >,
  None<
    Missing<
      subscriptionOptions.AssignSubscriptionOptionsToProductOptions,
      ourSubscriptionOptions.AssignSubscriptionOptionsToProductOptions
    >
  >,
  None<
    Missing<
      subscriptionOptions.GetProductIdsForSubscriptionOptionResponse,
      ourSubscriptionOptions.GetProductIdsForSubscriptionOptionResponse
    >
  >,
  None<Missing<abandonedCarts.AbandonedCart, ourAbandonedCarts.AbandonedCart>>,
  None<
    Missing<abandonedCarts.AbandonedCartCartAbandonedEnvelope, ourAbandonedCarts.AbandonedCartCartAbandonedEnvelope>
  >,
  None<
    Missing<abandonedCarts.AbandonedCartCartRecoveredEnvelope, ourAbandonedCarts.AbandonedCartCartRecoveredEnvelope>
  >,
  None<Missing<authentication.StateMachineResponse, ourAuthentication.StateMachineResponse>>,
  None<Missing<authentication.RegisterV2Options, ourAuthentication.RegisterV2Options>>,
  None<Missing<authentication.LoginV2Options, ourAuthentication.LoginV2Options>>,
  None<Missing<authentication.SignOnOptions, ourAuthentication.SignOnOptions>>,
  None<Missing<authentication.SignOnResponse, ourAuthentication.SignOnResponse>>,
  None<Missing<authentication.ValidateEmailResponse, ourAuthentication.ValidateEmailResponse>>,
  None<Missing<authentication.VerifyRequest, ourAuthentication.VerifyOptions & { factorType: string }>>,
  None<Missing<recovery.StateMachineResponse, ourRecovery.StateMachineResponse>>,
  None<Missing<recovery.SendRecoveryEmailOptions, ourRecovery.SendRecoveryEmailOptions>>,
  None<Missing<recovery.SendActivationEmailOptions, ourRecovery.SendActivationEmailOptions>>,
  None<Missing<verification.StateMachineResponse, ourVerification.StateMachineResponse>>,
  None<Missing<verification.StartOptions, ourVerification.StartOptions>>,
  None<Missing<oauth.TokenOptions, ourOAuth.TokenOptions>>,
  None<Missing<oauth.TokenInfoResponse, ourOAuth.TokenInfoResponse>>,
  None<Missing<oauth.UserInfoResponse, ourOAuth.UserInfoResponse>>,
  None<Missing<signOnPolicy.SignOnPolicy, ourPolicy.SignOnPolicy>>,
  None<Missing<members.Member, ourMembers.Member>>,
  None<Missing<members.ListMembersOptions, ourMembers.ListMembersOptions>>,
  None<Missing<members.ListMembersResponse, ourMembers.ListMembersResponse>>,
  None<Missing<members.QueryMembersOptions, ourMembers.QueryMembersOptions>>,
  None<Missing<members.BulkDeleteMembersResponse, ourMembers.BulkDeleteMembersResponse>>,
  None<Missing<members.BulkDeleteMembersByFilterOptions, ourMembers.BulkDeleteMembersByFilterOptions>>,
  None<Missing<redirects.CreateRedirectSessionOptions, ourRedirects.CreateRedirectSessionOptions>>,
  None<Missing<redirects.CreateRedirectSessionResponse, ourRedirects.CreateRedirectSessionResponse>>,
];
