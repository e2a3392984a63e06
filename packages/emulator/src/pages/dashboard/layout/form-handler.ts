import type { Context } from 'hono';
import type { PluginRequests } from '../../../protocol/plugins/plugin-requests.js';
import { changeRunner } from '../../control/change-runner.js';
import type { ControlContext } from '../../control/control-context.js';
import { readForm } from './read-form.js';
import { type View, viewOf } from './view.js';

/** Submitted form of a page. */
export interface Submission {
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
    const view = viewOf(controlled.tenants, c);
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
