import { isApiError, isCartwrightError } from '@cartwright/core';
import { data, redirect } from 'react-router';
import { describeViolation } from './describe-violation.js';

/** Describes an error for the merchant, with the reason that the platform states. */
export function describeFailure(error: unknown): string {
  if (!isCartwrightError(error)) throw error;
  const { applicationError, validationError } = isApiError(error) ? error.details : {};
  const violations = validationError?.fieldViolations.map(describeViolation);
  if (violations && violations.length > 0) return `The platform rejected this: ${violations.join('; ')}.`;
  if (applicationError) return `The platform rejected this: ${applicationError.description}`;
  return 'The platform did not answer. Check whether the change was made before you try again.';
}

/** Creates the response of an action that was not carried out. */
export const failure = (error: string, status = 400) => data({ error }, { status });

/**
 * Carries out an action of the merchant.
 *
 * @param to Page to show next. `act` can return another one.
 * @returns A redirect, or the message of an error of the platform.
 */
export async function attempt(to: string, act: () => Promise<unknown>) {
  try {
    const path = await act();
    return redirect(typeof path === 'string' ? path : to);
  } catch (error) {
    return failure(describeFailure(error), isApiError(error) && error.status < 500 ? error.status : 503);
  }
}
