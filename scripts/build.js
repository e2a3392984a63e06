/** Builds every package, with declarations, and the demo store. */
import { build } from './lib/build.js';
import { main } from './lib/run.js';

main(() => build({ declarations: true }));
