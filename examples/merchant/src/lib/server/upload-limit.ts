import type { MerchantSession } from './merchant-session.js';

/**
 * Maximum size of a form that carries a file or many products, in bytes: 16 MiB. The products of a file of 1 MB are several
 * times as long as JSON in a form.
 */
const MAX_UPLOAD_SIZE = 2 ** 24;

/** Paths of these forms. */
const paths = /^\/products\/(bulk|import)(\.data)?$/;

/** Returns the limit of a request's body if it is such a form of the merchant. */
export const getUploadLimit = async (request: Request, session: MerchantSession): Promise<number | undefined> =>
  paths.test(new URL(request.url).pathname) && (await session.isSignedIn(request)) ? MAX_UPLOAD_SIZE : undefined;
