import type { FormErrors, FormValues } from '../checkout/checkout-form.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { seeOther } from '../checkout/layout.js';
import {
  type FormResult,
  findSession,
  redirectSessions,
  type RedirectSession,
} from '../../shop/redirects/redirect-session.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Pages of a sign-in. */
export type LoginPage = '' | 'register' | 'forgotten-password' | 'code';

/** Data of a sign-in page. */
export interface LoginView {
  readonly tenant: Tenant;
  readonly session: RedirectSession;
  readonly form: FormValues;
  readonly errors: FormErrors;
  /** Error message of the whole form. */
  readonly notice?: string;
}

/** URL of a page of a sign-in. */
export function pageAddress({ session, tenant }: Pick<LoginView, 'session' | 'tenant'>, page: LoginPage): string {
  const path = ['/hosted/login', session.id, page].filter(Boolean).join('/');
  return `${path}?${new URLSearchParams({ clientId: tenant.id }).toString()}`;
}

/**
 * Finds the sign-in of a request. `undefined` if it has expired.
 *
 * @param page - Page to show, with the result of its last form.
 */
export function findView({ params, tenant }: RouteContext, page?: LoginPage): LoginView | undefined {
  const session = findSession(tenant, 'login', params.sessionId ?? '');
  if (!session) return undefined;
  const { errors = {}, form = {}, notice } = session.result?.page === page ? (session.result ?? {}) : {};
  return { tenant, session, form: { ...session.form, ...form }, errors, ...(notice && { notice: notice.title }) };
}

/** Redirects to a page of the sign-in, which shows the result of a form. Forms never respond with a page themselves. */
export function showPage({ session, tenant }: LoginView, page: LoginPage, result: FormResult = {}): Response {
  redirectSessions(tenant).put({ ...session, result: { ...result, page } });
  return seeOther(pageAddress({ session, tenant }, page));
}

/** Redirects to the page of a form, with the submitted values and the error messages. */
export const showAgain = (
  view: LoginView,
  page: LoginPage,
  { errors = {}, notice }: { errors?: FormErrors; notice?: string },
): Response =>
  showPage(view, page, {
    errors,
    form: view.form,
    ...(notice !== undefined && { notice: { title: notice, lines: [] } }),
  });
