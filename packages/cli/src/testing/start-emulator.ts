import { createEmulator, type Emulator, type EmulatorOptions } from '@cartwright/emulator';
import { startServer } from '@cartwright/emulator/node';
import { onTestFinished } from 'vitest';

/** Starts an emulator for the current test. */
export async function startEmulator(options: EmulatorOptions = {}): Promise<{ emulator: Emulator; url: string }> {
  const emulator = createEmulator({ seed: 'empty', ...options });
  const server = await startServer({ emulator });
  onTestFinished(() => server.close());
  return { emulator, url: server.url };
}
