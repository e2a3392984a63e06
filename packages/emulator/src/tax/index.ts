export { findTax } from './find-tax.js';
export { type Tax, type TaxPart, taxOn } from './tax-on.js';
export { changeTaxSettings, type TaxSettings, taxSettings } from './tax-settings.js';
export { type TaxRate, type TaxRule, type TaxTable, jurisdictionTypes, taxTable } from './tax-table.js';
