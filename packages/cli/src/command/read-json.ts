import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CliError } from './cli-error.js';

/**
 * Reads a JSON object from an option: the object itself, or `@` and the path of a file.
 *
 * @param option - Option for messages, such as `--data`.
 * @param value - Value of the option.
 * @param cwd - Folder that paths are relative to.
 * @throws {CliError} `usage` for a file that cannot be read, and for anything but a JSON object
 */
export async function readJsonObject(option: string, value: string, cwd: string): Promise<Record<string, unknown>> {
  const isFile = value.startsWith('@');
  const json = isFile ? await readText(option, resolve(cwd, value.slice(1))) : value;
  const parsed = parse(json);
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed as Record<string, unknown>;
  throw new CliError('usage', `${option} must be a JSON object, or @ and the path of a file with one.`);
}

async function readText(option: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new CliError('usage', `${option}: cannot read ${path}: ${(error as Error).message}.`, { cause: error });
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
