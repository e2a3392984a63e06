import { beforeEach, describe, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { CAPTCHA_TOKEN } from '../../kernel/state/demo.js';
import { CALLBACK, iris, login, mailTo, openLogin, redeem, changeSettings } from '../../testing/member.js';
import { send } from '../../testing/visitor.js';

let emulator: Emulator;
let url: string;
beforeEach(async () => {
  emulator = createEmulator({ seed: 1 });
  url = (await openLogin(emulator)).url;
});

interface Page {
  status: number;
  headers: Headers;
  html: string;
  location: URL;
}
const read = async (response: Response): Promise<Page> => ({
  status: response.status,
  headers: response.headers,
  html: await response.text(),
  location: new URL(response.headers.get('location') ?? 'http://nowhere.test', 'http://localhost'),
});
const open = async (address: string, headers: Record<string, string> = {}) =>
  read(await emulator.fetch(new Request(new URL(address, 'http://localhost'), { headers })));
const at = (page: string) => url.replace('?', `/${page}?`);
const tokenIn = (html: string) => /name="(formToken|token)" value="([^"]+)"/.exec(html)?.[2] ?? '';

/** Fills in and submits the form of a page. */
async function submit(address: string, fields: Record<string, string>): Promise<Page> {
  const { html } = await open(address);
  const body = new URLSearchParams({ formToken: tokenIn(html), ...fields });
  const sent = await read(
    await emulator.fetch(new Request(new URL(address, 'http://localhost'), { method: 'POST', body })),
  );
  const isHosted = sent.location.pathname.startsWith('/hosted/');
  return isHosted ? { ...sent, html: (await open(sent.location.href)).html } : sent;
}
/** Whether the response redirects to a page of the emulator, so that a reload does not submit the form again. */
const leadsTo = ({ location, status }: Page, end: string) =>
  status === 303 && /^\/hosted\/(login|reset-password)/.test(location.pathname) && location.pathname.endsWith(end);
const getCookie = ({ headers }: Page) => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
const getMember = async (code: string) => {
  const { body } = await redeem(emulator, code);
  const my = await send<{ member?: { profile: { nickname: string } } }>(emulator, 'GET', '/members/v1/members/my', {
    token: body.access_token,
  });
  return my.body.member?.profile.nickname;
};

describe('the pages', () => {
  test.each(['', 'register', 'forgotten-password'])(
    '%s: must not be framed or cached, and runs no script',
    async (page) => {
      const { headers, html, status } = await open(page === '' ? url : at(page));
      expect(status).toBe(200);
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("form-action 'self' http://localhost:5173;");
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(html).not.toContain('<script');
      expect(html).toMatch(/<label for="email">/);
      expect(html).toMatch(/<h1>/);
    },
  );

  test('an unknown or completed sign-in URL shows that it has expired', async () => {
    expect((await open('/hosted/login/made-up')).status).toBe(404);
    await submit(url, iris);
    expect((await open(url)).status).toBe(404);
    const { html } = await open((await openLogin(emulator)).url);
    const repeated = new URLSearchParams({ formToken: tokenIn(html), ...iris });
    expect((await emulator.fetch(new Request(url, { method: 'POST', body: repeated }))).status).toBe(404);
  });

  test('a form that is not from its page is refused', async () => {
    const { location, status } = await submit(url, { ...iris, formToken: 'made-up' });
    expect([status, location.host]).toEqual([403, 'nowhere.test']);
  });

  test('input is escaped, and passwords are not shown again', async () => {
    const { html } = await submit(url, { email: '"><script>alert(1)</script>', password: 'my-secret-word' });
    expect(html).toContain('<title>Error: Sign in');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('my-secret-word');
    expect(html).toContain('role="alert"');
  });
});

describe('logging in', () => {
  test('redirects with only a code and the state', async () => {
    const { location, status } = await submit(url, iris);
    expect([status, `${location.origin}${location.pathname}`]).toEqual([303, CALLBACK]);
    expect([...location.searchParams.keys()].sort()).toEqual(['code', 'state']);
    expect(location.searchParams.get('state')).toBe('state-1');
    expect(await getMember(location.searchParams.get('code') ?? '')).toBe('Iris');
  });

  test('returns the response in the fragment on request', async () => {
    url = (await openLogin(emulator, { responseMode: 'fragment' })).url;
    const { location } = await submit(url, iris);
    expect(location.search).toBe('');
    expect(new URLSearchParams(location.hash.slice(1)).get('state')).toBe('state-1');
  });

  test.each([
    [{ email: 'nobody@demo.example', password: 'x' }, 'Wrong email address or password'],
    [{ ...iris, password: 'wrong' }, 'Wrong email address or password'],
    [{ email: 'paul@demo.example', password: 'x' }, 'Set a new password first'],
    [{ email: '', password: '' }, 'Enter your password'],
  ])('shows the error of %o', async (who, text) => {
    const page = await submit(url, who);
    expect(leadsTo(page, '')).toBe(true);
    expect(page.html).toContain(text);
    expect(page.html).toContain(`value="${who.email}"`);
    expect((await open(url)).html).toBe(page.html);
  });

  test.each([
    ['vera', 'vera-skips-beats', 'is not active'],
    ['nora', 'nora-keeps-time', 'approve'],
  ])('shows %s why the sign-in is not complete', async (name, password, text) => {
    const { html, status } = await submit(url, { email: `${name}@demo.example`, password });
    expect(status).toBe(303);
    expect(html).toContain(text);
    expect(html).toContain('error=access_denied');
  });

  test("requires the CAPTCHA and the code that the site's settings specify", async () => {
    await changeSettings(emulator, { requireCaptcha: true, requireEmailFactor: true });
    expect((await submit(url, iris)).html).toContain('not a robot');
    expect((await submit(url, { ...iris, captcha: 'wrong' })).html).toContain('CAPTCHA was not accepted');
    const requested = await submit(url, { ...iris, captcha: CAPTCHA_TOKEN });
    expect([requested.status, requested.location.pathname.endsWith('/code')]).toEqual([303, true]);
    expect((await submit(at('code'), { code: 'wrong!', action: 'enter' })).html).toContain('Wrong code.');
    const resent = await submit(at('code'), { action: 'resend' });
    expect([leadsTo(resent, '/code'), resent.html.includes('Wrong code.')]).toEqual([true, false]);
    const { code = '' } = mailTo(emulator, iris.email);
    const { location } = await submit(at('code'), { code, action: 'enter' });
    expect(location.searchParams.get('code')).toBeTruthy();
  });
});

describe('registering', () => {
  const ada = { email: 'ada@example.com', nickname: 'Ada', password: 'correct horse' };

  test('redirects with a code', async () => {
    const { location } = await submit(at('register'), ada);
    expect(await getMember(location.searchParams.get('code') ?? '')).toBe('Ada');
  });

  test.each([
    [{ ...ada, email: 'ada' }, 'Enter an email address'],
    [{ ...ada, password: 'short' }, 'at least 6'],
    [{ ...ada, email: iris.email }, 'An account with this address'],
  ])('shows the error of %o', async (who, text) => {
    const page = await submit(at('register'), who);
    expect(leadsTo(page, '/register')).toBe(true);
    expect(page.html).toContain(text);
    expect((await open(url)).html).not.toContain(text);
  });

  test('continues with the page for an emailed code', async () => {
    await changeSettings(emulator, { requireEmailVerification: true });
    await submit(at('register'), ada);
    const { code = '' } = mailTo(emulator, ada.email);
    const { location } = await submit(at('code'), { code, action: 'enter' });
    expect(await getMember(location.searchParams.get('code') ?? '')).toBe('Ada');
  });
});

describe('a forgotten password', () => {
  test('shows the same page for unknown addresses', async () => {
    const [known, unknown] = [
      await submit(at('forgotten-password'), { email: iris.email }),
      await submit(at('forgotten-password'), { email: 'nobody@demo.example' }),
    ];
    expect([leadsTo(known, '/forgotten-password'), known.html]).toEqual([true, unknown.html]);
    expect(known.html).toContain('Check your email');
    expect((await open(at('forgotten-password'))).html).toContain('name="email"');
    expect(emulator.mails()).toHaveLength(1);
  });

  test('is reset by the link in the mail, once', async () => {
    const redirect = { url: 'http://localhost:5173/login' };
    const { access_token: token } = (
      await send<{ access_token: string }>(emulator, 'POST', '/oauth2/token', {
        body: { clientId: new URL(url).searchParams.get('clientId'), grantType: 'anonymous' },
      })
    ).body;
    await send(emulator, 'POST', '/_api/iam/recovery/v1/send-email', { token, body: { email: iris.email, redirect } });
    const { link = '' } = mailTo(emulator, iris.email);
    const page = await open(link);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:5173");
    const formToken = tokenIn(page.html);
    const refused = await submit(link, { token: formToken, password: 'short' });
    expect([leadsTo(refused, '/reset-password'), refused.html.includes('6 to 100 characters')]).toEqual([true, true]);
    const done = await submit(link, { token: formToken, password: 'a new password' });
    expect([done.status, done.location.href]).toEqual([303, redirect.url]);
    expect((await open(link)).status).toBe(404);
    expect((await login(emulator, { ...iris, password: 'a new password' })).body.state).toBe('SUCCESS');
    expect(JSON.stringify(emulator.requests())).not.toContain(formToken);
  });
});

describe('without a page (prompt none)', () => {
  const silently = async (request: object = {}, headers: Record<string, string> = {}) =>
    open((await openLogin(emulator, request, { prompt: 'none' })).url, headers);

  test('no member is signed in', async () => {
    const { location } = await silently();
    expect(Object.fromEntries(location.searchParams)).toMatchObject({ error: 'login_required', state: 'state-1' });
  });

  test('a browser that signed in stays signed in until it signs out', async () => {
    const signedIn = await submit(url, iris);
    expect(signedIn.headers.get('set-cookie')).toContain('HttpOnly');
    const cookie = getCookie(signedIn);
    const { location } = await silently({}, { cookie });
    expect(await getMember(location.searchParams.get('code') ?? '')).toBe('Iris');
    await send(emulator, 'GET', '/_api/iam/authentication/v1/logout', { headers: { cookie } });
    expect((await silently({}, { cookie })).location.searchParams.get('error')).toBe('login_required');
  });

  test('on https the cookie is bound to the host', async () => {
    emulator = createEmulator({ seed: 1, origin: 'https://shop.test' });
    url = (await openLogin(emulator)).url.replace('https://shop.test', 'http://localhost');
    expect((await submit(url, iris)).headers.get('set-cookie')).toMatch(
      /^__Host-.*Path=\/;.*HttpOnly; Secure; SameSite=None/,
    );
  });

  test('a session token stands for a login, for ten minutes', async () => {
    const { sessionToken } = (await login(emulator, iris)).body;
    const { location } = await silently({ sessionToken });
    expect(await getMember(location.searchParams.get('code') ?? '')).toBe('Iris');
    emulator.clock().advance(600_000);
    expect((await silently({ sessionToken })).location.searchParams.get('error')).toBe('login_required');
    expect((await silently({ sessionToken: 'made-up' })).location.searchParams.get('error')).toBe('login_required');
  });

  test('a valid session token skips the sign-in page, an invalid one shows it', async () => {
    const { sessionToken } = (await login(emulator, iris)).body;
    const { location } = await open((await openLogin(emulator, { sessionToken })).url);
    expect(await getMember(location.searchParams.get('code') ?? '')).toBe('Iris');
    const { html } = await open((await openLogin(emulator, { sessionToken: 'made-up' })).url);
    expect(html).toContain('<h1>Sign in</h1>');
  });

  test('a session token is checked when the page is opened, not before', async () => {
    const { sessionToken } = (await login(emulator, iris)).body;
    const { url: address } = await openLogin(emulator, { sessionToken }, { prompt: 'none' });
    await send(emulator, 'POST', '/_emulator/members/5eed0000-0000-4000-8000-000000000001', {
      body: { change: 'block' },
    });
    expect((await open(address)).location.searchParams.get('error')).toBe('login_required');
  });

  test('by message, only the page of the registered origin gets it', async () => {
    const { sessionToken } = (await login(emulator, iris)).body;
    const byMessage = { responseMode: 'web_message', redirectUri: undefined, sessionToken };
    const { url: address } = await openLogin(emulator, byMessage, { prompt: 'none', origin: 'http://localhost:5173' });
    const { headers, html } = await open(address);
    expect(headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:5173');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(html).toContain('data-target="http://localhost:5173"');
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script src="/hosted/post-message.js" type="module">']);
    const message = JSON.parse((/data-message="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"')) as Record<
      string,
      string
    >;
    expect(Object.keys(message).sort()).toEqual(['code', 'state']);
    const tokens = await redeem(emulator, message.code ?? '', { redirectUri: undefined });
    expect(tokens.status).toBe(200);
    const script = await send<string>(emulator, 'GET', '/hosted/post-message.js');
    expect(script.body).not.toContain("'*'");

    for (const origin of ['https://evil.test', 'null', 'http://localhost.evil.test', '']) {
      const refused = await openLogin(emulator, byMessage, { prompt: 'none', origin });
      expect(refused.body.details?.validationError?.fieldViolations[0]?.field).toBe('origin');
    }
  });
});
