/** @jsxImportSource hono/jsx */
import { CAPTCHA_TOKEN, REFUSED_CAPTCHA_TOKEN } from '../../../kernel/state/demo.js';
import { type Member, members } from '../../../shop/members/member.js';
import type { StatusChange } from '../../../shop/members/change-status.js';
import type { Markup } from '../../../kernel/markup.js';
import type { ControlContext } from '../../control/control-context.js';
import { newest } from '../layout/newest.js';
import { pageResponse } from '../layout/page-response.js';
import { postButton } from '../layout/post-button.js';
import { searchForm } from '../layout/search-form.js';
import { status } from '../layout/status.js';
import { textField } from '../layout/text-field.js';
import { type View, pageUrl } from '../layout/view.js';
import { settingSwitches } from './setting-switches.js';

type Change = readonly [change: StatusChange | 'requirePasswordReset', label: string];

const changes: Readonly<Record<Member['status'], readonly Change[]>> = {
  PENDING: [
    ['approve', 'Approve'],
    ['block', 'Block'],
  ],
  ACTIVE: [
    ['block', 'Block'],
    ['requirePasswordReset', 'Require new password'],
    ['delete', 'Delete'],
  ],
  BLOCKED: [
    ['approve', 'Unblock'],
    ['delete', 'Delete'],
  ],
  OFFLINE: [['approve', 'Approve']],
  DELETED: [],
};

const tones = { ACTIVE: 'good', PENDING: 'warn', BLOCKED: 'bad', OFFLINE: 'bad', DELETED: 'plain' } as const;

const memberRow = (view: View, { id, loginEmail, profile, status: state }: Member): Markup => (
  <li class="row">
    <span class="main">
      {profile.nickname ?? loginEmail} <small>{loginEmail}</small>
    </span>
    {status(state, tones[state])}
    <div class="actions">
      {state === 'ACTIVE'
        ? postButton(pageUrl(view, `members/${id}/sign-in`), 'Sign in as', { name: `Sign in as ${loginEmail}` })
        : ''}
      {changes[state].map(([change, label]) =>
        postButton(pageUrl(view, `members/${id}`), label, {
          fields: { change },
          name: `${label}: ${loginEmail}`,
          ...(change === 'delete' && { confirm: `Delete ${loginEmail}?` }),
        }),
      )}
    </div>
  </li>
);

/** Page of the members and the sign-in settings. */
export function membersPage(controlled: ControlContext, view: View): Response {
  const wanted = (view.query['q'] ?? '').trim().toLowerCase();
  const found = newest(
    [...members(view.tenant).values()].filter(({ id, loginEmail, profile }) =>
      [id, loginEmail, profile.nickname ?? ''].join('\n').toLowerCase().includes(wanted),
    ),
  );
  const content = (
    <>
      {searchForm(view, 'members', 'Search names and email addresses')}
      {found.length > 0 ? (
        <ul class="rows" aria-label="Members">
          {found.map((member) => memberRow(view, member))}
        </ul>
      ) : (
        <p class="empty">{wanted ? 'No member matches.' : 'No members yet.'}</p>
      )}
      <p class="soft">
        “Sign in as” opens a session without a password. Demo members have passwords: <code>iris@demo.example</code>{' '}
        <code>iris-sings-alto</code>, <code>otto@demo.example</code> <code>otto-plays-oboe</code>.
      </p>
      <details class="panel">
        <summary>Create a member</summary>
        <form class="form" method="post" action={pageUrl(view, 'members')}>
          <div class="fields">
            {textField('email', 'Email', { type: 'email', required: true })}
            {textField('password', 'Password', { required: true })}
            {textField('nickname', 'Name (optional)')}
          </div>
          <p>
            <button class="button">Create</button>
          </p>
        </form>
      </details>
      <section>
        <h2>Sign-in settings</h2>
        {settingSwitches(view)}
        <p class="soft">
          The accepted CAPTCHA token is <code>{CAPTCHA_TOKEN}</code>, the rejected one{' '}
          <code>{REFUSED_CAPTCHA_TOKEN}</code>.
        </p>
      </section>
    </>
  );
  return pageResponse(controlled, view, { section: 'members', title: 'Members', content });
}
