import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { PluginProblems } from '../pricing/totals/plugin-results.js';
import type { Totals } from '../pricing/totals/totals.js';
import type { Violation } from '../pricing/totals/violation.js';

/** Reasons why no order can be placed from a checkout. */
export interface RefusalReasons {
  /** Totals that contain a problem. */
  readonly totals?: Totals;
  /** Problems of plugins. */
  readonly problems?: PluginProblems;
  readonly violations?: readonly Violation[];
}

/** Refusal to place an order. Its data are empty until an API adds the reasons in its format. */
export class OrderRefusal extends ApplicationError {
  readonly reasons: RefusalReasons;

  constructor(code: string, description: string, reasons: RefusalReasons) {
    super('failedPrecondition', code, description);
    this.reasons = reasons;
  }
}
