/** @jsxImportSource hono/jsx */
import type { Context } from 'hono';
import { isObject } from '../../../kernel/input/object.js';
import { shapeError } from '../../../protocol/http/shape-error.js';
import type { ControlContext } from '../../control/control-context.js';
import { pageResponse } from './page-response.js';
import { type Section, sections } from './sections.js';
import { createView } from './view.js';

const getCode = (body: object): string => {
  const details = 'details' in body && isObject(body.details) ? body.details : {};
  const error = isObject(details.applicationError) ? details.applicationError : {};
  return typeof error.code === 'string' ? error.code : '';
};

const getSection = (path: string): Section => {
  const name = path.split('/')[3] ?? '';
  return Object.hasOwn(sections, name) ? (name as Section) : 'requests';
};

/** Responds with an error page that contains the error code of the platform. */
export function errorPage(controlled: ControlContext, c: Context, error: unknown): Response {
  const { body, message, status } = shapeError(error, controlled.onError);
  const { tenants } = controlled;
  const isKnown = tenants.find(c.req.query('clientId') || tenants.defaultClientId) !== undefined;
  const view = createView(tenants, c, isKnown ? undefined : tenants.defaultClientId);
  const code = getCode(body);
  const content = (
    <div class="notice bad" role="alert">
      <p>{message}</p>
      {code && (
        <p>
          <code>{code}</code>
        </p>
      )}
    </div>
  );
  const isChange = c.req.method !== 'GET' && c.req.method !== 'HEAD';
  const title = isChange ? 'Nothing was changed' : status === 404 ? 'Not found' : 'This page cannot be shown';
  return pageResponse(controlled, view, { section: getSection(c.req.path), title, content, status });
}
