/** Runs a TypeScript module of the sources: `node run-source.js FILE [ARGUMENTS...]`. */
import { runnerImport } from 'vite';

const [file] = process.argv.splice(2, 1);
if (!file) throw new Error('Usage: node run-source.js FILE [ARGUMENTS...]');
await runnerImport(file);
