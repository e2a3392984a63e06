import { repetitions } from '../../scripts/lib/scope.js';

/** Number of hostile values per rule. */
export const runs = repetitions({ sample: 60, full: 500, soak: 100_000 });

/** Milliseconds that they may take on a busy machine. */
export const patience = 60_000 + runs * 10;
