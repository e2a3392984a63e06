import type { FormErrors, FormValues } from '../hosted/checkout-form.js';
import type { RouteContext } from '../http/route.js';
import { findSession, type RedirectSession } from '../redirects/redirect-session.js';
import type { Tenant } from '../state/tenant.js';

/** The pages of a login. */
export type LoginPage = '' | 'register' | 'forgotten-password' | 'code';

/** What a page of a login shows. */
export interface LoginView {
  readonly tenant: Tenant;
  readonly session: RedirectSession;
  readonly form: FormValues;
  readonly errors: FormErrors;
  /** What is wrong as a whole. */
  readonly notice?: string;
}

/** The address of a page of a login. */
export function pageAddress({ session, tenant }: Pick<LoginView, 'session' | 'tenant'>, page: LoginPage): string {
  const path = ['/hosted/login', session.id, page].filter(Boolean).join('/');
  return `${path}?${new URLSearchParams({ clientId: tenant.id }).toString()}`;
}

/** The view of the login that a request is about; nothing when its time is over. */
export function findView({ params, tenant }: RouteContext): LoginView | undefined {
  const session = findSession(tenant, 'login', params.sessionId ?? '');
  return session && { tenant, session, form: session.form, errors: {} };
}
