/** A refusal of an operation, with one of the codes that it knows. */
export interface ApplicationErrors<Code extends string> {
  /** Why. */
  code?: Code;
  /** In words. */
  description?: string;
  /** More about it. */
  data?: Record<string, unknown>;
}
