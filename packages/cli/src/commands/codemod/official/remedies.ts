import { DOCS } from '../../../docs/doc-section.js';

/** Remedies for exports without a counterpart, by module and name. */
const remedies: Readonly<Record<string, string>> = {
  '@wix/sdk#createLocalTokenStorage': `Pass \`webStorage()\` of @cartwright/identity as \`tokenStorage\`. See ${DOCS}/sessions#token-storage.`,
  '@wix/sdk#EMPTY_TOKENS': 'A client without tokens is a new visitor: pass no tokens, or write the object out.',
  '@wix/sdk#SiteSessionAuth':
    'Cartwright is for headless sites. Keep the official client where a page of the platform hosts the code.',
};

/** Returns what to do about an export without a counterpart. */
export function getRemedy(module: string, name: string): string {
  return (
    remedies[`${module}#${name}`] ??
    `Give it to a client of the official SDK that shares the session, \`createClient({ auth: client.auth, modules: { ${name} } })\` of @wix/sdk, or declare the operations that you use: ${DOCS}/migration#apis-without-a-module.`
  );
}

/** Remedies for packages without a counterpart, by name. */
const packages: Readonly<Record<string, string>> = {
  '@wix/sdk-react': `Replace \`WixProvider\` by \`CartwrightProvider\`, and \`useWix\` and \`useWixModules\` by \`useClient\`, all of @cartwright/react: ${DOCS}/react.`,
  '@wix/essentials': `Replace \`auth.elevate\` by \`elevate\` of @cartwright/core/server: ${DOCS}/context#run-calls-with-elevated-permissions. Keep it where a page of the platform hosts the code.`,
  '@wix/api-client': 'Import the same names from @wix/sdk, its successor, and run the codemod again.',
};

/** Returns what to do about a package that is not replaced. */
export const getPackageRemedy = (name: string): string =>
  packages[name] ??
  `Keep it if it needs no client. Otherwise give it a client of the official SDK, or declare the operations that you use: ${DOCS}/migration#apis-without-a-module.`;
