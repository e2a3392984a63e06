export type { AccountInfo, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export * from './get-tax-settings.js';
export type { TaxSettings } from './tax-settings.js';
export * from './upsert-tax-settings.js';
