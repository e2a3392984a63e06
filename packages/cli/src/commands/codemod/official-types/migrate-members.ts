import type { TSESTree } from '@typescript-eslint/types';
import type { Migration } from '../source/migration.js';
import type { Node } from '../source/parse-source.js';

/** Name of a member that an expression reads, such as `orders` of `client.orders`, or the name itself. */
function getLastName(node: Node): string | undefined {
  const inner = node.type === 'ChainExpression' || node.type === 'TSNonNullExpression' ? node.expression : node;
  if (inner !== node) return getLastName(inner);
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed
    ? node.property.name
    : undefined;
}

const isProperty = (node: Node, name: string): node is TSESTree.Property =>
  node.type === 'Property' && !node.computed && node.key.type === 'Identifier' && node.key.name === name;

/** `orders.searchOrders({ search: { filter } })` becomes `orders.searchOrders({ filter })`. */
function migrateSearch({ code, report }: Migration, { arguments: [options] }: TSESTree.CallExpression): void {
  if (options?.type !== 'ObjectExpression') return;
  const search = options.properties.find((property) => isProperty(property, 'search'));
  if (!search || search.type !== 'Property') return;
  if (options.properties.length > 1) {
    const problem = '`searchOrders` has no option `search` in the current packages.';
    report(search, 'check', problem, 'Pass the search as the argument: `searchOrders({ filter, sort })`.');
    return;
  }
  code.remove(options.range[0], search.value.range[0]);
  code.remove(search.value.range[1], options.range[1]);
}

/** Operators that earlier types accepted for any field, by field and operator, and the current ones that do the same. */
const operators: ReadonlyMap<string, string> = new Map([
  ['collectionIds.eq', 'hasSome'],
  ['productType.hasSome', 'in'],
]);

/** Parents of the address of an order or a checkout. */
const addressOwners = new Set(['billingInfo', 'shippingDestination', 'pickupDetails', 'recipientInfo']);

/** Renames `addressLine` of an address. Files without the SDK may read the platform's format, which has it: it is reported. */
function migrateAddressLine(
  { code, report, source }: Migration,
  { object, property }: TSESTree.MemberExpression,
): void {
  if (object.type !== 'MemberExpression' || getLastName(object) !== 'address') return;
  if (!addressOwners.has(getLastName(object.object) ?? '')) return;
  if (/@(wix|cartwright)\//.test(source.text)) code.update(...property.range, 'addressLine1');
  else report(property, 'check', 'Addresses of the SDK have no `addressLine`.', 'Read `addressLine1`.');
}

/** Whether a file can have something for {@link migrateMembers}. */
export const hasMembers = (text: string): boolean => /searchOrders|collectionIds|productType|addressLine/.test(text);

/**
 * Replaces arguments, operators and fields that earlier official packages had by the current ones. The calls are recognized by
 * their names, because a client can come from any file.
 */
export function migrateMembers(migration: Migration): void {
  const { code, source } = migration;
  for (const node of source.nodes) {
    if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') continue;
    const { name } = node.property;
    const call = node.parent.type === 'CallExpression' && node.parent.callee === node ? node.parent : undefined;
    if (call && name === 'searchOrders' && getLastName(node.object) === 'orders') migrateSearch(migration, call);
    const [field] = call?.arguments ?? [];
    const operator = field?.type === 'Literal' ? operators.get(`${String(field.value)}.${name}`) : undefined;
    if (operator !== undefined) code.update(...node.property.range, operator);
    if (name === 'addressLine') migrateAddressLine(migration, node);
  }
}
