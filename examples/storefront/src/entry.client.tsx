import type { CatalogPageData } from './shell/catalog/catalog-page.js';
import { pages } from './shell/catalog/pages.js';
import { getLanguage } from './lib/language/languages.js';
import { loadDictionary } from './lib/load-dictionary.js';

const dictionary = loadDictionary(getLanguage(location.pathname));
const data = document.getElementById('catalog-page');
const root = document.getElementById('root');

/** Follows the forms that agents fill in, before React handles them. Without the code, agents do not hear of the outcome. */
async function followForms(): Promise<void> {
  if (!('modelContext' in document)) return;
  const events = await import('./shell/agent-form-events.js').catch(() => undefined);
  events?.followAgentForms();
}

const forms = followForms();

// Catalog pages need no router.
if (data && root) {
  const page = JSON.parse(data.textContent) as CatalogPageData;
  const content = pages[page.route]?.load();
  const { start } = await import('./shell/catalog/start.js');
  await forms;
  start(root, { ...page, dictionary: await dictionary, Content: await content });
} else {
  const { startRouter } = await import('./start-router.js');
  await forms;
  startRouter(await dictionary);
}
