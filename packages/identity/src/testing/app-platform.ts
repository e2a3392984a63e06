import { createClient, operation } from '@cartwright/core';
import { AppStrategy, type AppStrategyOptions } from '../server/index.js';

const read = operation<[], object>({ id: 'things.read', method: 'GET', path: '/v1/things' });

/** A token request. */
export interface Sent {
  path: string;
  body: Record<string, string>;
}

/** Creates a strategy and a platform that issues numbered tokens. */
export function connectApp(
  options: Partial<AppStrategyOptions>,
  response?: (sent: Sent, count: number) => object | Response,
) {
  const sent: Sent[] = [];
  const authorizations: (string | null)[] = [];
  const auth = AppStrategy({ appId: 'APP', appSecret: 'SECRET', ...options });
  const client = createClient({
    auth,
    modules: { things: { read } },
    fetch: async (input, init) => {
      const { pathname: path } = new URL(String(input));
      if (!path.startsWith('/oauth')) {
        authorizations.push(new Headers(init?.headers).get('authorization'));
        return Response.json({});
      }
      const call = { path, body: JSON.parse(String(init?.body as string)) as Record<string, string> };
      sent.push(call);
      const count = sent.length;
      const given = response?.(call, count) ?? {
        access_token: `A${count}`,
        refresh_token: `R${count}`,
        expires_in: 300,
      };
      return given instanceof Response ? given : Response.json(given);
    },
  });
  return { client, auth: client.auth, sent, authorizations };
}
