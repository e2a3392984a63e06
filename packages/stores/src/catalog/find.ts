import { isApiError } from '@cartwright/core';
import { requireText } from '../shared/require.js';
import type { ByIdOrSlug } from './model/query.js';

/** Reads an entity by its ID or slug. A 404 is `undefined`. */
export async function find<Entity>(
  which: ByIdOrSlug,
  byId: (id: string) => Promise<Entity | undefined>,
  bySlug: (slug: string) => Promise<Entity | undefined>,
): Promise<Entity | undefined> {
  const [field, value] = which.slug === undefined ? ['id', which.id] : ['slug', which.slug];
  requireText(value, field);
  try {
    return await (field === 'slug' ? bySlug : byId)(value);
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}
