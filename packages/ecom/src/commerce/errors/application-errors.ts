/** Application error of an operation, with the codes it can have. */
export interface ApplicationErrors<Code extends string> {
  /** Error code. */
  code?: Code;
  /** Description of the error. */
  description?: string;
  /** Data of the error, whose fields depend on its code. */
  data?: Record<string, unknown>;
}
