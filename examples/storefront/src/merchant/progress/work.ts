/** Long work, in steps that a form carries from request to request, so that the server keeps nothing. */
export interface Work<Step> {
  readonly steps: readonly Step[];
  /** Number of steps done. */
  readonly done: number;
  /** Steps that failed, in words. */
  readonly problems: readonly string[];
}

/** Number of steps of one request. */
const batchSize = 5;

/** Starts work. */
export const startWork = <Step>(steps: readonly Step[]): Work<Step> => ({ steps, done: 0, problems: [] });

/**
 * Carries out the next steps.
 *
 * @param run Carries out a step. Returns the reason if it fails.
 */
export async function continueWork<Step>(
  work: Work<Step>,
  run: (step: Step) => Promise<string | undefined>,
): Promise<Work<Step>> {
  const { steps, done, problems } = work;
  const batch = steps.slice(done, done + batchSize);
  const found: string[] = [];
  for (const step of batch) {
    const problem = await run(step);
    if (problem) found.push(problem);
  }
  return { steps, done: done + batch.length, problems: [...problems, ...found] };
}

/** Reads the work that a form carries. Returns `undefined` for anything else. */
export function readWork<Step>(text: string): Work<Step> | undefined {
  try {
    const { steps, done, problems } = JSON.parse(text) as Partial<Work<Step>>;
    const isWork = Array.isArray(steps) && typeof done === 'number' && Array.isArray(problems);
    return isWork ? { steps, done, problems } : undefined;
  } catch {
    return undefined;
  }
}
