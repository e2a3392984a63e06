import { WrittenJson } from './written-json.js';

const SECRET = /token|password|verifier|secret|authorization|api.?key/i;

/** Maximum depth of a redacted value. */
const MAXIMUM_DEPTH = 30;

/** Verification code in an email. */
const MAILED_CODE = /^\d{6}$/;

/**
 * Returns a copy of a JSON value without tokens, passwords and other secrets. `code` is redacted if it is an
 * authorization code or a code from an email.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAXIMUM_DEPTH) return '[too deep to show]';
  if (value instanceof WrittenJson) return redact(value.toJSON(), depth);
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  const isGrant = 'grantType' in value || 'grant_type' in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      const isSecret =
        SECRET.test(key) || (key === 'code' && (isGrant || (typeof field === 'string' && MAILED_CODE.test(field))));
      return [key, isSecret && field ? '[redacted]' : redact(field, depth + 1)];
    }),
  );
}
