import MagicString from 'magic-string';
import type { FileResult, Finding } from '../finding.js';
import { getLineAndColumn, type Node, parseSource, type Source, SyntaxProblem } from './parse-source.js';

/** Migration of one file: its syntax tree, its edits and what needs a person. */
export interface Migration {
  readonly source: Source;
  readonly code: MagicString;
  readonly findings: Omit<Finding, 'file'>[];
  /** Imports and names that stay without a finding. */
  readonly kept: Set<Node>;
  /** Adds a finding. */
  report(node: Node, kind: Finding['kind'], problem: string, remedy: string): void;
}

/** Starts the migration of a parsed file. */
function startMigration(source: Source): Migration {
  const findings: Omit<Finding, 'file'>[] = [];
  return {
    source,
    findings,
    kept: new Set(),
    code: new MagicString(source.text),
    report(node, kind, problem, remedy) {
      findings.push({ ...getLineAndColumn(source.text, node.range[0]), kind, problem, remedy });
    },
  };
}

/** Parses a file, and starts its migration. Returns the result with the error if the syntax is invalid. */
export function openFile(file: string, text: string): Migration | FileResult {
  try {
    return startMigration(parseSource(file, text));
  } catch (error) {
    if (!(error instanceof SyntaxProblem)) throw error;
    const { message, offset, remedy } = error;
    const problem = `The file cannot be parsed: ${message}`;
    return { text, findings: [{ ...getLineAndColumn(text, offset), kind: 'check', problem, remedy }] };
  }
}

const hasWindowsLines = (text: string): boolean => /\r\n/.test(text) && !/(^|[^\r])\n/.test(text);

/** Returns the content and the findings of a migrated file. New lines end as those of the file do. */
export function finishFile({ code, findings, source }: Migration): FileResult {
  const text = code.toString();
  return {
    text: hasWindowsLines(source.text) ? text.replace(/\r?\n/g, '\r\n') : text,
    findings: findings.sort((a, b) => a.line - b.line || a.column - b.column),
  };
}
