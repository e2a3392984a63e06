import { ValidationError } from '../errors/wire-error.js';

/** Makes the platform's refusal of one invalid field of a query. */
export const refusal = (field: string, description: string, violatedRule = 'OTHER', ruleName?: string) =>
  new ValidationError([{ field, description, violatedRule, ...(ruleName && { ruleName }) }]);
