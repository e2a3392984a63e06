import type { Behavior } from './behavior.js';
import { convertedPaths } from './converted-paths.js';
import { events } from './events.js';
import { fallbacks } from './fallbacks.js';
import { files } from './files.js';
import { headers } from './headers.js';
import { oauth } from './oauth.js';
import { paths } from './paths.js';
import { queries } from './queries.js';
import { queryStrings } from './query-strings.js';
import { renames } from './renames.js';
import { values } from './values.js';
import { wireBehaviors } from './wire.js';

/** Every recorded behavior of the official packages. */
export const behaviors: readonly Behavior[] = [
  ...queryStrings,
  ...paths,
  ...values,
  ...files,
  ...convertedPaths,
  ...renames,
  ...wireBehaviors,
  ...fallbacks,
  ...queries,
  ...headers,
  ...oauth,
  ...events,
];
