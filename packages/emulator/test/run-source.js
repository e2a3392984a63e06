/** Runs a TypeScript module of the sources: `node run-source.js FILE [ARGUMENTS...]`. */
import { runnerImport } from 'vite';

const [file] = process.argv.splice(2, 1);
await runnerImport(file);
