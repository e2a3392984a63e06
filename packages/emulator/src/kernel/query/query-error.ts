import { ValidationError } from '../errors/application-error.js';

/** Creates the platform's error for an invalid field of a query. */
export const queryError = (field: string, description: string, violatedRule = 'OTHER', ruleName?: string) =>
  new ValidationError([{ field, description, violatedRule, ...(ruleName && { ruleName }) }]);
