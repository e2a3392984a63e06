import type { Command } from './command/command.js';
import { add } from './commands/add/add.js';
import { codemod } from './commands/codemod/codemod.js';
import { create } from './commands/create/create.js';
import { dev } from './commands/dev/dev.js';
import { docs } from './commands/docs/docs.js';
import { doctor } from './commands/doctor/doctor.js';
import { emulator } from './commands/emulator/emulator.js';
import { listen } from './commands/listen/listen.js';
import { mcp } from './commands/mcp/mcp.js';
import { pull } from './commands/pull/pull.js';
import { trigger } from './commands/trigger/trigger.js';

/** All commands, in the order of the help. */
export const commands: readonly Command[] = [
  create,
  add,
  dev,
  emulator,
  doctor,
  trigger,
  listen,
  codemod,
  pull,
  docs,
  mcp,
];
