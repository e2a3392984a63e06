import MagicString from 'magic-string';
import type { Finding } from '../finding.js';
import { type Node, type Source, lineAndColumn } from '../source/parse-source.js';

/** Migration of one file: its syntax tree, its edits and what needs a person. */
export interface Migration {
  readonly source: Source;
  readonly code: MagicString;
  readonly findings: Omit<Finding, 'file'>[];
  /** Adds a finding. */
  report(node: Node, kind: Finding['kind'], problem: string, remedy: string): void;
}

/** Starts the migration of a parsed file. */
export function startMigration(source: Source): Migration {
  const findings: Omit<Finding, 'file'>[] = [];
  return {
    source,
    findings,
    code: new MagicString(source.text),
    report(node, kind, problem, remedy) {
      findings.push({ ...lineAndColumn(source.text, node.range[0]), kind, problem, remedy });
    },
  };
}
