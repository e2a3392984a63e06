/** A place where ours does not do what the official client does, on purpose. */
export interface Difference {
  readonly id: string;
  readonly where: string;
  readonly official: string;
  readonly ours: string;
  readonly reason: string;
}

/** Every difference on purpose. `differences.test.ts` shows both sides of each. */
export const differences = [
  {
    id: 'path-ids-encoded',
    where: 'ids in paths',
    official: 'puts an id into the path as it is: `a?b#c/d` changes the path, the query and the fragment',
    ours: 'encodes it: one id is one path segment',
    reason: 'an id from a URL of the store must not reach another call of the platform',
  },
  {
    id: 'path-ids-checked',
    where: 'ids in paths',
    official: 'sends `undefined`, an empty id, `.` and `..`',
    ours: 'fails with `invalid_argument` before anything is sent',
    reason: 'such a call cannot succeed, and `..` would reach another call',
  },
  {
    id: 'arguments-untouched',
    where: 'arguments of calls',
    official: 'renames and converts inside the caller’s objects; a second call with the same object fails',
    ours: 'leaves them as they are',
    reason: 'a retry, or state shared with a user interface, must not break',
  },
  {
    id: 'null-clears-date',
    where: 'null at a date',
    official: 'drops the field',
    ours: 'sends null',
    reason: 'otherwise a date can never be cleared',
  },
  {
    id: 'undefined-is-absent',
    where: 'undefined at a number that may be NaN or Infinity',
    official: 'throws a TypeError without a usable message',
    ours: 'leaves the field out, as everywhere else',
    reason: '`{ weight: product.weight }` is common, and the weight may be missing',
  },
  {
    id: 'invalid-arguments-typed',
    where: 'a text where a Date belongs, a text that is no image',
    official: 'throws a TypeError from within, without the field’s name',
    ours: 'throws a validation error that names the field',
    reason: 'the caller can see what to mend',
  },
  {
    id: 'refused-before-sending',
    where: 'quantities below one or with a fraction, empty ids, empty lists',
    official: 'sends them, and the platform refuses them or answers 500',
    ours: 'fails with a validation error that names the field',
    reason: 'the answer is known, and a form can show it at once',
  },
  {
    id: 'fallback-converted',
    where: 'answers of queries over 4000 characters',
    official: 'leaves dates as text and the words NaN and Infinity as they are',
    ours: 'converts them as in every other answer',
    reason: 'the type says Date',
  },
  {
    id: 'no-telemetry',
    where: 'request headers',
    official: 'sends x-wix-bi-gateway with package and method names on every call',
    ours: 'does not',
    reason: 'no use for the application, and a preflight header more',
  },
  {
    id: 'given-fetch-everywhere',
    where: 'token calls',
    official: 'use the global fetch, whatever the client was given',
    ours: 'use the fetch that the client was given',
    reason: 'a proxy, a test or the emulator gets every call',
  },
  {
    id: 'errors-typed',
    where: 'errors of calls',
    official: 'an Error whose message is indented JSON, without a type or a name for its kind',
    ours: 'an ApiError with kind, code, status, requestId, operation and details; the message is one line',
    reason: 'an application branches on codes and shows messages',
  },
  {
    id: 'violation-fields',
    where: 'fields of violations',
    official: 'prefixes the name of its own parameter: `options.lineItems`',
    ours: 'keeps the platform’s path: `lineItems`',
    reason: 'forms and logs look for the field the platform named; the parameter’s name is no part of the data',
  },
  {
    id: 'system-errors-named',
    where: 'answers 5xx',
    official: 'an empty message, and code 500 in an application error',
    ours: 'the message `System error occurred` with the request id, kind `system`',
    reason: 'the specification’s message; a failed platform is not an application error',
  },
  {
    id: 'network-errors-named',
    where: 'a request that gets no answer',
    official: '`System error occurred: {}`',
    ours: 'kind `network`, the host, and the cause',
    reason: 'an application tells an unreachable platform from a refusal',
  },
  {
    id: 'answers-not-json',
    where: 'an answer 200 that is no JSON',
    official: 'a SyntaxError with the message `System error occurred: {}`',
    ours: 'kind `parse`, with the operation, the status and the request id',
    reason: 'a proxy’s page in place of an answer is found by its request id',
  },
  {
    id: 'null-in-lists',
    where: 'null in a list of an answer',
    official: 'throws a TypeError',
    ours: 'keeps the null',
    reason: 'one odd entry must not make a whole cart unreadable',
  },
  {
    id: 'new-address-fields',
    where: 'address fields that the client does not know',
    official: 'drops them',
    ours: 'keeps them',
    reason: 'the platform adds fields, and an application may need them before the client knows them',
  },
  {
    id: 'not-adds',
    where: 'the filter of not()',
    official: 'replaces the filter that was built before',
    ours: 'adds the negation to it',
    reason: 'eq(a).not(b) otherwise finds what a excludes',
  },
  {
    id: 'unknown-total',
    where: 'pages of an answer without metadata',
    official: 'totalPages is NaN',
    ours: 'totalPages is undefined',
    reason: 'as where the platform stopped counting',
  },
  {
    id: 'retries',
    where: 'reads answered 503, and all calls answered 429',
    official: 'fail',
    ours: 'are sent again, with jitter and Retry-After',
    reason: 'most such failures pass within a second',
  },
  {
    id: 'replay-after-401',
    where: 'an access token that the platform refuses before its time',
    official: 'every call fails until the token expires',
    ours: 'renews once and sends the call once more',
    reason: 'clocks differ, and sessions are revoked',
  },
  {
    id: 'single-renewal',
    where: 'many calls with an expired access token',
    official: 'each renews on its own',
    ours: 'one renewal serves all',
    reason: 'with rotated refresh tokens the second renewal would end the session',
  },
  {
    id: 'unreachable-renewal-keeps-session',
    where: 'a renewal that gets 503, or no answer',
    official: 'becomes a new anonymous visitor: cart and sign-in are lost',
    ours: 'throws SessionRenewalError and keeps the session',
    reason: 'a dropped connection is not a refusal',
  },
  {
    id: 'refresh-token-replaced',
    where: 'a renewal answered with a new refresh token',
    official: 'keeps the old one',
    ours: 'takes the new one',
    reason: 'where refresh tokens rotate, the old one is worthless',
  },
  {
    id: 'late-renewal-dropped',
    where: 'setTokens while a renewal is under way',
    official: 'the renewal overwrites what was set',
    ours: 'the renewal’s result is dropped',
    reason: 'a visitor’s late renewal must not undo a sign-in or a logout',
  },
  {
    id: 'cancellable',
    where: 'calls that take long',
    official: 'cannot be cancelled',
    ours: 'take a signal and a timeout as their last argument',
    reason: 'a user leaves the page',
  },
] as const satisfies readonly Difference[];

export type DifferenceId = (typeof differences)[number]['id'];
