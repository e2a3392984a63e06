import type { Fault } from '../../../protocol/http/faults.js';
import { readFault } from '../../control/read-control.js';

/**
 * Reads the form of a fault. Empty fields are omitted.
 *
 * @throws {ValidationError} for invalid fields
 */
export function readFaultForm(form: Readonly<Record<string, string>>): Fault {
  const texts = ['method', 'path', 'body'].flatMap((name) => (form[name] ? [[name, form[name]]] : []));
  const numbers = ['times', 'latency', 'status'].flatMap((name) => (form[name] ? [[name, Number(form[name])]] : []));
  const flags = ['drop', 'malformed', 'afterwards'].flatMap((name) => (form[name] ? [[name, true]] : []));
  return readFault(Object.fromEntries([...texts, ...numbers, ...flags]));
}
