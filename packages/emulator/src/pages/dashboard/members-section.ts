import { siteSettings } from '../../shop/site-settings/site-settings.js';
import { html } from 'hono/html';
import { CAPTCHA_TOKEN, REFUSED_CAPTCHA_TOKEN } from '../../kernel/state/demo.js';
import { type Member, members } from '../../protocol/auth/member.js';
import type { StatusChange } from '../../shop/members/change-status.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import type { Html } from './html.js';

/** Maximum number of members to show, newest first. */
const MAX_ROWS = 100;

const switches = [
  ['requireEmailVerification', 'Verify email addresses'],
  ['requireOwnerApproval', 'Approve new members'],
  ['requireCaptcha', 'Require a CAPTCHA'],
  ['requireEmailFactor', 'Require a code at sign-in'],
] as const;

const changes: Readonly<
  Record<Member['status'], readonly (readonly [StatusChange | 'requirePasswordReset', string])[]>
> = {
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

const tone = ({ status }: Member): string => (status === 'ACTIVE' ? 'good' : status === 'PENDING' ? 'warn' : 'bad');

const memberRow = (member: Member, here: string): Html =>
  html`<div class="row member">
    <b>${member.profile.nickname}</b><span>${member.loginEmail}</span>
    <span class="status ${tone(member)}">${member.status.toLowerCase()}</span>
    <span>
      ${changes[member.status].map(
        ([change, label]) =>
          html`<button
            type="button"
            data-post="/_emulator/members/${member.id}${here}"
            data-body="${JSON.stringify({ change })}"
            aria-label="${label} ${member.loginEmail}"
          >
            ${label}
          </button> `,
      )}
    </span>
  </div>`;

/** Section with the members and the sign-on policy. */
export function membersSection(tenant: TenantState): Html {
  const here = `?clientId=${encodeURIComponent(tenant.id)}`;
  const settings = siteSettings(tenant);
  const rows = [...members(tenant).values()].slice(-MAX_ROWS).reverse();
  return html`<section id="members">
    <h2>Members</h2>
    <p class="switches">
      ${switches.map(
        ([name, label]) =>
          html`<button
            type="button"
            aria-pressed="${String(settings[name])}"
            data-post="/_emulator/settings${here}"
            data-body="${JSON.stringify({ [name]: !settings[name] })}"
          >
            ${label}: ${settings[name] ? 'on' : 'off'}
          </button> `,
      )}
    </p>
    ${
      rows.length > 0
        ? html`<div class="list">${rows.map((member) => memberRow(member, here))}</div>`
        : html`<p class="empty">No members yet.</p>`
    }
    <p class="more">
      Demo members: <code>iris@demo.example</code> with <code>iris-sings-alto</code>,
      <code>otto@demo.example</code> with <code>otto-plays-oboe</code>. The accepted CAPTCHA token is
      <code>${CAPTCHA_TOKEN}</code>, the rejected one <code>${REFUSED_CAPTCHA_TOKEN}</code>.
    </p>
  </section>`;
}
