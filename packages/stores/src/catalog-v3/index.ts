export {
  AvailabilityStatus,
  ChoiceType,
  CustomizationRenderType,
  CustomizationType,
  InternalRowState,
  PreorderStatus,
  RequestedFields,
} from './enumerations.js';
