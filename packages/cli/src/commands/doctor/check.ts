import type { Client } from '@cartwright/core';
import type { Terminal } from '../../command/terminal.js';
import type { Setup } from '../../setup/read-setup.js';

/** Result of a check. */
export interface Finding {
  /** `skipped`: could not be checked, or does not apply. */
  readonly status: 'ok' | 'problem' | 'skipped';
  readonly message: string;
  /** How to solve the problem. */
  readonly remedy?: string;
}

/** Facts that checks use. */
export interface CheckContext {
  readonly setup: Setup;
  readonly terminal: Terminal;
  /** Client of a visitor. `undefined` if the platform issued no token. */
  readonly client: Client | undefined;
  /** Time that the platform reported, in milliseconds since 1970, minus that of this machine. */
  readonly clockDifference: number | undefined;
}

/** A check as data. `checks.ts` lists all of them. */
export interface Check {
  /** Name for scripts, such as `redirect-uris`. */
  readonly name: string;
  /** Name in the report. */
  readonly title: string;
  run(context: CheckContext): Promise<readonly Finding[]> | readonly Finding[];
}

export const ok = (message: string): Finding => ({ status: 'ok', message });
export const problem = (message: string, remedy: string): Finding => ({ status: 'problem', message, remedy });
export const skipped = (message: string): Finding => ({ status: 'skipped', message });
