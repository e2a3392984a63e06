const SECRET = /token|password|verifier|secret|authorization|api.?key/i;

/** How deep a value is shown. */
const MAXIMUM_DEPTH = 30;

/** A code from a mail. */
const MAILED_CODE = /^\d{6}$/;

/** A copy of a JSON value with tokens, passwords and the like left out; `code` only beside a grant, or as it is mailed. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAXIMUM_DEPTH) return '[too deep to show]';
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
