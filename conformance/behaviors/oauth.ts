import type { StubResponse } from '../harness/stub-fetch.js';
import { differs, throws, type Behavior, type Verdict } from './behavior.js';
import { openOfficialSession, openOurSession, sessionCall, type OpenSession, type SessionClient } from './sessions.js';

interface Session {
  readonly requests: readonly { readonly request: string; readonly body?: unknown; readonly authorization?: string }[];
  readonly result?: unknown;
}

const behavior = (
  label: string,
  responses: readonly StubResponse[],
  call: (client: SessionClient) => unknown,
  recorded: Session,
  verdict: Verdict = 'equal',
): Behavior => {
  const ask = (open: OpenSession) => () => sessionCall(open, responses, call);
  return {
    group: 'sessions',
    label,
    recorded,
    verdict,
    official: ask(openOfficialSession),
    own: ask(openOurSession),
  };
};

/** Calls a method of the strategy by name. */
const calling =
  (name: string, ...args: readonly unknown[]) =>
  ({ auth }: SessionClient) => {
    const method = auth[name];
    if (!method) throw new Error(`no ${name}`);
    return method(...(args as never[]));
  };

const host = 'https://www.wixapis.com';
const token = (body: object) => ({ request: `POST ${host}/oauth2/token`, body });
const anonymous = token({ clientId: 'CID', grantType: 'anonymous' });
const renewal = token({ clientId: 'CID', refreshToken: 'R', grantType: 'refresh_token' });
const grant: StubResponse = { json: { access_token: 'AT', refresh_token: 'RT', expires_in: 3600 } };
const session = (value: string, role: string) => ({
  accessToken: { value: 'AT', expiresAt: 3600 },
  refreshToken: { value, role },
});
const requestId = { 'x-wix-request-id': 'req-1' };
const refusal: StubResponse = { status: 400, statusText: 'Bad Request', json: { e: 1 }, headers: requestId };
const tokenFailure = throws(
  'Error: Failed to fetch tokens from OAuth API: Bad Request. request id: req-1. Response: {"e":1}',
);

const ourTokenFailure = {
  throws: 'application token_request_failed: Failed to fetch tokens from OAuth API: Bad Request. request id: req-1',
  status: 400,
  requestId: 'req-1',
  details: { requestId: 'req-1' },
};
const ourRefreshFailure = {
  throws: 'network session_refresh_failed: The session cannot be refreshed now and is kept: retry later',
};
const replaced = differs('refresh-token-replaced', { requests: [renewal], result: session('RT', 'member') });

const strategy: readonly Behavior[] = [
  behavior('a visitor’s tokens', [grant], calling('generateVisitorTokens'), {
    requests: [anonymous],
    result: session('RT', 'visitor'),
  }),
  behavior(
    'tokens for a refresh token alone',
    [grant],
    calling('generateVisitorTokens', { refreshToken: { value: 'R', role: 'member' } }),
    { requests: [renewal], result: session('R', 'member') },
    replaced,
  ),
  behavior(
    'renewToken keeps the role and the refresh token',
    [grant],
    calling('renewToken', { value: 'R', role: 'member' }),
    { requests: [renewal], result: session('R', 'member') },
    replaced,
  ),
  behavior(
    'a refused renewal',
    [refusal],
    calling('renewToken', { value: 'R', role: 'member' }),
    { requests: [renewal], result: tokenFailure },
    differs('token-failures-short', { requests: [renewal], result: ourTokenFailure }),
  ),
  behavior(
    'neither renewed nor anonymous',
    [refusal],
    calling('generateVisitorTokens', { refreshToken: { value: 'R', role: 'member' } }),
    { requests: [renewal, anonymous], result: tokenFailure },
    differs('unreachable-renewal-keeps-session', { requests: [renewal], result: ourRefreshFailure }),
  ),
  behavior(
    'a call of a module goes to the host of the CDN',
    [{}],
    ({ currentCart }) => currentCart['getCurrentCart']?.(),
    {
      requests: [{ request: 'GET https://edge.wixapis.com/ecom/v1/carts/current', authorization: 'AT0' }],
    },
  ),
  behavior('GraphQL', [{ json: { data: {} } }], ({ graphql }) => graphql('q', { v: 1 }), {
    requests: [
      { request: `POST ${host}/graphql/alpha`, body: { query: 'q', variables: { v: 1 } }, authorization: 'AT0' },
    ],
    result: { data: {} },
  }),
];

const login = {
  codeVerifier: 'CV',
  codeChallenge: 'CC',
  state: 'ST',
  redirectUri: 'https://r',
  originalUri: 'https://s',
};
const post = (path: string, body: object) => ({ request: `POST ${host}/_api/${path}`, body, authorization: 'AT0' });
const redirect = (body: object) => post('redirects-api/v1/redirect-session', body);
const redirected: StubResponse = {
  json: { redirectSession: { fullUrl: 'https://full', urlDetails: { endpoint: 'https://e' }, sessionToken: 'S' } },
};
const authRequest = (responseMode: string, more: object) => ({
  redirectUri: 'https://r',
  clientId: 'CID',
  codeChallenge: 'CC',
  codeChallengeMethod: 'S256',
  responseMode,
  responseType: 'code',
  scope: 'offline_access',
  state: 'ST',
  ...more,
});
const authUrl = { authUrl: 'https://full', authorizationEndpoint: 'https://e', sessionToken: 'S' };

const typed = (error: string) => differs('login-errors-typed', { requests: [], result: throws(`validation ${error}`) });

const signIn: readonly Behavior[] = [
  behavior('a member’s tokens for a code', [grant], calling('getMemberTokens', 'CODE', 'ST', login), {
    requests: [
      token({
        clientId: 'CID',
        grantType: 'authorization_code',
        redirectUri: 'https://r',
        code: 'CODE',
        codeVerifier: 'CV',
      }),
    ],
    result: session('RT', 'member'),
  }),
  behavior(
    'no code',
    [],
    calling('getMemberTokens', '', 'ST', login),
    {
      requests: [],
      result: throws('Error: Missing code or _state'),
    },
    typed('missing_code: Missing code or _state'),
  ),
  behavior(
    'another state',
    [],
    calling('getMemberTokens', 'CODE', 'X', login),
    {
      requests: [],
      result: throws('Error: Invalid _state'),
    },
    typed('invalid_state: Invalid _state'),
  ),
  behavior('a member signed in elsewhere', [grant], calling('getMemberTokensForExternalLogin', 'MID', 'KEY'), {
    requests: [
      {
        ...token({ grant_type: 'authorized_client', scope: 'offline_access', member_id: 'MID' }),
        authorization: 'AT0,KEY',
      },
    ],
    result: session('RT', 'member'),
  }),
  behavior('the address of the login page', [redirected], calling('getAuthUrl', login), {
    requests: [redirect({ auth: { authRequest: authRequest('fragment', {}), prompt: 'login' } })],
    result: authUrl,
  }),
  behavior(
    'the address for a login without a page',
    [redirected],
    calling('getAuthUrl', login, { prompt: 'none', responseMode: 'query', sessionToken: 'SESS' }),
    {
      requests: [redirect({ auth: { authRequest: authRequest('query', { sessionToken: 'SESS' }), prompt: 'none' } })],
      result: authUrl,
    },
  ),
  behavior(
    'logout',
    [redirected],
    async (client) => {
      const { logoutUrl } = (await calling('logout', 'https://o')(client)) as { logoutUrl: string };
      return { logoutUrl, tokensAfter: calling('getTokens')(client) };
    },
    {
      requests: [redirect({ logout: { clientId: 'CID' }, callbacks: { postFlowUrl: 'https://o' } })],
      result: {
        logoutUrl: 'https://full',
        tokensAfter: { accessToken: { value: '', expiresAt: 0 }, refreshToken: { value: '', role: 'none' } },
      },
    },
  ),
  behavior(
    'parameters of the address after the login',
    [],
    (client) => [
      calling('parseFromUrl', 'https://r/#code=C&state=S')(client),
      calling('parseFromUrl', 'https://r/?code=C&state=S', 'query')(client),
      calling('parseFromUrl', 'https://r/#error=e&error_description=d')(client),
    ],
    {
      requests: [],
      result: [
        { code: 'C', state: 'S' },
        { code: 'C', state: 'S' },
        { code: null, state: null, error: 'e', errorDescription: 'd' },
      ],
    },
  ),
];

const credentials = (email: string) => ({ loginId: { email }, password: 'p' });
const registration = { email: 'a@b.c', password: 'p' };
const register = (
  label: string,
  response: StubResponse,
  argument: object,
  body: object,
  result: unknown,
  verdict?: Verdict,
) =>
  behavior(
    `register: ${label}`,
    [response],
    calling('register', argument),
    { requests: [post('iam/authentication/v2/register', body)], result },
    verdict,
  );
const registered = (state: string, more: object, result: object) =>
  register(
    state,
    { json: { state, ...more } },
    {
      ...registration,
      profile: { nickname: 'n' },
      captchaTokens: { recaptchaToken: 'r', invisibleRecaptchaToken: 'i' },
    },
    {
      ...credentials('a@b.c'),
      profile: { nickname: 'n' },
      captchaTokens: [{ Recaptcha: 'r', InvisibleRecaptcha: 'i' }],
    },
    result,
  );
const applicationError = (message: string, code: string): StubResponse => ({
  status: 400,
  json: { message, details: { applicationError: { code, description: 'd', data: {} } } },
  headers: requestId,
});
const failure = (message: string, code: string, errorCode?: string) => ({
  loginState: 'FAILURE',
  error: JSON.stringify(
    {
      message: `${message}: d`,
      details: { applicationError: { description: 'd', code, data: {} }, requestId: 'req-1' },
    },
    null,
    2,
  ),
  errorCode,
});
/** A case in which Cartwright's error has the message only. */
const inWords = (path: string, body: object, error: string, errorCode?: string) =>
  differs('login-failure-in-words', {
    requests: [post(`iam/authentication/v2/${path}`, body)],
    result: { loginState: 'FAILURE', error, errorCode },
  });
const notRegistered = (code: string, errorCode?: string) =>
  register(
    `error ${code}`,
    applicationError(`m${code}`, code),
    registration,
    credentials('a@b.c'),
    failure(`m${code}`, code, errorCode),
    inWords('register', credentials('a@b.c'), `m${code}: d`, errorCode),
  );
const notLoggedIn = (code: string, errorCode: string) =>
  behavior(
    `login: error ${code}`,
    [applicationError('m', code)],
    calling('login', registration),
    {
      requests: [post('iam/authentication/v2/login', credentials('a@b.c'))],
      result: failure('m', code, errorCode),
    },
    inWords('login', credentials('a@b.c'), 'm: d', errorCode),
  );
const violation = (description: string, data?: object): StubResponse => ({
  status: 400,
  json: {
    message: '',
    details: { validationError: { fieldViolations: [{ field: 'password', description, ...(data && { data }) }] } },
  },
  headers: requestId,
});
const refused = (label: string, response: StubResponse, result: unknown, verdict?: Verdict) =>
  register(label, response, { email: 'a', password: 'p' }, credentials('a'), result, verdict);
/** A case in which Cartwright returns and the official client throws. */
const results = (path: string, error: string, errorCode?: string) =>
  differs('login-never-throws', {
    requests: [post(`iam/authentication/v2/${path}`, credentials('a'))],
    result: { loginState: 'FAILURE', error, errorCode },
  });

const accounts: readonly Behavior[] = [
  registered('SUCCESS', { sessionToken: 'S' }, { loginState: 'SUCCESS', data: { sessionToken: 'S' } }),
  registered('REQUIRE_OWNER_APPROVAL', {}, { loginState: 'OWNER_APPROVAL_REQUIRED' }),
  registered(
    'REQUIRE_EMAIL_VERIFICATION',
    { stateToken: 'STK' },
    { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 'STK' } },
  ),
  registered('STATUS_CHECK', {}, { loginState: 'FAILURE', error: 'Unknown _state' }),
  notRegistered('-19971', 'missingCaptchaToken'),
  notRegistered('-19995', 'emailAlreadyExists'),
  notRegistered('-19970', 'invalidCaptchaToken'),
  notRegistered('-1'),
  refused('a refused email address', violation('bad email', { type: 'EMAIL' }), {
    loginState: 'FAILURE',
    error: 'bad email',
    errorCode: 'invalidEmail',
  }),
  refused(
    'a violation without data',
    violation('no'),
    throws("TypeError: Cannot read properties of undefined (reading 'type')"),
    results('register', 'INVALID_ARGUMENT: "password" no'),
  ),
  refused(
    'another violation',
    violation('too short', { type: 'OTHER' }),
    {
      loginState: 'FAILURE',
      error: JSON.stringify(
        {
          message: 'INVALID_ARGUMENT: "options.password" too short',
          details: {
            validationError: {
              fieldViolations: [{ field: 'options.password', description: 'too short', data: { type: 'OTHER' } }],
            },
            requestId: 'req-1',
          },
        },
        null,
        2,
      ),
    },
    inWords('register', credentials('a'), 'INVALID_ARGUMENT: "password" too short'),
  ),
  behavior(
    'login: a violation',
    [violation('bad email', { type: 'EMAIL' })],
    calling('login', { email: 'a', password: 'p' }),
    {
      requests: [post('iam/authentication/v2/login', credentials('a'))],
      result: throws("TypeError: Cannot read properties of undefined (reading 'code')"),
    },
    results('login', 'bad email', 'invalidEmail'),
  ),
  notLoggedIn('-19971', 'missingCaptchaToken'),
  notLoggedIn('-19970', 'invalidCaptchaToken'),
  notLoggedIn('-19976', 'invalidPassword'),
  notLoggedIn('-19973', 'resetPassword'),
  notLoggedIn('-19999', 'invalidEmail'),
  behavior('a verification code without a state', [], calling('processVerification', { verificationCode: '123' }), {
    requests: [],
    result: { loginState: 'FAILURE', error: 'Unknown _state' },
  }),
  behavior(
    'a verification code',
    [{ json: { state: 'SUCCESS', sessionToken: 'S' } }],
    calling(
      'processVerification',
      { verificationCode: '123' },
      {
        loginState: 'EMAIL_VERIFICATION_REQUIRED',
        data: { stateToken: 'STK' },
      },
    ),
    {
      requests: [post('iam/verification/v1/auth/verify', { code: '123', stateToken: 'STK' })],
      result: { loginState: 'SUCCESS', data: { sessionToken: 'S' } },
    },
  ),
  behavior('a forgotten password', [{}], calling('sendPasswordResetEmail', 'a@b.c', 'https://r'), {
    requests: [post('iam/recovery/v1/send-email', { email: 'a@b.c', redirect: { url: 'https://r', clientId: 'CID' } })],
  }),
];

/** Sessions of visitors and members. */
export const oauth = [...strategy, ...signIn, ...accounts];
