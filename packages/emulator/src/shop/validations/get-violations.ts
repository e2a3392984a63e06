import type { PluginResults } from '../pricing/totals/plugin-results.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type ValidatedPurchase, storeViolations } from './store-violations.js';
import { type Validated, validationSettings } from '../settings/validation-settings.js';
import type { Violation } from '../pricing/totals/violation.js';

/** Finds the violations of a cart or checkout: by plugins and, depending on the settings, by the store. Empty if validations are skipped. */
export function getViolations(
  tenant: Tenant,
  validated: Validated,
  { plugins, ...purchase }: ValidatedPurchase & { readonly plugins: PluginResults | undefined },
): Violation[] {
  const { storeRules, [validated]: mode } = validationSettings(tenant);
  if (mode === 'SKIP_VALIDATIONS') return [];
  const own = storeRules ? storeViolations(purchase, mode === 'CHECKOUT_VALIDATIONS') : [];
  return [...own, ...(plugins?.violations ?? [])];
}
