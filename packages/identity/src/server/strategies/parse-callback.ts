import { invalidArgument } from '@cartwright/core';

/** Parses code and instance ID from the redirect URL of an installation. Error messages contain no part of the URL. */
export function parseCallback(url: string, state: string): { code: string; instanceId: string } {
  const base = 'https://callback.invalid';
  if (!URL.canParse(url, base)) throw invalidArgument('url', 'the URL that the browser returned to');
  const { searchParams } = new URL(url, base);
  const [code, instanceId] = [searchParams.get('code'), searchParams.get('instanceId')];
  if (!code || !instanceId) throw invalidArgument('url', 'a URL with "code" and "instanceId"');
  if (state && searchParams.get('state') !== state) throw invalidArgument('url', 'a URL with the expected "state"');
  return { code, instanceId };
}
