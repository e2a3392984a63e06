import { isApiError } from '@cartwright/core';
import { data } from 'react-router';

/** Waits for an entity, and responds with 404 if the platform does not have it. */
export async function unlessMissing<Entity>(call: Promise<Entity>): Promise<Entity> {
  return call.catch((error: unknown) => {
    throw isApiError(error) && error.status === 404 ? data(undefined, { status: 404 }) : error;
  });
}
