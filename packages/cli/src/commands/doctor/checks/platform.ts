import { isApiError, isCartwrightError } from '@cartwright/core';
import { createRedirectSession } from '@cartwright/identity/redirects';
import { getCatalogVersion } from '@cartwright/stores/catalog-versioning';
import { type Check, type Finding, ok, problem, skipped } from '../check.js';

/** Maximum difference of the clocks, in milliseconds. Servers that verify tokens tolerate about as much. */
const MAX_CLOCK_DIFFERENCE = 60_000;

const noSession = skipped('Needs a working client ID.');
const settings = 'In Settings › Headless Settings of your site’s dashboard, open the OAuth app';

/** Returns the finding about a failed call: the problem if the platform rejected it, otherwise that nothing is known. */
function failed(error: unknown, rejected: (reason: string) => Finding): Finding {
  if (!isCartwrightError(error)) throw error;
  if (isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429) {
    const [violation] = error.details.validationError?.fieldViolations ?? [];
    return rejected(violation?.description ?? error.message);
  }
  return skipped(`The platform did not respond as expected: ${error.message}`);
}

/** Whether the clock of this machine is that of the platform. */
export const clock: Check = {
  name: 'clock',
  title: 'Clock',
  run({ clockDifference }) {
    if (clockDifference === undefined) return [skipped('The platform sent no time.')];
    const seconds = Math.round(Math.abs(clockDifference) / 1000);
    if (Math.abs(clockDifference) <= MAX_CLOCK_DIFFERENCE) return [ok('The clock of this machine is right.')];
    const direction = clockDifference > 0 ? 'behind' : 'ahead of';
    return [
      problem(
        `The clock of this machine is ${seconds} seconds ${direction} that of the platform.`,
        'Synchronize it. Otherwise signatures of events and plugin calls count as expired or not yet valid.',
      ),
    ];
  },
};

/** Whether sign-ins may redirect to the store. */
export const redirectUris: Check = {
  name: 'redirect-uris',
  title: 'Redirect URIs of sign-ins',
  async run({ client, setup: { clientId = '', redirectUris: uris } }) {
    if (uris.length === 0) return [skipped('Name the callback pages of your store with --redirect-uri.')];
    if (!client) return [noSession];
    const request = {
      clientId,
      responseMode: 'query',
      responseType: 'code',
      scope: 'offline_access',
      state: 'doctor',
      codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      codeChallengeMethod: 'S256',
    } as const;
    return Promise.all(
      uris.map(async (redirectUri) => {
        try {
          await client.use(createRedirectSession)({ auth: { authRequest: { ...request, redirectUri } } });
          return ok(`${redirectUri} is allowed.`);
        } catch (error) {
          return failed(error, (reason) =>
            problem(
              `${redirectUri} is not allowed: ${reason}`,
              `${settings}, and add exactly this URI to the allowed authorization redirect URIs.`,
            ),
          );
        }
      }),
    );
  },
};

/** Whether hosted pages, such as the checkout, may redirect to the store. */
export const domains: Check = {
  name: 'redirect-domains',
  title: 'Redirect domain',
  async run({ client, setup: { clientId = '', origin } }) {
    if (origin === undefined) return [skipped('Set ORIGIN, or name the origin of your store with --origin.')];
    if (!client) return [noSession];
    try {
      await client.use(createRedirectSession)({ logout: { clientId }, callbacks: { postFlowUrl: origin } });
      return [ok(`The platform may redirect to ${origin}.`)];
    } catch (error) {
      return [
        failed(error, (reason) =>
          problem(
            `The platform does not redirect to ${origin}: ${reason}`,
            `${settings}, and add ${URL.canParse(origin) ? new URL(origin).host : 'the host'} to the allowed redirect domains.`,
          ),
        ),
      ];
    }
  },
};

const versions: Readonly<Record<string, 'v1' | 'v3'>> = { V1_CATALOG: 'v1', V3_CATALOG: 'v3' };

/** Catalog version of the site. */
export const catalog: Check = {
  name: 'catalog',
  title: 'Catalog version',
  async run({ client, setup }) {
    if (!client) return [noSession];
    try {
      const { catalogVersion = '' } = await client.use(getCatalogVersion)();
      const version = versions[catalogVersion];
      if (!version) {
        const remedy = 'Add the Wix Stores app to the site, in the dashboard under Apps.';
        return [problem(`The site has no catalog of Wix Stores: ${catalogVersion}.`, remedy)];
      }
      if (setup.catalog === undefined || setup.catalog === version)
        return [ok(`The site has Catalog ${version.toUpperCase()}.`)];
      return [
        problem(
          `The site has Catalog ${version.toUpperCase()}, but the store expects Catalog ${setup.catalog.toUpperCase()}.`,
          'Use createCatalog of @cartwright/stores/catalog, which reads both versions.',
        ),
      ];
    } catch (error) {
      return [
        failed(error, (reason) =>
          problem(`The catalog version cannot be read: ${reason}`, 'Add the Wix Stores app to the site.'),
        ),
      ];
    }
  },
};
