import type { CartApi } from '../cart-v2/types.js';
import { loadCode } from '../query/load-code.js';

/** Loads the operations of Cart V1, which applications on Cart V2 never download. */
export const loadCartV1 = (): Promise<CartApi> => loadCode(() => import('../cart-v1/index.js'));
