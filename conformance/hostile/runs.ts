/** How many hostile values each rule is tried with. */
export const runs = Number(process.env['HOSTILE_RUNS'] ?? 500);

/** Milliseconds that they may take on a busy machine. */
export const patience = 60_000 + runs * 10;

/** The same values in every run, unless others are asked for. */
export const seed = Number(process.env['PROPERTY_SEED'] ?? 20_240_601);
