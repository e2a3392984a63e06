import type { TSESTree } from '@typescript-eslint/types';
import type { Migration } from '../source/migration.js';
import type { Node } from '../source/parse-source.js';
import { type Member, getMember } from '../source/references.js';
import { convertArguments } from './convert-arguments.js';
import { fieldInstruction, functionSuccessors, getInstruction, isFunction } from './functions.js';
import { type Namespace, sharedMembers } from './namespaces.js';
import type { Module } from './registrations.js';
import { adaptResult } from './result-use.js';
import type { SourceFile } from './source-file.js';

/** The call of a member, as in `client.currentCart.getCurrentCart()`. */
function findCall({ node }: Member): TSESTree.CallExpression | undefined {
  const { parent } = node;
  return parent?.type === 'CallExpression' && parent.callee === node ? parent : undefined;
}

/** Moves the call of a function, or reports why it stays. Returns whether it was moved. */
function moveFunction(migration: Migration, namespace: Namespace, member: Member): boolean {
  const { name, property } = member;
  const call = findCall(member);
  const successor = Object.hasOwn(functionSuccessors[namespace], name)
    ? functionSuccessors[namespace][name]
    : undefined;
  const report = (problem: string, remedy: string) => {
    migration.report(property, 'check', `\`${namespace}.${name}\` ${problem}`, remedy);
    return false;
  };
  if (!successor) return report('is Cart V1, and has no mechanical replacement.', getInstruction(namespace, name));
  if (!call || property.type !== 'Identifier')
    return report('is passed on here.', `Pass on \`${successor.name}\` of Cart V2.`);
  const count = namespace === 'currentCart' ? 1 : 2;
  const convert = convertArguments(call, successor.conversion, count);
  if (!convert)
    return report('has arguments that are not written out here.', `Call \`${successor.name}\` with those of Cart V2.`);
  const adapt = adaptResult(migration, call, successor.returned);
  if (!adapt) return report('returns a cart whose fields differ in Cart V2.', fieldInstruction);
  convert(migration);
  adapt(migration);
  if (successor.name !== name) migration.code.update(...property.range, successor.name);
  if (successor.refusal) {
    migration.report(property, 'check', successor.refusal, `Handle the errors of \`${successor.name}\`.`);
  }
  return true;
}

/** Moves the uses of imported namespaces: `currentCart.getCurrentCart()`, `currentCart.ChannelType`. */
export function moveReferences({ migration, bindings, registrations, successorNames }: SourceFile): void {
  for (const [{ namespace, references }, plan] of bindings) {
    const successor = successorNames.get(namespace);
    for (const reference of references) {
      if (registrations.some((one) => one.reference === reference)) continue;
      const member = getMember(reference);
      if (!member || successor === undefined) {
        const problem = member ? `\`${namespace}\` is Cart V1.` : `\`${namespace}\` of Cart V1 is passed on here.`;
        migration.report(reference, 'check', problem, getInstruction(namespace, member?.name ?? ''));
        plan.isUsed = true;
        continue;
      }
      const isType = /^[A-Z]/.test(member.name);
      const isShared = sharedMembers[namespace].has(member.name);
      if (isType && !isShared) {
        const problem = `\`${namespace}.${member.name}\` is a type of Cart V1.`;
        migration.report(member.property, 'check', problem, fieldInstruction.replace(', and move the call', ''));
      }
      const isMoved = isType ? isShared : moveFunction(migration, namespace, member);
      plan[isMoved ? 'needsSuccessor' : 'isUsed'] = true;
      if (isMoved) migration.code.update(...reference.range, successor);
    }
  }
}

/** Whether an expression is a client, by its name: other objects may have a `cart`, too. */
const isClient = ({ source }: Migration, node: Node): boolean => /client/i.test(source.text.slice(...node.range));

/** Whether a name is the module of a client in any case. */
const isUnmistakable = ({ namespace, key }: Module): boolean => namespace === 'currentCart' && key === namespace;

function moveModule(migration: Migration, node: TSESTree.MemberExpression, module: Module): void {
  const member = getMember(node);
  const { key, namespace } = module;
  if (!member || !isFunction(namespace, member.name)) {
    module.isUsed = true;
    if (!isUnmistakable(module)) return;
    const problem = `\`${key}\` of a client is Cart V1.`;
    migration.report(node.property, 'check', problem, getInstruction(namespace, member?.name ?? ''));
  } else if (!isUnmistakable(module) && !isClient(migration, node.object)) {
    module.isUsed = true;
    const problem = `\`${key}.${member.name}\` may be a call of Cart V1.`;
    migration.report(node.property, 'check', problem, getInstruction(namespace, member.name));
  } else if (moveFunction(migration, namespace, member)) {
    module.isMoved = true;
    migration.code.update(...node.property.range, module.successor);
  } else module.isUsed = true;
}

/** Moves the uses of the modules of clients: `client.currentCart.getCurrentCart()`. */
export function moveClientCalls(
  { migration, bindings, handled }: SourceFile,
  modules: ReadonlyMap<string, Module>,
): void {
  const specifiers = new Set<Node>([...bindings.keys()].map(({ specifier }) => specifier));
  for (const node of migration.source.nodes) {
    if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier') {
      const module = handled.has(node.property) ? undefined : modules.get(node.property.name);
      if (module) moveModule(migration, node, module);
    } else if (node.type === 'Property' && node.parent.type === 'ObjectPattern' && !specifiers.has(node)) {
      const module = node.key.type === 'Identifier' ? modules.get(node.key.name) : undefined;
      if (!module) continue;
      module.isUsed = true;
      if (!isUnmistakable(module)) continue;
      const problem = `\`${module.key}\` of a client is Cart V1.`;
      migration.report(node, 'check', problem, `Read \`${module.successor}\`, and move its calls by hand.`);
    } else if (node.type === 'Literal' && typeof node.value === 'string') {
      const module = modules.get(node.value);
      if (module) module.isUsed = true;
    }
  }
}
