import type { Context } from 'hono';
import { isObject } from '../../../kernel/input/object.js';
import { readBody } from '../../../protocol/http/read-body.js';

/** Reads the fields of a form, trimmed. Fields that are not texts are omitted. */
export async function readForm(c: Context): Promise<Readonly<Record<string, string>>> {
  const body = await readBody(c.req.raw);
  const fields = Object.entries(isObject(body) ? body : {});
  return Object.fromEntries(
    fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])),
  );
}
