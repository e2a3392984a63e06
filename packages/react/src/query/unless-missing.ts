import { isApiError } from '@cartwright/core';

/** The answer, or `null` where the platform says 404: there is no such thing. */
export async function unlessMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}
