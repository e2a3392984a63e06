import { repetitions } from '../../scripts/lib/scope.js';

/** Number of hostile values per rule. */
export const runs = repetitions({ sample: 60, full: 500, soak: 100_000 });

/** Timeout of a test on a busy machine, in milliseconds. */
export const patience = 60_000 + runs * 10;
