import fc from 'fast-check';

import { repetitions, seed } from './scripts/lib/scope.js';

/** The runs of every property whose test sets none, and the first seed of its values. */
fc.configureGlobal({ numRuns: repetitions({ sample: 30, full: 100, soak: 5000 }), seed });

/** Test files share a process, and some make a client the ambient one: each file starts without. */
Reflect.set(globalThis, Symbol.for('@cartwright/context'), undefined);
