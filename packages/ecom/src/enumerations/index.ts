export {
  CalculationType,
  ConditionType,
  DayOfWeek,
  DestinationScope,
  DomesticService,
  InternationalService,
  LengthUnit,
  LogicalOperator,
  PackageType,
} from './delivery-enumerations.js';
export {
  DiscountScope,
  DiscountSourceType,
  ItemStatus,
  OfflinePaymentStatus,
  OrderActorType,
  OrderHistoryItemType,
  OrderLineItemType,
  OrderPaymentStatus,
  PaymentMethod,
  ValidationsConfig,
} from './order-enumerations.js';
export { StaffDistributionMethod, TipSource, TipType } from './tip-enumerations.js';
