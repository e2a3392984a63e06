import fc from 'fast-check';
import { vi } from 'vitest';

import { repetitions, seed } from './scripts/lib/scope.js';

/** The runs of every property whose test sets none, and the first seed of its values. */
fc.configureGlobal({ numRuns: repetitions({ sample: 30, full: 100, soak: 5000 }), seed });

/** Test files share a process, and some make a client the ambient one: each file starts without. */
Reflect.set(globalThis, Symbol.for('@cartwright/context'), undefined);

/** Tests of Cart V1 have the same result on any date. The emulator's tests of the removal set the option or the clock. */
vi.mock('./packages/emulator/src/cart-v1-removal-date.ts', () => ({ cartV1RemovalDate: '9999-01-01T00:00:00.000Z' }));
