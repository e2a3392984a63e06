import type { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import {
  type DataAction,
  type DataCollection,
  type DataField,
  type DataRole,
  dataRoles,
} from '../../shop/data-items/data-collection.js';
import { readId } from './read-request.js';

const actions: readonly DataAction[] = ['insert', 'update', 'remove', 'read'];

/** Roles of a collection that declares none: all may read, only the merchant may change. */
const defaultRole = (action: DataAction): DataRole => (action === 'read' ? 'ANYONE' : 'ADMIN');

function readField(read: FieldReader, value: unknown, at: string): DataField[] {
  const field = read.object(value, at);
  if (!field) return [];
  const key = readId(read, field, 'key');
  const displayName = read.string(field['displayName'], `${at}.displayName`, { max: 256 });
  const type = read.string(field['type'], `${at}.type`, { max: 64 }) ?? 'ANY';
  const metadata = isObject(field['typeMetadata']) ? field['typeMetadata'] : {};
  const reference = metadata['reference'] ?? metadata['multiReference'];
  const referenced = isObject(reference) ? reference['referencedCollectionId'] : undefined;
  return [
    {
      key,
      type,
      ...(displayName !== undefined && { displayName }),
      ...(typeof referenced === 'string' && { referencedCollectionId: referenced }),
    },
  ];
}

/** Reads a collection in the platform's format. Records violations. */
export function readDataCollection(read: FieldReader, input: Input, tenant: Tenant): DataCollection {
  const id = readId(read, input, 'id');
  const displayName = read.string(input['displayName'], 'displayName', { max: 256 });
  const fields = (read.list(input['fields'], 'fields') ?? []).flatMap((one, index) =>
    readField(read, one, `fields[${index}]`),
  );
  const given = read.object(input['permissions'], 'permissions') ?? {};
  const permissions = Object.fromEntries(
    actions.map((action) => [
      action,
      read.enumeration(given[action], `permissions.${action}`, dataRoles) ?? defaultRole(action),
    ]),
  ) as DataCollection['permissions'];
  const now = tenant.clock.now().toISOString();
  return {
    id,
    fields,
    permissions,
    createdDate: now,
    updatedDate: now,
    ...(displayName !== undefined && { displayName }),
  };
}
