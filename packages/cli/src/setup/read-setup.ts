import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Terminal } from '../command/terminal.js';

/** Settings of a store. */
export interface Setup {
  readonly clientId: string | undefined;
  /** Base URL of the platform's APIs, or of the emulator. */
  readonly apiUrl: string;
  /** Whether `apiUrl` is not the platform. */
  readonly isEmulator: boolean;
  /** Origin of the store. */
  readonly origin: string | undefined;
  readonly redirectUris: readonly string[];
  /** Catalog version that the code is written for. */
  readonly catalog: 'v1' | 'v3' | undefined;
  readonly apiKey: string | undefined;
  readonly siteId: string | undefined;
  readonly sessionSecret: string | undefined;
}

/** Settings on the command line, which come before those of the environment. */
export interface GivenSetup {
  readonly clientId: string | undefined;
  readonly apiUrl: string | undefined;
  readonly origin: string | undefined;
  readonly redirectUri: readonly string[];
  readonly catalog: 'v1' | 'v3' | undefined;
}

const files = ['.env', '.env.development', '.env.local', '.env.development.local'];

/** Returns the variables of the environment and of the folder's `.env` files. The environment comes first. */
function readVariables({ cwd, env }: Terminal): Readonly<Record<string, string | undefined>> {
  const texts = files.map((file) => join(cwd, file)).filter((file) => existsSync(file));
  return Object.assign({}, ...texts.map((file) => parseEnv(readFileSync(file, 'utf8'))), env) as typeof env;
}

/** Reads the settings of the store in the working directory. Variables may have the prefix of a framework. */
export function readSetup(given: GivenSetup, terminal: Terminal): Setup {
  const variables = readVariables(terminal);
  const find = (...names: string[]): string | undefined =>
    names
      .flatMap((name) => [name, `VITE_${name}`, `NEXT_PUBLIC_${name}`, `PUBLIC_${name}`, `EXPO_PUBLIC_${name}`])
      .map((name) => variables[name])
      .find((value) => value !== undefined && value !== '');
  const apiUrl = (given.apiUrl ?? find('WIX_API_URL'))?.replace(/\/+$/, '');
  return {
    clientId: given.clientId ?? find('WIX_CLIENT_ID'),
    apiUrl: apiUrl ?? 'https://www.wixapis.com',
    isEmulator: apiUrl !== undefined && apiUrl !== 'https://www.wixapis.com',
    origin: given.origin ?? find('ORIGIN'),
    redirectUris: given.redirectUri,
    catalog: given.catalog,
    apiKey: find('WIX_API_KEY'),
    siteId: find('WIX_SITE_ID'),
    sessionSecret: find('SESSION_SECRET'),
  };
}
