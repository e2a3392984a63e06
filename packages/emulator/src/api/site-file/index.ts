export { importSite } from './import-site.js';
export { parseSiteFile, SiteFileError, type SiteFile } from './site-file.js';
