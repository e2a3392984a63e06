import { ValidationError } from '../http/wire-error.js';

/** Makes the platform's refusal of one invalid field of a query. */
export const violation = (field: string, description: string, violatedRule = 'OTHER', ruleName?: string) =>
  new ValidationError([{ field, description, violatedRule, ...(ruleName && { ruleName }) }]);

/** Whether a value is a JSON object. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
