/** Application error with one of the given codes. */
export type ApplicationErrors<Code extends string> = {
  [C in Code]: {
    /** Error code. */
    code?: C;
    /** Description of the error. */
    description?: string;
    /** Data of the error. */
    data?: Record<string, unknown>;
  };
}[Code];

/** Field violation of one of the rules. */
export type ValidationErrors<Rule extends string> = {
  [R in Rule]: {
    /** Name of the violated rule. */
    ruleName?: R;
  };
}[Rule];
