import { isApiError } from '@cartwright/core';

/** Resolves to the response, or to `null` for a 404. */
export async function unlessMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}
