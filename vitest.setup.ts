import fc from 'fast-check';

/** How often a property is tried where its test does not say; more by `PROPERTY_RUNS`, as `pnpm soak` does. */
fc.configureGlobal({ numRuns: Number(process.env['PROPERTY_RUNS'] ?? 100) });
