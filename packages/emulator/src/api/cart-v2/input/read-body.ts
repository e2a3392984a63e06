import { type Input, isObject } from '../../../kernel/input/object.js';
import type { RouteContext } from '../../../protocol/routing/route.js';

/** The body of a request. Empty if it is not an object. */
export const getBody = ({ body }: RouteContext): Input => (isObject(body) ? body : {});
