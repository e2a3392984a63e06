export { DataFileError, openFileDatabase } from './file-database.js';
export { readSeed } from './read-seed.js';
export { ListenError, type RunningServer, type ServerOptions, startServer } from './start-server.js';
