export {
  type AddressIndex,
  type CalculateTaxRequest,
  type CalculateTaxResponse,
  type LineItem,
  type LineItemTaxDetails,
  type LineItemTaxSummary,
  type MultipleAddresses,
  type TaxBreakdown,
  type TaxSummary,
} from './calculate-tax.js';
export { provideHandlers, type TaxCalculationHandlers, type CalculateTaxEnvelope } from './provide-handlers.js';
export { JurisdictionType } from '../../commerce/tax/tax.js';
export { WebhookIdentityType as IdentityType } from '@cartwright/core/site';
