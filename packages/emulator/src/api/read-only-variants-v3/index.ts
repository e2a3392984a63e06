import type { Route } from '../../protocol/routing/route.js';
import { queryVariants } from './query-variants.js';
import { searchVariants } from './search-variants.js';

/** The routes of read-only variants of Catalog V3. */
export const readOnlyVariantRoutes: readonly Route[] = [queryVariants, searchVariants];
