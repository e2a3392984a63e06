import { createClient, isApiError, isCartwrightError } from '@cartwright/core';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { searchOrders } from '@cartwright/ecom/orders';
import { type Check, type Finding, ok, problem, skipped } from '../check.js';

/** Permissions of the API key, with a call that requires each. */
export const permissions: Check = {
  name: 'permissions',
  title: 'API key',
  async run({ setup: { apiKey, apiUrl, siteId }, terminal: { fetch } }) {
    if (apiKey === undefined) return [skipped('WIX_API_KEY is not set. Only merchant operations need one.')];
    if (siteId === undefined) {
      return [
        problem('WIX_API_KEY is set, but WIX_SITE_ID is not.', 'Set it to the ID in the URL of your site’s dashboard.'),
      ];
    }
    const client = createClient({ auth: ApiKeyStrategy({ apiKey, siteId }), apiUrl, fetch });
    try {
      await client.use(searchOrders)({ cursorPaging: { limit: 1 } });
      return [ok('The API key may read orders of the site.')];
    } catch (error) {
      return [findingOf(error)];
    }
  },
};

function findingOf(error: unknown): Finding {
  if (!isCartwrightError(error)) throw error;
  const status = isApiError(error) ? error.status : 0;
  if (status === 401) {
    return problem('The platform rejects the API key.', 'Copy it again from the API Keys Manager of your account.');
  }
  if (status === 403) {
    return problem(
      'The API key may not read orders of the site.',
      'In the API Keys Manager of your account, add the permissions of Wix eCommerce to the key, and check WIX_SITE_ID.',
    );
  }
  return skipped(`The platform did not respond as expected: ${error.message}`);
}
