import { statements } from './statements.js';

const heading = '8. Error catalogue';

/** Error codes and messages, to the letter. */
export const messageItems = [
  ...statements('message.register', `${heading}: Register`, [
    'EMAIL field violation: errorCode invalidEmail with the violation description',
    'Code -19971: missingCaptchaToken',
    'Code -19995: emailAlreadyExists',
    'Code -19970: invalidCaptchaToken',
    'Anything else: FAILURE with the message only',
  ]),
  ...statements('message.login', `${heading}: Login`, [
    'Code -19971: missingCaptchaToken',
    'Code -19970: invalidCaptchaToken',
    'Code -19976: invalidPassword',
    'Code -19973: resetPassword',
    'Anything else: invalidEmail',
  ]),
  ...statements('message', `${heading}: Generic shaping`, [
    'INVALID_ARGUMENT followed by each quoted field with its description, sorted by field',
    'Application error carries description, code and data',
    'Application error message joins message and description',
    'Other 4xx without details: application error with code from the status text in upper snake case',
    "Other failures: 'System error occurred' with the request id when one exists",
    "Other failures: 'System error occurred' with the serialized error when there is no request id",
    'Any non-200 response becomes an error',
    "'Failed to fetch tokens from OAuth API' with status text and request id",
    "'OAuth flow timed out'",
    "'No redirect URL found'",
    "'No next page to fetch'",
    "'No previous page to fetch'",
    "'GraphQL request failed with status {status}'",
    "'Wix context is not available. Make sure to initialize the Wix context before using SDK modules'",
    'An elevated client is required for elevated modules',
    "'fetchWithAuth is not available in this context'",
    'GraphQL is unavailable in some contexts',
    'Webhook: invalid JWT',
    'Webhook: unexpected event type',
    'Plugins: no implementation found for a component type',
    'Plugins: multiple implementations found for a component type',
  ]),
];
