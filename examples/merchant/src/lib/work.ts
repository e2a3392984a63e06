import type { RunOnce } from './server/run-once.js';

/** Long work, in steps that a form carries from request to request, so that the server keeps nothing. */
export interface Work<Step> {
  /** Identifies the work, so that a part of it that is sent twice is carried out once. */
  readonly key: string;
  readonly steps: readonly Step[];
  /** Number of steps done. */
  readonly done: number;
  /** Steps that failed, in words. */
  readonly problems: readonly string[];
}

/** Number of steps of one request. */
const batchSize = 5;

/** Starts work. */
export const startWork = <Step>(steps: readonly Step[]): Work<Step> => ({
  key: crypto.randomUUID(),
  steps,
  done: 0,
  problems: [],
});

/**
 * Carries out the next steps, unless they were carried out before.
 *
 * @param run Carries out a step. Returns the reason if it fails.
 * @param runOnce Remembers the parts of the work that were carried out.
 */
export async function continueWork<Step>(
  work: Work<Step>,
  run: (step: Step) => Promise<string | undefined>,
  runOnce: RunOnce,
): Promise<Work<Step>> {
  const { key, steps, done, problems } = work;
  return runOnce(`${key} ${String(done)}`, async () => {
    const batch = steps.slice(done, done + batchSize);
    const found: string[] = [];
    for (const step of batch) {
      const problem = await run(step);
      if (problem) found.push(problem);
    }
    return { key, steps, done: done + batch.length, problems: [...problems, ...found] };
  });
}

/** Reads the work that a form carries. Returns `undefined` for anything else. */
export function readWork<Step>(text: string): Work<Step> | undefined {
  try {
    const { key, steps, done, problems } = JSON.parse(text) as Partial<Work<Step>>;
    const isWork =
      typeof key === 'string' && Array.isArray(steps) && typeof done === 'number' && Array.isArray(problems);
    return isWork ? { key, steps, done, problems } : undefined;
  } catch {
    return undefined;
  }
}
