import type { Tenant } from '../../kernel/state/tenant.js';

/** Extent of the validation: none, for carts, or for orders. */
export const validationModes = ['SKIP_VALIDATIONS', 'PRE_CHECKOUT_VALIDATIONS', 'CHECKOUT_VALIDATIONS'] as const;
type ValidationMode = (typeof validationModes)[number];

/** Object that is validated. */
export type Validated = 'cart' | 'checkout';

/** Validation settings of a store. */
export interface ValidationSettings extends Readonly<Record<Validated, ValidationMode>> {
  readonly id: 'store';
  /** Whether to report violations of the store's own rules too. The platform only reports those of plugins. */
  readonly storeRules: boolean;
}

const stored = (tenant: Tenant) => tenant.collection<ValidationSettings>('validations');

const initialSettings: ValidationSettings = {
  id: 'store',
  cart: 'PRE_CHECKOUT_VALIDATIONS',
  checkout: 'CHECKOUT_VALIDATIONS',
  storeRules: false,
};

/** Validation settings of a store. By default the same as on the platform. */
export const validationSettings = (tenant: Tenant): ValidationSettings =>
  stored(tenant).get('store') ?? initialSettings;

/** Changes the validation settings of a store. */
export const changeValidationSettings = (
  tenant: Tenant,
  change: Partial<Omit<ValidationSettings, 'id'>>,
): ValidationSettings => stored(tenant).put({ ...validationSettings(tenant), ...change });

/** Plugins that validate carts or checkouts: all, those that validate carts, or none. */
export function getValidators(tenant: Tenant, validated: Validated): 'all' | 'validateInCart' | undefined {
  const { [validated]: mode } = validationSettings(tenant);
  if (mode === 'SKIP_VALIDATIONS') return undefined;
  return mode === 'CHECKOUT_VALIDATIONS' ? 'all' : 'validateInCart';
}
