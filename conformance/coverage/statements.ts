import { planned, slug, type CoverageItem, type Evidence } from './item.js';

/** A sentence of the specification, optionally with its name and evidence. */
export type Statement = string | readonly [text: string, evidence: Evidence];

/** Creates an item for each statement of a section. The ID is derived from the statement's first words. */
export const statements = (kind: string, section: string, list: readonly Statement[]): CoverageItem[] =>
  list.map((statement) => {
    const [text, evidence] = typeof statement === 'string' ? [statement, planned] : statement;
    return { id: `${kind}.${slug(text).split('-').slice(0, 9).join('-')}`, section, text, ...evidence };
  });
