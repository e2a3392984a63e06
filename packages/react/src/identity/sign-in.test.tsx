import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeError } from '../errors/index.js';
import { loadFrames } from '../testing/frames.js';
import { getAuth, iris, memberTokens, otto } from '../testing/members.js';
import { createPlatform, type Platform } from '../testing/platform.js';
import { renderWith, waitFor } from '../testing/render.js';
import { useLogin, useLogout, useMember, usePasswordReset, useRegister, useSession, useVerification } from './index.js';
import { useWholeCart } from '../testing/use-whole-cart.js';

const email = 'robin@shop.example';
const password = 'correct horse battery';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform();
});
loadFrames(() => platform.emulator);

/** Changes how the site signs members in. */
async function settle(settings: object): Promise<void> {
  const response = await platform.emulator.fetch(
    new Request('http://localhost:4870/_emulator/settings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(settings),
    }),
  );
  expect(response.status).toBe(200);
}

/** The code in the newest mail. */
const code = () => (platform.emulator.mails().at(-1)?.data as { code: string }).code;

/** Runs a mutation to its end, whether it succeeds or not. */
const attempt = <Variables,>(
  { mutateAsync }: { mutateAsync: (variables: Variables) => Promise<unknown> },
  variables: Variables,
) =>
  act(async () => {
    await mutateAsync(variables).catch(() => undefined);
    // TanStack Query notifies components in a timeout, which began before this one.
    await new Promise((resolve) => setTimeout(resolve));
  });

const useAll = () => ({
  session: useSession(),
  login: useLogin(),
  registration: useRegister(),
  verification: useVerification(),
  member: useMember(),
  cart: useWholeCart(),
});

const renderAll = async () => {
  const rendered = renderWith(platform.client, useAll);
  await waitFor(() => expect(rendered.result.current.session.status).toBe('known'));
  return rendered.result;
};

describe('useLogin', () => {
  it('turns the visitor into a member, who keeps the cart', async () => {
    await platform.fill(['quiet-teapot', 2]);
    const shop = await renderAll();
    await waitFor(() => expect(shop.current.cart.itemCount).toBe(2));
    expect(shop.current.login).toMatchObject({ status: 'idle', data: undefined });
    act(() => shop.current.login.mutate(iris));
    await waitFor(() => expect(shop.current.login.isPending).toBe(true));
    await waitFor(() =>
      expect(shop.current.login).toMatchObject({ data: { loginState: 'SUCCESS' }, isPending: false }),
    );
    expect(shop.current.session.isMember).toBe(true);
    await waitFor(() => expect(shop.current.member.data?.loginEmail).toBe(iris.email));
    await waitFor(() => expect(shop.current.cart).toMatchObject({ itemCount: 2, isFetching: false }));
    expect(shop.current.cart.cart?.customerInfo?.memberId).toBe(iris.id);
  });

  it('reports why a sign-in fails, and allows the next one', async () => {
    const shop = await renderAll();
    await attempt(shop.current.login, { ...iris, password: 'a guess' });
    expect(shop.current.login).toMatchObject({
      data: undefined,
      error: { code: 'invalidPassword', kind: 'application' },
    });
    expect(describeError(shop.current.login.error)).toMatch(/password/);
    expect(shop.current.session.isMember).toBe(false);
    expect(shop.current.registration).toMatchObject({ status: 'idle', error: null });
    await attempt(shop.current.login, iris);
    expect(shop.current.login).toMatchObject({ data: { loginState: 'SUCCESS' }, error: null });
  });

  it('is sent once, however often the button is pressed', async () => {
    const shop = await renderAll();
    const { mutateAsync } = shop.current.login;
    await act(() => Promise.all([mutateAsync(iris), mutateAsync(iris)]));
    expect(platform.sent('/v2/login')).toHaveLength(1);
    await waitFor(() => expect(shop.current.login.data?.loginState).toBe('SUCCESS'));
  });

  it.each([
    [
      'owner approval',
      { email: 'nora@demo.example', password: 'nora-keeps-time' },
      { data: { loginState: 'OWNER_APPROVAL_REQUIRED' }, error: null },
    ],
    [
      'a member who is blocked',
      { email: 'vera@demo.example', password: 'vera-skips-beats' },
      { data: undefined, error: { kind: 'application' } },
    ],
  ])('tells %s', async (_, who, expected) => {
    const shop = await renderAll();
    await attempt(shop.current.login, who);
    expect(shop.current.login).toMatchObject(expected);
    expect(shop.current.session.isMember).toBe(false);
  });

  it('reports that a CAPTCHA is required, and accepts its token', async () => {
    await settle({ requireCaptcha: true });
    const shop = await renderAll();
    await attempt(shop.current.login, iris);
    expect(shop.current.login.error?.code).toBe('missingCaptchaToken');
    await attempt(shop.current.login, { ...iris, captchaTokens: { recaptchaToken: 'cartwright-captcha-passed' } });
    expect(shop.current.session.isMember).toBe(true);
  });

  it('does not blame the credentials when the platform does not respond', async () => {
    const shop = await renderAll();
    platform.refuse('/v2/login', 500, 'BROKEN');
    await attempt(shop.current.login, iris);
    expect(shop.current.login.error).toMatchObject({ kind: 'application', code: 'login_failed' });
  });

  it('redirects to the hosted page if the iframe is blocked and a redirect URI is given, and fails otherwise', async () => {
    vi.stubGlobal('crossOriginIsolated', true);
    const redirect = vi.spyOn(getAuth(platform), 'loginWithRedirect').mockResolvedValue();
    const redirectUri = 'http://localhost:5173/login/callback';
    const { result } = renderWith(platform.client, () => ({ able: useLogin({ redirectUri }), unable: useLogin() }));
    await attempt(result.current.unable, iris);
    expect(result.current.unable.error?.code).toBe('frame_blocked');
    expect(redirect).not.toHaveBeenCalled();
    act(() => result.current.able.mutate(iris));
    await waitFor(() => expect(redirect).toHaveBeenCalledOnce());
    expect(redirect).toHaveBeenCalledWith({ redirectUri, sessionToken: expect.any(String) as string });
    expect(result.current.able.isPending).toBe(true);
    act(() => void window.dispatchEvent(new Event('pageshow')));
    await waitFor(() =>
      expect(result.current.able).toMatchObject({ data: { loginState: 'INITIAL' }, isPending: false }),
    );
  });
});

describe('useRegister and useVerification', () => {
  it('register and sign in immediately if no verification is required', async () => {
    const shop = await renderAll();
    await attempt(shop.current.registration, { email, password, profile: { nickname: 'Robin' } });
    expect(shop.current.registration.data?.loginState).toBe('SUCCESS');
    await waitFor(() => expect(shop.current.member.data?.profile?.nickname).toBe('Robin'));
  });

  it('reports an email address that is already registered', async () => {
    const shop = await renderAll();
    await attempt(shop.current.registration, { email: iris.email, password });
    expect(shop.current.registration.error?.code).toBe('emailAlreadyExists');
  });

  it('go on with the code in the mail, on another page, after a wrong one, and with a new one', async () => {
    await settle({ requireEmailVerification: true });
    const page = await renderAll();
    expect(page.current.verification.isRequired).toBe(false);
    await attempt(page.current.registration, { email, password });
    expect(page.current.registration.data?.loginState).toBe('EMAIL_VERIFICATION_REQUIRED');
    expect(page.current.verification).toMatchObject({ isRequired: true, status: 'idle' });
    const first = code();
    await attempt(page.current.verification, { code: first === '000000' ? '111111' : '000000' });
    expect(page.current.verification).toMatchObject({ isRequired: true, isError: true });
    await act(() => page.current.verification.resend.mutateAsync());
    expect(platform.emulator.mails()).toHaveLength(2);
    await attempt(page.current.verification, { code: code() });
    expect(page.current.verification).toMatchObject({
      isRequired: false,
      data: { loginState: 'SUCCESS' },
      error: null,
    });
    expect(page.current.session.isMember).toBe(true);
  });

  it('useVerification fails without a pending verification', async () => {
    const shop = await renderAll();
    await attempt(shop.current.verification, { code: '123456' });
    expect(shop.current.verification).toMatchObject({ isError: true, isRequired: false });
    expect(platform.sent('/auth/verify')).toEqual([]);
  });
});

describe('usePasswordReset', () => {
  it('emails a link that redirects to the application', async () => {
    const { result } = renderWith(platform.client, () => usePasswordReset());
    const redirectUri = 'http://localhost:5173/login';
    await attempt(result.current, { email: iris.email, redirectUri });
    await waitFor(() => expect(result.current).toMatchObject({ isSuccess: true, isPending: false, error: null }));
    expect(platform.emulator.mails()).toEqual([
      expect.objectContaining({
        to: iris.email,
        data: expect.objectContaining({ redirectUrl: redirectUri }) as object,
      }),
    ]);
  });

  it('has the same result for unknown addresses, and rejects invalid ones', async () => {
    const { result } = renderWith(platform.client, () => usePasswordReset());
    const redirectUri = 'http://localhost:5173/login';
    await attempt(result.current, { email: 'nobody@shop.example', redirectUri });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    await attempt(result.current, { email: 'nobody', redirectUri });
    await waitFor(() => expect(result.current).toMatchObject({ isSuccess: false, error: { kind: 'validation' } }));
  });
});

describe('an attempt of a former session', () => {
  it('does not sign in when its response arrives after another member signed in', async () => {
    const shop = await renderAll();
    const gate = platform.delay('/v2/login');
    let outcome: Promise<unknown> | undefined;
    await act(async () => void (outcome = shop.current.login.mutateAsync(iris).catch((error: unknown) => error)));
    await waitFor(() => expect(gate.waiting()).toBe(1));
    const tokens = await memberTokens(platform, otto.id);
    await act(async () => getAuth(platform).setTokens(tokens));
    gate.open();
    await act(() => expect(outcome).resolves.toMatchObject({ code: 'session_changed' }));
    expect(getAuth(platform).getTokens()).toEqual(tokens);
    await waitFor(() => expect(shop.current.member.data?._id).toBe(otto.id));
  });

  it('cannot be continued with its code by another member', async () => {
    await settle({ requireEmailVerification: true });
    const shop = await renderAll();
    await attempt(shop.current.registration, { email, password });
    expect(shop.current.verification.isRequired).toBe(true);
    await act(async () => getAuth(platform).setTokens(await memberTokens(platform, otto.id)));
    expect(shop.current.verification.isRequired).toBe(false);
    await attempt(shop.current.verification, { code: code() });
    expect(shop.current.verification.isError).toBe(true);
    await waitFor(() => expect(shop.current.member.data?._id).toBe(otto.id));
  });
});

describe('useLogout', () => {
  const useLeaving = () => ({ session: useSession(), member: useMember(), ...useLogout() });
  const signedIn = async () => {
    const { result: door } = renderWith(platform.client, () => useLogin());
    await attempt(door.current, iris);
    const { result } = renderWith(platform.client, useLeaving);
    await waitFor(() => expect(result.current.member.data?._id).toBe(iris.id));
    return result;
  };

  it('ends the session, drops the member, and returns the logout URL', async () => {
    const shop = await signedIn();
    let url = '';
    await act(async () => void (url = await shop.current.mutateAsync({ returnUrl: 'http://localhost:5173/' })));
    await waitFor(() => expect(shop.current.member.data).toBeNull());
    expect(shop.current.session.isMember).toBe(false);
    const page = await platform.emulator.fetch(new Request(url, { redirect: 'manual' }));
    expect(page.headers.get('location')).toBe('http://localhost:5173/');
  });

  it('ends the session also if the platform is unreachable', async () => {
    const shop = await signedIn();
    platform.refuse('/redirect-session', 403, 'FORBIDDEN');
    await act(async () => {
      await expect(shop.current.mutateAsync({ returnUrl: 'http://localhost:5173/' })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    });
    expect(shop.current.session.isMember).toBe(false);
    await waitFor(() => expect(shop.current.member.data).toBeNull());
  });
});
