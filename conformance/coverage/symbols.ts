import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { openProgram } from '../harness/compiler.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Returns the source file of an entry such as `@cartwright/ecom/current-cart`. */
const getSource = (entry: string): string | undefined => {
  const [, name = '', ...rest] = entry.split('/');
  const manifest = JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8')) as {
    exports: Record<string, { '@cartwright/source'?: string } | string>;
  };
  const target = manifest.exports[rest.length === 0 ? '.' : `./${rest.join('/')}`];
  const source = typeof target === 'object' ? target['@cartwright/source'] : undefined;
  return source && `${root}packages/${name}/${source.slice(2)}`;
};

const split = (symbol: string) => {
  const [entry = '', path = ''] = symbol.split('#');
  return { entry, path: path.split('.') };
};

/** Opens the packages' sources with the TypeScript compiler, which finds types and values by symbol. */
export const openSymbols = (symbols: readonly string[]) => {
  const files = new Map(symbols.map((symbol) => [split(symbol).entry, getSource(split(symbol).entry)]));
  const program = openProgram([...files.values()].filter((file) => file !== undefined));
  const checker = program.getTypeChecker();

  const getExports = (symbol: ts.Symbol | undefined): ts.Symbol[] => (symbol ? checker.getExportsOfModule(symbol) : []);
  const resolve = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const member = (symbols: ts.Symbol[], name: string | undefined) => {
    const found = symbols.find((symbol) => symbol.name === name);
    return found && resolve(found);
  };

  /** Returns a property of a type. Looks through lists, `undefined` and unions. */
  const property = (type: ts.Type, name: string): ts.Type | undefined => {
    const plain = checker.getNonNullableType(type);
    const element = checker.isArrayLikeType(plain) ? checker.getIndexTypeOfType(plain, ts.IndexKind.Number) : undefined;
    if (element) return property(element, name);
    for (const part of plain.isUnion() ? plain.types : [plain]) {
      const found = checker.getPropertyOfType(part, name);
      if (found) return checker.getTypeOfSymbol(found);
    }
    return undefined;
  };

  const find = (symbol: string) => {
    const { entry, path } = split(symbol);
    const source = program.getSourceFile(files.get(entry) ?? '');
    let found = source && member(getExports(checker.getSymbolAtLocation(source)), path[0]);
    let rest = path.slice(1);
    while (found && found.flags & ts.SymbolFlags.Module && rest.length > 0) {
      found = member(getExports(found), rest[0]);
      rest = rest.slice(1);
    }
    return { found, rest };
  };

  return {
    /** Whether the entry exports the symbol with its properties. */
    has(symbol: string): boolean {
      const { found, rest } = find(symbol);
      if (!found || rest.length === 0) return found !== undefined;
      const isType = found.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class);
      let type: ts.Type | undefined = isType ? checker.getDeclaredTypeOfSymbol(found) : checker.getTypeOfSymbol(found);
      for (const name of rest) type = type && property(type, name);
      return type !== undefined;
    },
    /** Source file and declaration of a value. */
    declaration(symbol: string): { file: string; text: string } | undefined {
      const node = find(symbol).found?.declarations?.find(ts.isVariableDeclaration);
      return node && { file: node.getSourceFile().fileName.slice(root.length), text: node.getText() };
    },
    /** Values of an enumeration, declared as a constant object or a union of strings. */
    values(symbol: string): string[] {
      const { found } = find(symbol);
      if (!found) return [];
      const isValue = found.flags & ts.SymbolFlags.Variable;
      const type = isValue ? checker.getTypeOfSymbol(found) : checker.getDeclaredTypeOfSymbol(found);
      const members = isValue
        ? checker.getPropertiesOfType(type).map((value) => checker.getTypeOfSymbol(value))
        : type.isUnion()
          ? type.types
          : [type];
      return members.flatMap((value) => (value.isStringLiteral() ? [value.value] : []));
    },
  };
};
