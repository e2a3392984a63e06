import { callable, CartwrightError, isDevelopment } from '@cartwright/core';
import { getCatalogVersion } from '../catalog-versioning/get-catalog-version.js';
import type { CatalogVersion } from './catalog.js';

const versions: Readonly<Record<string, CatalogVersion>> = { V1_CATALOG: 'v1', V3_CATALOG: 'v3' };

/**
 * Detects the catalog version. Bound to a client, it sends one request for all calls. A failure is not remembered, and
 * `true` discards the version: a site can move from V1 to V3.
 */
export const detectVersion = /* @__PURE__ */ callable((client) => {
  const request = client.use(getCatalogVersion);
  let detected: Promise<CatalogVersion> | undefined;
  const detect = async () => {
    const { catalogVersion = 'unknown' } = await request();
    const version = versions[catalogVersion];
    if (version) return version;
    const isMissing = catalogVersion === 'STORES_NOT_INSTALLED';
    throw new CartwrightError(
      isDevelopment && (isMissing ? 'The site has no Wix Stores app' : `Unknown catalog version: ${catalogVersion}`),
      { kind: 'configuration', code: isMissing ? 'stores_not_installed' : 'catalog_unsupported' },
    );
  };
  return (again?: boolean): Promise<CatalogVersion> => {
    if (again) detected = undefined;
    return (detected ??= detect().catch((error: unknown) => {
      detected = undefined;
      throw error;
    }));
  };
});
