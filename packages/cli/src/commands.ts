import type { Command } from './command/command.js';
import { emulator } from './commands/emulator/emulator.js';

/** All commands, in the order of the help. */
export const commands: readonly Command[] = [emulator];
