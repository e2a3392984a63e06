/** Records results of calls, with values that differ between runs normalized. */
export interface Journal {
  /** Makes a call, and writes down what it gave. */
  note<T>(name: string, call: Promise<T>): Promise<T>;
  /** Makes a call that is refused, and writes down why. */
  refused(name: string, call: () => Promise<unknown>): Promise<Refusal>;
  /** Everything so far. */
  readonly entries: readonly (readonly [name: string, outcome: unknown])[];
}

/** Why the platform refused a call. */
interface Refusal {
  readonly status: unknown;
  readonly code: unknown;
  /** The refused fields, as the platform names them. */
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

/** Starts a journal. Ids get the number of their first mention: the same steps give the same journal. */
export const startJournal = (): Journal => {
  const ids = new Map<string, string>();
  const numberOf = (id: string): string => {
    if (!ids.has(id)) ids.set(id, `id ${ids.size + 1}`);
    return ids.get(id) ?? id;
  };
  const alike = (value: unknown): unknown =>
    JSON.parse((JSON.stringify(value) ?? 'null').replaceAll(guid, numberOf)) as unknown;
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
