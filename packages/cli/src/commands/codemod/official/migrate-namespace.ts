import { getMember, type Identifier, isDeclared, type Member } from '../source/references.js';
import type { Node } from '../source/parse-source.js';
import type { Specifier } from '../source/find-module-uses.js';
import { checkMembers } from './check-members.js';
import { findCounterpart, type Counterpart, singlePackage } from './counterparts.js';
import { migrateClientTypes } from './client-types.js';
import { reportAbsent } from './migrate-name.js';
import type { Migration } from '../source/migration.js';

/** A name that stands for a whole module: `import * as name`, `const name = require('…')`. */
export interface ModuleName {
  readonly name: string;
  readonly specifier: Specifier;
  readonly references: readonly Identifier[];
  /** Statement that declares the name. Absent if it cannot be repeated for another module. */
  readonly statement?: Node;
}

interface Use {
  readonly reference: Identifier;
  readonly member: Member;
  readonly counterpart: Counterpart;
}

/** The uses of the name, if each one reads an export that has a counterpart. Reports the others. */
function readUses(migration: Migration, { name, specifier, references }: ModuleName): Use[] | undefined {
  const uses = references.map((reference): Use | undefined => {
    const member = getMember(reference);
    if (!member) {
      migration.report(
        reference,
        'check',
        `\`${name}\` is all of ${specifier.value}, and is passed on here.`,
        'Import the exports that you need by name, and run the codemod again.',
      );
      return undefined;
    }
    const counterpart = findCounterpart(specifier.value, member.name);
    if (!counterpart) reportAbsent(migration, member.property, specifier.value, member.name);
    return counterpart && { reference, member, counterpart };
  });
  return uses.some((use) => use === undefined) ? undefined : (uses as Use[]);
}

/** Name of the additional declaration for a module: `sdkIdentity` of `sdk` and `@cartwright/identity`. */
function additionalName(name: string, module: string): string {
  const words = module.replace('@cartwright/', '').split(/\W/);
  return name + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Migrates a name for all exports of a package that has a single namespace. Returns whether it is one. */
function migrateSinglePackage(migration: Migration, { specifier, references }: ModuleName): boolean {
  const single = singlePackage(specifier.value);
  if (!single) return false;
  for (const reference of references) checkMembers(migration, single.module, single.namespace, reference);
  const quote = specifier.raw[0];
  migration.code.update(...specifier.range, `${quote}${single.entry}${quote}`);
  return true;
}

/**
 * Migrates a name that stands for a whole module. If its exports are in several modules, each gets a declaration.
 *
 * @returns Whether it was possible.
 */
export function migrateModuleName(migration: Migration, own: ModuleName): boolean {
  const { code, source } = migration;
  const { name, specifier, statement } = own;
  if (migrateSinglePackage(migration, own)) return true;
  const uses = readUses(migration, own);
  if (!uses) return false;
  const modules = [...new Set(uses.map(({ counterpart }) => counterpart.module))];
  const names = modules.map((module, index) => (index === 0 ? name : additionalName(name, module)));
  const [first] = modules;
  if (first === undefined) {
    migration.report(specifier, 'check', `\`${name}\` is not used.`, 'Remove the import.');
    return false;
  }
  if (modules.length > 1 && (!statement || names.slice(1).some((one) => isDeclared(source, one)))) {
    const list = modules.join(', ');
    migration.report(specifier, 'check', `The exports of \`${name}\` are in ${list}.`, 'Import them by name.');
    return false;
  }
  for (const { reference, member, counterpart } of uses) {
    const local = names[modules.indexOf(counterpart.module)]!;
    if (local !== name) code.update(...reference.range, local);
    checkMembers(migration, specifier.value, member.name, member.node);
    if (member.name === 'WixClient') migrateClientTypes(migration, [member.node]);
    if (counterpart.name === member.name) continue;
    code.update(...member.property.range, counterpart.name);
  }
  const quote = specifier.raw[0];
  code.update(...specifier.range, `${quote}${first}${quote}`);
  if (!statement) return true;
  for (const [index, module] of modules.entries()) {
    if (index === 0) continue;
    const copy = source.text
      .slice(...statement.range)
      .replace(specifier.raw, `${quote}${module}${quote}`)
      .replace(new RegExp(`\\b${name}\\b`), names[index]!);
    code.appendLeft(statement.range[1], `\n${copy}`);
  }
  return true;
}
