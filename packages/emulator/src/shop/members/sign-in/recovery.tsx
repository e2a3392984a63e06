/** @jsxImportSource hono/jsx */
import { storeSettings } from '../../settings/store-settings.js';
import { digest, randomToken } from '../../../kernel/crypto/digest.js';
import { type Member, members } from '../member.js';
import { sendPage } from '../../../kernel/mailbox/send-page.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
/** Lifetimes of links, in seconds: an hour to reset a password, a day to set the first one. */
const LIFETIMES = { recovery: 3600, activation: 86_400 } as const;

/** Permission to set a password once with a token. `id` is the token's digest. */
export interface Recovery {
  readonly id: string;
  readonly memberId: string;
  readonly purpose: keyof typeof LIFETIMES;
  /** URL to redirect the browser to afterwards. */
  readonly redirectUrl?: string;
  /** Time of expiry, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Open password resets of a tenant, by token digest. */
const recoveries = (tenant: Tenant) => tenant.collection<Recovery>('recoveries');

/** Invalidates the links that were sent to a member before. */
export function deleteRecoveries(tenant: Tenant, memberId: string): void {
  const collection = recoveries(tenant);
  for (const { id, memberId: owner } of [...collection.values()]) if (owner === memberId) collection.delete(id);
}

/** Finds the password reset of a token, with its member. `undefined` if the token is unknown or has expired. */
export function findRecovery(tenant: Tenant, token: string): (Recovery & { member: Member }) | undefined {
  const recovery = recoveries(tenant).get(digest(token));
  if (!recovery || recovery.expiresAt <= tenant.clock.now().getTime()) return undefined;
  const member = members(tenant).get(recovery.memberId);
  return member && member.status !== 'DELETED' ? { ...recovery, member } : undefined;
}

const mailTexts = {
  recovery: { subject: 'Reset your password', kind: 'PASSWORD_RESET', good: 'The link works once, within an hour.' },
  activation: { subject: 'Set your password', kind: 'ACTIVATION', good: 'The link works once, within a day.' },
} as const;

/** Member ID in recoveries of unknown addresses, which are stored but grant nothing. */
const UNKNOWN_MEMBER_ID = '';

/**
 * Emails a link to set a new password, and invalidates earlier links. Without a member it does the same work and stores
 * the same amount of data, but sends no email. Neither the time nor the headers of the response reveal whether an
 * address is registered.
 *
 * @param origin - Origin of the emulator.
 */
export function startRecovery(
  tenant: Tenant,
  origin: string,
  member: Member | undefined,
  { purpose, redirectUrl }: Pick<Recovery, 'purpose' | 'redirectUrl'>,
): void {
  const token = randomToken();
  const id = digest(token);
  const expiresAt = tenant.clock.now().getTime() + LIFETIMES[purpose] * 1000;
  const { id: memberId, loginEmail: to } = member ?? { id: UNKNOWN_MEMBER_ID, loginEmail: UNKNOWN_MEMBER_ID };
  deleteRecoveries(tenant, memberId);
  recoveries(tenant).put({ id, memberId, purpose, expiresAt, ...(redirectUrl && { redirectUrl }) });
  const parameters = new URLSearchParams({ clientId: tenant.id, token });
  const link = `${origin}/hosted/reset-password?${parameters.toString()}`;
  const { subject, kind, good } = mailTexts[purpose];
  const mail = {
    to,
    subject: `${subject} · ${storeSettings.name}`,
    kind,
    page: (
      <>
        <h1>{subject}</h1>
        <p>
          <a href={link}>Choose a new password</a>
        </p>
        <p>{good} If you did not request it, ignore this email.</p>
      </>
    ),
    data: { link, recoveryToken: token, ...(redirectUrl && { redirectUrl }) },
  };
  if (member) sendPage(tenant, mail);
}
