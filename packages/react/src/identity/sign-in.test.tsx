import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '../ecom/index.js';
import { loadFrames } from '../testing/frames.js';
import { getAuth, iris, memberTokens, otto } from '../testing/members.js';
import { createPlatform, type Platform } from '../testing/platform.js';
import { renderWith, waitFor } from '../testing/render.js';
import { useLogin, useLogout, useMember, usePasswordReset, useRegister, useSession, useVerification } from './index.js';

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

const useAll = () => ({
  session: useSession(),
  login: useLogin(),
  registration: useRegister(),
  verification: useVerification(),
  member: useMember(),
  cart: useCart(),
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
    expect(shop.current.login).toMatchObject({ state: 'INITIAL', isPending: false });
    let outcome: Promise<string> | undefined;
    act(() => void (outcome = shop.current.login.login(iris)));
    expect(shop.current.login.isPending).toBe(true);
    await act(() => expect(outcome).resolves.toBe('SUCCESS'));
    expect(shop.current.login).toMatchObject({ state: 'SUCCESS', error: undefined, isPending: false });
    expect(shop.current.session.isMember).toBe(true);
    await waitFor(() => expect(shop.current.member.data?.loginEmail).toBe(iris.email));
    await waitFor(() => expect(shop.current.cart).toMatchObject({ itemCount: 2, isFetching: false }));
    expect(shop.current.cart.cart?.customerInfo?.memberId).toBe(iris.id);
  });

  it('reports why a sign-in fails, and allows the next one', async () => {
    const shop = await renderAll();
    await act(() => shop.current.login.login({ ...iris, password: 'a guess' }));
    expect(shop.current.login).toMatchObject({ state: 'FAILURE', errorCode: 'invalidPassword', isPending: false });
    expect(shop.current.login.error).toBeTruthy();
    expect(shop.current.session.isMember).toBe(false);
    expect(shop.current.registration).toMatchObject({ state: 'INITIAL', error: undefined });
    await act(() => shop.current.login.login(iris));
    expect(shop.current.login).toMatchObject({ state: 'SUCCESS', error: undefined, errorCode: undefined });
  });

  it('is sent once, however often the button is pressed', async () => {
    const shop = await renderAll();
    const { login } = shop.current.login;
    await act(() => Promise.all([login(iris), login(iris)]));
    expect(platform.sent('/v2/login')).toHaveLength(1);
    expect(shop.current.login.state).toBe('SUCCESS');
  });

  it.each([
    ['owner approval', { email: 'nora@demo.example', password: 'nora-keeps-time' }, 'OWNER_APPROVAL_REQUIRED'],
    ['a member who is blocked', { email: 'vera@demo.example', password: 'vera-skips-beats' }, 'FAILURE'],
  ])('tells %s', async (_, who, state) => {
    const shop = await renderAll();
    await act(() => shop.current.login.login(who));
    expect(shop.current.login.state).toBe(state);
    expect(shop.current.session.isMember).toBe(false);
  });

  it('reports that a CAPTCHA is required, and accepts its token', async () => {
    await settle({ requireCaptcha: true });
    const shop = await renderAll();
    await act(() => shop.current.login.login(iris));
    expect(shop.current.login).toMatchObject({ state: 'FAILURE', errorCode: 'missingCaptchaToken' });
    await act(() =>
      shop.current.login.login({ ...iris, captchaTokens: { recaptchaToken: 'cartwright-captcha-passed' } }),
    );
    expect(shop.current.session.isMember).toBe(true);
  });

  it('does not blame the credentials when the platform does not respond', async () => {
    const shop = await renderAll();
    platform.refuse('/v2/login', 500, 'BROKEN');
    await act(() => shop.current.login.login(iris));
    expect(shop.current.login).toMatchObject({ state: 'FAILURE', errorCode: undefined });
    expect(shop.current.login.error).toBeTruthy();
  });

  it('redirects to the hosted page if the iframe is blocked and a redirect URI is given, and fails otherwise', async () => {
    vi.stubGlobal('crossOriginIsolated', true);
    const redirect = vi.spyOn(getAuth(platform), 'loginWithRedirect').mockResolvedValue();
    const redirectUri = 'http://localhost:5173/login/callback';
    const { result } = renderWith(platform.client, () => ({ able: useLogin({ redirectUri }), unable: useLogin() }));
    await act(() => result.current.unable.login(iris));
    expect(result.current.unable).toMatchObject({ state: 'FAILURE', errorCode: undefined });
    expect(redirect).not.toHaveBeenCalled();
    act(() => void result.current.able.login(iris));
    await waitFor(() => expect(redirect).toHaveBeenCalledOnce());
    expect(redirect).toHaveBeenCalledWith({ redirectUri, sessionToken: expect.any(String) as string });
    expect(result.current.able.isPending).toBe(true);
    act(() => void window.dispatchEvent(new Event('pageshow')));
    await waitFor(() => expect(result.current.able).toMatchObject({ state: 'INITIAL', isPending: false }));
  });
});

describe('useRegister and useVerification', () => {
  it('register and sign in immediately if no verification is required', async () => {
    const shop = await renderAll();
    await act(() => shop.current.registration.register({ email, password, profile: { nickname: 'Robin' } }));
    expect(shop.current.registration.state).toBe('SUCCESS');
    await waitFor(() => expect(shop.current.member.data?.profile?.nickname).toBe('Robin'));
  });

  it('reports an email address that is already registered', async () => {
    const shop = await renderAll();
    await act(() => shop.current.registration.register({ email: iris.email, password }));
    expect(shop.current.registration).toMatchObject({ state: 'FAILURE', errorCode: 'emailAlreadyExists' });
  });

  it('go on with the code in the mail, on another page, after a wrong one, and with a new one', async () => {
    await settle({ requireEmailVerification: true });
    const page = await renderAll();
    expect(page.current.verification.isRequired).toBe(false);
    await act(() => page.current.registration.register({ email, password }));
    expect(page.current.registration.state).toBe('EMAIL_VERIFICATION_REQUIRED');
    expect(page.current.verification).toMatchObject({ isRequired: true, state: 'INITIAL' });
    const first = code();
    await act(() => page.current.verification.verify(first === '000000' ? '111111' : '000000'));
    expect(page.current.verification).toMatchObject({ isRequired: true, state: 'FAILURE' });
    await act(() => page.current.verification.resend());
    expect(platform.emulator.mails()).toHaveLength(2);
    await act(() => page.current.verification.verify(code()));
    expect(page.current.verification).toMatchObject({ isRequired: false, state: 'SUCCESS', error: undefined });
    expect(page.current.session.isMember).toBe(true);
  });

  it('verify fails without a pending verification', async () => {
    const shop = await renderAll();
    await act(() => shop.current.verification.verify('123456'));
    expect(shop.current.verification).toMatchObject({ state: 'FAILURE', isRequired: false });
    expect(platform.sent('/auth/verify')).toEqual([]);
  });
});

describe('usePasswordReset', () => {
  it('emails a link that redirects to the application', async () => {
    const { result } = renderWith(platform.client, usePasswordReset);
    const back = 'http://localhost:5173/login';
    await act(() => result.current.sendEmail(iris.email, back));
    await waitFor(() => expect(result.current).toMatchObject({ isSent: true, isPending: false, error: null }));
    expect(platform.emulator.mails()).toEqual([
      expect.objectContaining({ to: iris.email, data: expect.objectContaining({ redirectUrl: back }) as object }),
    ]);
  });

  it('has the same result for unknown addresses, and rejects invalid ones', async () => {
    const { result } = renderWith(platform.client, usePasswordReset);
    await act(() => result.current.sendEmail('nobody@shop.example', 'http://localhost:5173/login'));
    await waitFor(() => expect(result.current.isSent).toBe(true));
    await act(async () => {
      await expect(result.current.sendEmail('nobody', 'http://localhost:5173/')).rejects.toMatchObject({
        kind: 'validation',
      });
    });
    await waitFor(() => expect(result.current).toMatchObject({ isSent: false, error: { kind: 'validation' } }));
  });
});

describe('an attempt of a former session', () => {
  it('does not sign in when its response arrives after another member signed in', async () => {
    const shop = await renderAll();
    const gate = platform.delay('/v2/login');
    let outcome: Promise<string> | undefined;
    act(() => void (outcome = shop.current.login.login(iris)));
    await waitFor(() => expect(gate.waiting()).toBe(1));
    const tokens = await memberTokens(platform, otto.id);
    await act(async () => getAuth(platform).setTokens(tokens));
    gate.open();
    await act(() => expect(outcome).resolves.toBe('FAILURE'));
    expect(getAuth(platform).getTokens()).toEqual(tokens);
    await waitFor(() => expect(shop.current.member.data?._id).toBe(otto.id));
  });

  it('cannot be continued with its code by another member', async () => {
    await settle({ requireEmailVerification: true });
    const shop = await renderAll();
    await act(() => shop.current.registration.register({ email, password }));
    expect(shop.current.verification.isRequired).toBe(true);
    await act(async () => getAuth(platform).setTokens(await memberTokens(platform, otto.id)));
    expect(shop.current.verification.isRequired).toBe(false);
    await act(() => shop.current.verification.verify(code()));
    expect(shop.current.verification.state).toBe('FAILURE');
    await waitFor(() => expect(shop.current.member.data?._id).toBe(otto.id));
  });
});

describe('useLogout', () => {
  const useLeaving = () => ({ session: useSession(), member: useMember(), ...useLogout() });
  const signedIn = async () => {
    const { result: door } = renderWith(platform.client, useLogin);
    await act(() => door.current.login(iris));
    const { result } = renderWith(platform.client, useLeaving);
    await waitFor(() => expect(result.current.member.data?._id).toBe(iris.id));
    return result;
  };

  it('ends the session, drops the member, and returns the logout URL', async () => {
    const shop = await signedIn();
    let url = '';
    await act(async () => void (url = await shop.current.logout('http://localhost:5173/')));
    await waitFor(() => expect(shop.current.member.data).toBeNull());
    expect(shop.current.session.isMember).toBe(false);
    const page = await platform.emulator.fetch(new Request(url, { redirect: 'manual' }));
    expect(page.headers.get('location')).toBe('http://localhost:5173/');
  });

  it('ends the session also if the platform is unreachable', async () => {
    const shop = await signedIn();
    platform.refuse('/redirect-session', 403, 'FORBIDDEN');
    await act(async () => {
      await expect(shop.current.logout('http://localhost:5173/')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    });
    expect(shop.current.session.isMember).toBe(false);
    await waitFor(() => expect(shop.current.member.data).toBeNull());
  });
});
