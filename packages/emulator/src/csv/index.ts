export { CsvError, type CsvProblem } from './csv-error.js';
export { importCatalog } from './import-catalog.js';
export { type Catalog, readCatalog } from './read-catalog.js';
