export { processTerminal, type Terminal } from './command/terminal.js';
export { runCommandLine } from './run-command-line.js';
