/** @jsxImportSource hono/jsx */
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { ControlContext } from '../../control/control-context.js';
import { codeBlock, jsonBlock } from '../layout/code-block.js';
import { facts } from '../layout/facts.js';
import { pageResponse } from '../layout/page-response.js';
import { time } from '../layout/time.js';
import { type View, pageUrl } from '../layout/view.js';
import { curlCommand } from './curl-command.js';
import { sdkCode } from './sdk-code.js';
import { outcome } from './outcome.js';

/**
 * Page of one request with its response, and with the code that repeats it.
 *
 * @throws {ApplicationError} 404 for a request that is not in the log
 */
export function detailPage(controlled: ControlContext, view: View, id: string | undefined): Response {
  const [request] = id === undefined ? [] : controlled.emulator.requests({ id });
  if (!request) {
    const description = 'The request log contains no request with this ID. It keeps the last 500 requests.';
    throw new ApplicationError('notFound', 'REQUEST_NOT_LOGGED', description);
  }
  const { clientId, duration, error, method, path, route } = request;
  const isTruncated = typeof request.body === 'string';
  const content = (
    <>
      {facts({
        Status: outcome(request),
        Time: time(request.time, 'full'),
        Duration: `${duration.toFixed(1)} ms`,
        Operation: route,
        Client: clientId,
        'Request ID': request.id,
      })}
      <div class="two">
        <section>
          <h2>Request</h2>
          {jsonBlock('query', 'Query', request.query)}
          {jsonBlock('body', 'Body', request.body)}
          {jsonBlock('headers', 'Headers', request.headers)}
        </section>
        <section>
          <h2>Response</h2>
          {error ? codeBlock('error', 'Error of the emulator', error) : ''}
          {jsonBlock('response', 'Body', request.response) || <p class="empty">No JSON body.</p>}
        </section>
      </div>
      <section>
        <h2>Repeat</h2>
        {isTruncated && <p class="notice bad">The body was too long for the log. It is missing below.</p>}
        {codeBlock('curl', 'curl', curlCommand(request, view.origin))}
        {codeBlock('sdk', 'SDK', sdkCode(request, controlled.emulator.routes))}
        <p class="soft">
          The log contains no tokens. Set <code>TOKEN</code> to an access token, such as one of{' '}
          <a href={pageUrl(view, 'members')}>“Sign in as”</a>, or to an API key.
        </p>
      </section>
    </>
  );
  return pageResponse(controlled, view, {
    section: 'requests',
    title: `${method} ${path}`,
    content,
    back: { href: pageUrl(view, 'requests'), label: 'All requests' },
  });
}
