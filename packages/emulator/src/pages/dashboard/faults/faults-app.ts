import { Hono } from 'hono';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { ControlContext } from '../../control/control-context.js';
import { readFault } from '../../control/read-control.js';
import { faultsPage } from './faults-page.js';
import { presets, toggle } from './presets.js';
import { formHandler } from '../layout/form-handler.js';
import { pageUrl, createView } from '../layout/view.js';
import type { Fault } from '../../../protocol/http/faults.js';

/**
 * Reads the form of a fault. Empty fields are omitted.
 *
 * @throws {ValidationError} for invalid fields
 */
function readFaultForm(form: Readonly<Record<string, string>>): Fault {
  const texts = ['method', 'path', 'body'].flatMap((name) => (form[name] ? [[name, form[name]]] : []));
  const numbers = ['times', 'latency', 'status'].flatMap((name) => (form[name] ? [[name, Number(form[name])]] : []));
  const flags = ['drop', 'malformed', 'afterwards'].flatMap((name) => (form[name] ? [[name, true]] : []));
  return readFault(Object.fromEntries([...texts, ...numbers, ...flags]));
}

/** Page of the faults. */
export function faultsApp(controlled: ControlContext): Hono {
  const { faults, tenants } = controlled;
  const app = new Hono();
  app.get('/faults', (c) => faultsPage(controlled, createView(tenants, c)));
  app.post(
    '/faults',
    formHandler(controlled, ({ form, view }) => {
      faults.add(readFaultForm(form), view.tenant.id);
      return pageUrl(view, 'faults', { done: 'faultAdded' });
    }),
  );
  app.post(
    '/faults/switch',
    formHandler(controlled, ({ form, view }) => {
      const preset = Object.hasOwn(presets, form['preset'] ?? '') ? presets[form['preset'] ?? ''] : undefined;
      if (!preset) throw new ApplicationError('invalidArgument', 'UNKNOWN_FAULT', 'No switch has this name.');
      toggle(faults, view.tenant.id, preset);
      return pageUrl(view, 'faults');
    }),
  );
  app.post(
    '/faults/:id/remove',
    formHandler(controlled, ({ id, view }) => {
      faults.remove(id);
      return pageUrl(view, 'faults', { done: 'faultRemoved' });
    }),
  );
  return app;
}
