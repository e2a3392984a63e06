/** @jsxImportSource hono/jsx */
import { newId } from '../../../kernel/state/ids.js';
import { openBrowserSession } from '../../../protocol/auth/browser-session.js';
import { issueTokens } from '../../../protocol/auth/issue-tokens.js';
import type { Member } from '../../../shop/members/member.js';
import { newSession } from '../../../protocol/auth/session.js';
import type { ControlContext } from '../../control/control-context.js';
import { codeBlock } from '../layout/code-block.js';
import { pageResponse } from '../layout/page-response.js';
import { type View, pageUrl } from '../layout/view.js';
import { storeOrigins } from './store-origins.js';

/**
 * Opens two sessions of a member. In the browser's session, the next sign-in page asks for no password. The tokens of the
 * other are for the console and the command line. Run in a unit of work.
 */
export function openSessions({ identity }: ControlContext, { origin, tenant }: View, { id: memberId }: Member) {
  const cookie = openBrowserSession(tenant, origin, memberId, { skipsNextLogin: true });
  const tokens = issueTokens(identity, tenant, newSession({ visitorId: newId(), memberId }));
  const expiresAt = Math.floor(tenant.clock.now().getTime() / 1000) + tokens.expires_in;
  return { cookie, tokens, expiresAt };
}

/** Page after “Sign in as”: links to the store, and the tokens. */
export function signedInPage(
  controlled: ControlContext,
  view: View,
  { loginEmail }: Member,
  { expiresAt, tokens }: Omit<Awaited<ReturnType<typeof openSessions>>, 'cookie'>,
): Response {
  const sdkTokens = {
    accessToken: { value: tokens.access_token, expiresAt },
    refreshToken: { value: tokens.refresh_token, role: 'member' },
  };
  const origins = storeOrigins(controlled, view);
  const content = (
    <>
      <section>
        <h2>In the store</h2>
        <p>
          The next time that a store sends this browser to the emulator’s sign-in page, it is signed in as this member
          without a password. Start the sign-in in the store:
        </p>
        {origins.length > 0 ? (
          <ul class="actions plain">
            {origins.map((origin) => (
              <li>
                <a class="button" href={`${origin}/`}>
                  Open {origin}
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p class="soft">No store is known yet: open it yourself.</p>
        )}
      </section>
      <section>
        <h2>In code</h2>
        <p class="soft">A separate session, with an access token for four hours.</p>
        {codeBlock('sdk', 'SDK', `client.auth.setTokens(${JSON.stringify(sdkTokens, null, 2)});`)}
        {codeBlock('token', 'Shell, for copied curl commands', `export TOKEN='${tokens.access_token}'`)}
      </section>
    </>
  );
  const back = { href: pageUrl(view, 'members'), label: 'All members' };
  return pageResponse(controlled, view, { section: 'members', title: `Signed in as ${loginEmail}`, content, back });
}
