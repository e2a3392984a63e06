import { getMediaRoute } from './get-media.js';

/** The routes of images. */
export const mediaRoutes = [getMediaRoute] as const;
