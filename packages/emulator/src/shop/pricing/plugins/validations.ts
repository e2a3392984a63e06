import { successes } from '../../../protocol/plugins/successes.js';
import type { Totals } from '../totals/totals.js';
import type { Violation } from '../totals/violation.js';
import { type PluginPurchase, type PluginStep, failuresIn } from './plugin-step.js';

/** Request to validate a purchase. */
export interface ValidationRequest extends Pick<
  PluginPurchase,
  'billing' | 'email' | 'lines' | 'purchaseFlowId' | 'shipping' | 'source'
> {
  readonly totals: Totals;
}

/** Requests the violations of a purchase from plugins. */
export const validations: PluginStep<readonly Violation[]> = {
  type: 'ECOM_VALIDATIONS',
  plan({ purchase, totals }) {
    const { validators } = purchase;
    if (!validators) return [];
    const question: ValidationRequest = { ...purchase, totals: totals() };
    return [
      {
        type: 'ECOM_VALIDATIONS',
        call: ['getValidationViolations', question],
        matches: ({ validateInCart }) => validators === 'all' || validateInCart === true,
      },
    ];
  },
  apply: (results, responses) => ({
    ...results,
    violations: successes(responses).flatMap(({ response }) => response),
    unvalidated: failuresIn(responses).length > 0,
  }),
};
