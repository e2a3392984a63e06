import { once } from 'node:events';
import { command } from '../../command/command.js';

/** `cartwright emulator`: the command line of `@cartwright/emulator`. */
export const emulator = command({
  name: 'emulator',
  summary: 'start the emulator of the platform',
  passesThrough: true,
  async run({ args, terminal }) {
    const { runCommandLine } = await import('@cartwright/emulator/node');
    const started = await runCommandLine(
      args,
      { ...terminal, isTerminal: terminal.isInteractive },
      'npx cartwright emulator',
    );
    if (typeof started === 'number') return started;
    if (!terminal.signal.aborted) await once(terminal.signal, 'abort');
    await started.close();
    return 0;
  },
});
