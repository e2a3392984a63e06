import { transformSync } from '@babel/core';
import compiler from 'babel-plugin-react-compiler';

/** @import { LoggerEvent } from 'babel-plugin-react-compiler' */

/**
 * Components and hooks of a source file that the React compiler leaves as they are, with the reason. @param {string}
 * filename @param {string} source
 */
export function bailOuts(filename, source) {
  /** @type {string[]} */
  const found = [];
  /** @param {string | null} _ @param {LoggerEvent} event */
  const logEvent = (_, event) => {
    if (event.kind === 'CompileSuccess') return;
    const { kind, fnLoc } = { fnLoc: null, ...event };
    const reason = 'detail' in event ? event.detail.reason : 'reason' in event ? event.reason : kind;
    found.push(`${filename}:${fnLoc?.start.line ?? 1} ${reason}`);
  };
  transformSync(source, {
    filename,
    configFile: false,
    babelrc: false,
    code: false,
    parserOpts: { plugins: ['typescript', ...(filename.endsWith('x') ? /** @type {const} */ (['jsx']) : [])] },
    plugins: [[compiler, { logger: { logEvent } }]],
  });
  return found;
}
