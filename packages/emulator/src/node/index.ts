export { DataFileError, openFileDatabase } from './file-database.js';
export type { CommandLineOutput } from './command-line-output.js';
export { readSeed } from './read-seed.js';
export { runCommandLine } from './run-command-line.js';
export { ListenError, type RunningServer, type ServerOptions, startServer } from './start-server.js';
