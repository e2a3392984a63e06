const site = 'https://cartwright-sdk.github.io/cartwright';

/** Remedies for exports without a counterpart, by module and name. */
const remedies: Readonly<Record<string, string>> = {
  '@wix/sdk#createLocalTokenStorage': `Pass \`webStorage()\` of @cartwright/identity as \`tokenStorage\`. See ${site}/sessions#token-storage.`,
  '@wix/sdk#EMPTY_TOKENS': 'A client without tokens is a new visitor: pass no tokens, or write the object out.',
  '@wix/sdk#SiteSessionAuth':
    'Cartwright is for headless sites. Keep the official client where a page of the platform hosts the code.',
};

/** Returns what to do about an export without a counterpart. */
export function remedyFor(module: string, name: string): string {
  return (
    remedies[`${module}#${name}`] ??
    `Keep it with a client of the official SDK, or declare the operations that you use: ${site}/migration#apis-without-a-module.`
  );
}
