import type { Entity } from '../../shop/catalog-v3/entity.js';

/** Fields of a new entity. */
export const newEntity = (id: string, createdDate: string, updatedDate = createdDate): Entity => ({
  id,
  revision: 1,
  createdDate,
  updatedDate,
});
