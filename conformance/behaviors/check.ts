import { expect } from 'vitest';
import type { Behavior } from './behavior.js';
import { outcome, plain } from './plain.js';

/** Calls both SDKs, and expects the recorded results. */
export const check = async ({ recorded, verdict, official, own }: Behavior): Promise<void> => {
  expect(await outcome(official), 'the official packages do what was recorded').toEqual(plain(recorded));
  if (!own) return;
  const ours = await outcome(own);
  if (verdict === 'equal') return expect(ours).toEqual(plain(recorded));
  expect(ours, 'the listed difference is gone').not.toEqual(plain(recorded));
  if ('differs' in verdict) expect(ours).toEqual(plain(verdict.ours));
};
