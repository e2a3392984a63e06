import type { Route } from '../../protocol/routing/route.js';
import { collectTraces } from './collect-traces.js';
import { getSiteScripts } from './get-site-scripts.js';

/** The routes of calls that the pages of an Astro site send besides those of its store. */
export const sitePageRoutes: readonly Route[] = [getSiteScripts, collectTraces];
