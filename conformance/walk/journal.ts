/** Records results of calls, with values that differ between runs normalized. */
export interface Journal {
  /** Calls, and records the result. */
  note<T>(name: string, call: Promise<T>): Promise<T>;
  /** Calls, expects an error and records it. */
  refused(name: string, call: () => Promise<unknown>): Promise<Refusal>;
  /** Recorded results. */
  readonly entries: readonly (readonly [name: string, outcome: unknown])[];
}

/** Recorded error of the platform. */
interface Refusal {
  readonly status: unknown;
  readonly code: unknown;
  /** Names of the invalid fields. */
  readonly fields: readonly string[];
}

interface Refused {
  readonly status?: unknown;
  readonly message: string;
  readonly details?: {
    readonly applicationError?: { readonly code?: unknown };
    readonly validationError?: { readonly fieldViolations?: readonly { readonly field?: string }[] };
  };
}

const guid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Starts a journal. IDs are replaced by the order of their first occurrence, so that equal steps give equal journals.
 */
export const startJournal = (): Journal => {
  const ids = new Map<string, string>();
  const getNumber = (id: string): string => {
    if (!ids.has(id)) ids.set(id, `id ${ids.size + 1}`);
    return ids.get(id) ?? id;
  };
  const alike = (value: unknown): unknown =>
    JSON.parse((JSON.stringify(value) ?? 'null').replaceAll(guid, getNumber)) as unknown;
  const entries: [string, unknown][] = [];
  return {
    entries,
    note: async (name, call) => {
      const value = await call;
      entries.push([name, alike(value)]);
      return value;
    },
    refused: async (name, call) => {
      const error = await call().then(
        () => undefined,
        (reason: unknown) => reason as Refused,
      );
      if (!error?.details)
        throw new Error(`${name} was not refused by the platform: ${error?.message ?? 'it succeeded'}`);
      const { applicationError, validationError } = error.details;
      const refusal: Refusal = {
        status: error.status,
        code: applicationError?.code,
        fields: (validationError?.fieldViolations ?? []).map(({ field }) => field ?? ''),
      };
      entries.push([name, alike(refusal)]);
      return refusal;
    },
  };
};
