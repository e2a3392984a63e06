import fc from 'fast-check';
import { vi } from 'vitest';

import { repetitions, seed } from './scripts/lib/scope.js';

/** The runs of every property whose test sets none, and the first seed of its values. */
fc.configureGlobal({ numRuns: repetitions({ sample: 20, full: 100, soak: 5000 }), seed });

/** Test files share a process, and some make a client the ambient one: each file starts without. */
Reflect.set(globalThis, Symbol.for('@cartwright/context'), undefined);

/** Tests of Cart V1 have the same result on any date. The emulator's tests of the removal set the option or the clock. */
vi.mock('./packages/emulator/src/cart-v1-removal-date.ts', () => ({ cartV1RemovalDate: '9999-01-01T00:00:00.000Z' }));

/**
 * Creating an RSA key takes 150 ms. Tests of a process use three in turn, so that two of them differ. One that is kept for
 * several test files must not be among them: create it with `node:crypto`.
 */
const pool = Symbol.for('@cartwright/test-keys');
if (!Reflect.has(globalThis, pool)) {
  const keys = new Map<string, CryptoKeyPair[]>();
  Reflect.set(globalThis, pool, keys);
  const generate = crypto.subtle.generateKey.bind(crypto.subtle) as (
    ...args: readonly unknown[]
  ) => Promise<CryptoKeyPair>;
  crypto.subtle.generateKey = (async (...args: readonly [{ readonly name: string }, ...unknown[]]) => {
    if (args[0].name !== 'RSASSA-PKCS1-v1_5') return generate(...args);
    const kind = JSON.stringify(args);
    const made = keys.get(kind) ?? [];
    keys.set(kind, made);
    const next = made.length < 3 ? await generate(...args) : made.shift()!;
    made.push(next);
    return next;
  }) as typeof crypto.subtle.generateKey;
}
