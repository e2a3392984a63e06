export { createCallLog, type CallLog, type CallLogOptions, type LoggedCall } from './call-log.js';
export { CartwrightDevtools, type CartwrightDevtoolsProps } from './cartwright-devtools.js';
