import fc from 'fast-check';

/**
 * How often a property is tried where its test does not say, and where its values start: the same ones in every
 * ordinary run, so that a change is judged by what it changed. `pnpm soak` tries more, and others each time.
 */
fc.configureGlobal({
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? 100),
  seed: Number(process.env['PROPERTY_SEED'] ?? 20_240_601),
});
