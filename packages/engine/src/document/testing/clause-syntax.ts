/**
 * What code says, independent of its formatting: the syntax tree without types, comments and positions, each
 * template replaced by its parsed Markdown. A clause whose words stand in text files has one line for its code.
 */
import { languages, type Language } from '@clausewright/contract/languages';
import { parseSync } from 'oxc-parser';
import { parseTemplate } from '../template.ts';

type Syntax = { readonly type: string; readonly [key: string]: unknown };

export interface ClauseSyntax {
  /** Id of the clause, or the name of a file of nouns and functions that clauses share. */
  id: string;
  version: number;
  language: Language | '*';
  canonical: string;
}

const dropped = new Set([
  'type',
  'start',
  'end',
  'range',
  'raw',
  'loc',
  'comments',
  'typeAnnotation',
  'typeParameters',
  'typeArguments',
  'returnType',
  'optional',
  'definite',
  'declare',
  'accessibility',
  'directive',
  'parenthesized',
]);
const covers = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'ParenthesizedExpression',
]);

export function clauseSyntax(file: string, source: string): ClauseSyntax[] {
  const { program, errors } = parseSync(file, source, { preserveParens: false });
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const statements = (program.body as unknown as Syntax[]).filter(spoken);
  const clauses = statements.filter((statement) => clauseHead(statement) !== undefined);
  const shared = statements.filter((statement) => clauseHead(statement) === undefined);
  if (clauses.length === 0) return sharedLines(file, statements);
  return clauses.flatMap((clause): ClauseSyntax[] => {
    const head = clauseHead(clause);
    const id = stringOf(head, 'id');
    if (id === undefined) throw new Error(`${file}: a clause needs a literal id`);
    const version = numberOf(head, 'version') ?? 0;
    // Its words stand in text files, so that its code is the same for all languages.
    if (hasProperty(head, 'texts')) {
      return [{ id, version, language: '*', canonical: canonicalText([...shared, clause], '*', head) }];
    }
    return languages.map((language) => ({
      id,
      version,
      language,
      canonical: canonicalText([...shared, clause], language, head),
    }));
  });
}

function sharedLines(file: string, statements: readonly Syntax[]): ClauseSyntax[] {
  const declared = statements.find((statement) => /"name":"version"/.test(JSON.stringify(statement)));
  const version = Number(/"value":(\d+)/.exec(JSON.stringify(declared ?? {}))?.[1] ?? 1);
  const general = canonicalText(statements, '*');
  const differs = languages.some((language) => canonicalText(statements, language) !== general);
  const spokenIn = differs ? languages : (['*'] as const);
  const id = file.replace(/\.ts$/, '');
  return spokenIn.map((language) => ({
    id,
    version,
    language,
    canonical: canonicalText(statements, language),
  }));
}

function spoken(statement: Syntax): boolean {
  return !/^(?:Import|TS)/.test(statement.type) && !exportsType(statement);
}

function exportsType(statement: Syntax): boolean {
  const declaration = statement['declaration'];
  return statement['exportKind'] === 'type' || (isSyntax(declaration) && declaration.type.startsWith('TS'));
}

/** The object given to `clause` by `export const x = clause({ … })`. */
function clauseHead(statement: Syntax): Syntax | undefined {
  const declaration = isSyntax(statement['declaration']) ? statement['declaration'] : statement;
  const [declarator] = Array.isArray(declaration['declarations'])
    ? (declaration['declarations'] as Syntax[])
    : [];
  const init = declarator?.['init'];
  if (!isSyntax(init) || init.type !== 'CallExpression') return undefined;
  const callee = init['callee'];
  if (!isSyntax(callee) || callee['name'] !== 'clause') return undefined;
  return (init['arguments'] as Syntax[])[0];
}

function canonicalText(statements: readonly Syntax[], language: Language | '*', head?: Syntax): string {
  return JSON.stringify(statements.map((statement) => canonical(statement, language, head)));
}

function canonical(node: unknown, language: Language | '*', head?: Syntax): unknown {
  if (Array.isArray(node)) return node.map((entry) => canonical(entry, language, head));
  if (!isSyntax(node)) return typeof node === 'bigint' ? String(node) : node;
  if (covers.has(node.type)) return canonical(node['expression'], language, head);
  if (node.type === 'TaggedTemplateExpression') return canonicalTemplate(node, language);
  const entries = Object.entries(node).filter(([key]) => !dropped.has(key));
  if (node.type === 'Property' && node['computed'] !== true) {
    const key = keyName(node);
    return [node.type, key, canonical(node['value'], language)];
  }
  if (node.type === 'ObjectExpression') {
    const properties = (node['properties'] as Syntax[])
      .filter((property) => node !== head || !['version', 'ground'].includes(String(keyName(property))))
      .filter((property) => !isOnlyGround(property))
      .filter((property) => !perLanguage(node) || keyName(property) === language);
    return [node.type, canonical(properties, language)];
  }
  return [node.type, ...entries.map(([key, value]) => [key, canonical(value, language, head)])];
}

/** What a part rests on changes no word of it; duties that it meets are part of its coverage and stay. */
function isOnlyGround(property: Syntax): boolean {
  const [key, value] = [keyName(property), property['value']];
  if (key === 'law') return isSyntax(value) && value.type === 'Literal';
  const list = isSyntax(value) && value.type === 'ArrayExpression' ? value['elements'] : undefined;
  if (!Array.isArray(list)) return false;
  return key === 'answers' || (key === 'meets' && list.length === 0);
}

function canonicalTemplate(node: Syntax, language: Language | '*'): unknown {
  const quasi = node['quasi'] as { quasis: { value: { cooked: string } }[]; expressions: unknown[] };
  return [
    'template',
    canonical(node['tag'], language),
    folded(parseTemplate(quasi.quasis.map(({ value }) => value.cooked))),
    canonical(quasi.expressions, language),
  ];
}

function folded(tree: unknown): unknown {
  return JSON.parse(
    JSON.stringify(tree, (_key, value: unknown) =>
      typeof value === 'string' ? value.replace(/ +/g, ' ') : value,
    ),
  );
}

function perLanguage(object: Syntax): boolean {
  const keys = (object['properties'] as Syntax[]).map(keyName);
  return languages.every((language) => keys.includes(language));
}

function keyName(property: Syntax): unknown {
  const key = property['key'];
  return isSyntax(key) ? (key['name'] ?? key['value']) : undefined;
}

function hasProperty(object: Syntax | undefined, name: string): boolean {
  return (object?.['properties'] as Syntax[] | undefined)?.some((one) => keyName(one) === name) === true;
}

function propertyOf(object: Syntax | undefined, name: string): unknown {
  const property = (object?.['properties'] as Syntax[] | undefined)?.find((one) => keyName(one) === name);
  return isSyntax(property?.['value']) ? property['value']['value'] : undefined;
}
function stringOf(object: Syntax | undefined, name: string): string | undefined {
  const value = propertyOf(object, name);
  return typeof value === 'string' ? value : undefined;
}
function numberOf(object: Syntax | undefined, name: string): number | undefined {
  const value = propertyOf(object, name);
  return typeof value === 'number' ? value : undefined;
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && 'type' in value;
}
