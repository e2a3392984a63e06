export type {
  CalculatedDraftOrder,
  CalculationErrors,
  DeliveryLogistics,
  PickupDetails,
  ShippingOption,
  ShippingPrice,
} from './calculated-draft-order.js';
export type {
  BillingChangedDetails,
  BillingDetails,
  BusinessLocationChangedDetails,
  BusinessLocationDetails,
  BuyerChangedDetails,
  BuyerDetails,
  ItemChangedDetails,
  ItemDetails,
  RecipientInfoChangedDetails,
  RecipientInfoDetails,
  ShippingChangedDetails,
  ShippingDetails,
} from './changed-details.js';
export type {
  AdditionalFeeDetails,
  CreatedBy,
  DepositDetails,
  DiscountDetails,
  DraftOrder,
  DraftOrderCommitSettings,
  InventoryUpdate,
  TaxDetails,
} from './draft-order.js';
export type {
  AdditionalFeeOption,
  CatalogReferenceLineItem,
  CustomLineItem,
  DiscountOption,
  DraftOrderInput,
} from './draft-order-input.js';
export * from './enumerations.js';
