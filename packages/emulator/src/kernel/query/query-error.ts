import { ValidationError } from '../errors/http-error.js';

/** Makes the platform's refusal of one invalid field of a query. */
export const queryError = (field: string, description: string, violatedRule = 'OTHER', ruleName?: string) =>
  new ValidationError([{ field, description, violatedRule, ...(ruleName && { ruleName }) }]);
