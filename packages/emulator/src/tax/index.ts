export { findTax } from './find-tax.js';
export { type Tax, type TaxPart, taxOn } from './tax-on.js';
export { type TaxRate, type TaxRule, taxTable } from './tax-table.js';
