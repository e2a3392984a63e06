import type { Tenant } from '../../kernel/state/tenant.js';

/** How much is validated: nothing, what a cart needs, or what an order needs. */
export const validationModes = ['SKIP_VALIDATIONS', 'PRE_CHECKOUT_VALIDATIONS', 'CHECKOUT_VALIDATIONS'] as const;
type ValidationMode = (typeof validationModes)[number];

/** What is validated. */
export type Validated = 'cart' | 'checkout';

/** How a store validates its carts and checkouts. */
export interface ValidationSettings extends Readonly<Record<Validated, ValidationMode>> {
  readonly id: 'store';
  /** Whether what the store itself will refuse is a violation too; on the platform only plugins object. */
  readonly storeRules: boolean;
}

const stored = (tenant: Tenant) => tenant.collection<ValidationSettings>('validations');

const initialSettings: ValidationSettings = {
  ...{ id: 'store', cart: 'PRE_CHECKOUT_VALIDATIONS', checkout: 'CHECKOUT_VALIDATIONS', storeRules: false },
};

/** How a store validates; as the platform does until somebody says otherwise. */
export const validationSettings = (tenant: Tenant): ValidationSettings =>
  stored(tenant).get('store') ?? initialSettings;

/** Changes how a store validates. */
export const changeValidationSettings = (
  tenant: Tenant,
  change: Partial<Omit<ValidationSettings, 'id'>>,
): ValidationSettings => stored(tenant).put({ ...validationSettings(tenant), ...change });

/** The plugins that validate carts or checkouts: all, those that are set to validate carts, or none. */
export function validatorsOf(tenant: Tenant, validated: Validated): 'all' | 'validateInCart' | undefined {
  const { [validated]: mode } = validationSettings(tenant);
  if (mode === 'SKIP_VALIDATIONS') return undefined;
  return mode === 'CHECKOUT_VALIDATIONS' ? 'all' : 'validateInCart';
}
