const SECRET = /token|password|verifier|secret|authorization|api.?key/i;

/** A copy of a JSON value with tokens, passwords and the like left out; `code` only beside a grant. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  const isGrant = 'grantType' in value || 'grant_type' in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      const isSecret = SECRET.test(key) || (isGrant && key === 'code');
      return [key, isSecret && field ? '[redacted]' : redact(field)];
    }),
  );
}
