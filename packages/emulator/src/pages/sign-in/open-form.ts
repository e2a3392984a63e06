import { isObject } from '../../kernel/input/object.js';
import { messagePage } from '../checkout/layout.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { expiredPage } from './layout.js';
import { findView, type LoginView } from './login-view.js';

/** Values of the form, or the response if the form is invalid. */
export type OpenForm<Name extends string> =
  | { readonly view: LoginView; readonly input: Readonly<Partial<Record<Name, string>>> }
  | { readonly response: Response };

/** Reads a form of a sign-in, if it was submitted from its own page. Passwords are not kept. */
export function openForm<Name extends string>(context: RouteContext, names: readonly Name[]): OpenForm<Name> {
  const view = findView(context);
  if (!view) return { response: expiredPage() };
  const { result: _, ...session } = view.session;
  const body = isObject(context.body) ? context.body : {};
  if (body.formToken !== view.session.formToken) {
    const text = 'Go back to the shop and sign in again.';
    return { response: messagePage('This form has expired', text, { status: 403 }) };
  }
  const values = names.flatMap((name): [Name, string][] => {
    const value = body[name];
    if (typeof value !== 'string') return [];
    return [[name, name === 'password' ? value.slice(0, 1000) : value.trim().slice(0, 254)]];
  });
  const input = Object.fromEntries(values) as Partial<Record<Name, string>>;
  const shown = Object.fromEntries(values.filter(([name]) => name === 'email' || name === 'nickname'));
  return { view: { ...view, session, form: shown }, input };
}
