/** Devtools of a production build: nothing is recorded or rendered. Bundlers choose it by the `production` condition. */
import type { CallLog } from './call-log.js';
import type * as devtools from './index.js';

const none: CallLog = { hooks: {}, calls: () => [], subscribe: () => () => undefined, clear: () => undefined };

/** Creates a log that stays empty. */
export const createCallLog: typeof devtools.createCallLog = () => none;

/** Renders nothing. */
export const CartwrightDevtools: typeof devtools.CartwrightDevtools = () => null;
