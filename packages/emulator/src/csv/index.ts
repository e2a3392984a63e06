export { CsvError, type CsvProblem } from './csv-error.js';
export { exportCatalog } from './export-catalog.js';
export { importCatalog } from './import-catalog.js';
export { type Catalog, type OnProgress, type Reading, readCatalog } from './read-catalog.js';
