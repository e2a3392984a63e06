import type { Context } from 'hono';
import { isObject } from '../../../kernel/input/object.js';
import { changeRunner } from '../../control/change-runner.js';
import type { ControlContext } from '../../control/control-context.js';
import { type View, createView } from './view.js';
import { readBody } from '../../../protocol/http/read-body.js';
import type { PluginRequests } from '../../../protocol/plugins/plugin-requests.js';

/** Reads the fields of a form, trimmed. Fields that are not texts are omitted. */
async function readForm(c: Context): Promise<Readonly<Record<string, string>>> {
  const body = await readBody(c.req.raw);
  const fields = Object.entries(isObject(body) ? body : {});
  return Object.fromEntries(
    fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])),
  );
}

/** Submitted form of a page. */
interface Submission {
  readonly view: View;
  readonly form: Readonly<Record<string, string>>;
  /** Path parameter `id`, or an empty string. */
  readonly id: string;
  readonly c: Context;
  /** Runs a change of the client as one unit of work, with plugin calls, events and webhooks. */
  change<R>(task: (plugins: PluginRequests) => R | Promise<R>): Promise<R>;
}

/**
 * Creates the handler of a form.
 *
 * @param submit - Applies the change, and returns the URL to redirect to.
 */
export const formHandler =
  (controlled: ControlContext, submit: (submission: Submission) => string | Promise<string>) =>
  async (c: Context): Promise<Response> => {
    const view = createView(controlled.tenants, c);
    const runChange = changeRunner(controlled);
    const location = await submit({
      c,
      view,
      form: await readForm(c),
      id: c.req.param('id') ?? '',
      change: (task) => runChange(c, view.tenant, task),
    });
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  };
