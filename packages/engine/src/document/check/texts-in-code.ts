/** What a `clause.ts` takes from its text files and which parts it prints itself, read from its source. */
import { parseSync } from 'oxc-parser';

export interface TextsInCode {
  /** Snippets by name, with the names of the values that they are given. */
  snippets: ReadonlyMap<string, ReadonlySet<string>>;
  lists: ReadonlySet<string>;
  /** Snippets and lists that each value takes, by the name of the value. */
  ofValue: ReadonlyMap<string, ReadonlySet<string>>;
  /** Parts that code prints: `c.part.name(…)`. */
  parts: ReadonlySet<string>;
}

type Syntax = { readonly type: string; readonly [key: string]: unknown };

export function textsInCode(file: string, source: string): TextsInCode {
  const snippets = new Map<string, Set<string>>();
  const lists = new Set<string>();
  const parts = new Set<string>();
  const ofValue = new Map<string, ReadonlySet<string>>();
  visit(parseSync(file, source).program, (node) => {
    if (node.type !== 'CallExpression') return;
    const callee = node['callee'];
    const [first, second] = node['arguments'] as Syntax[];
    if (!isSyntax(callee)) return;
    if (callee['name'] === 'clause' && keysOf(first).includes('nouns')) lists.add('nouns');
    if (callee['name'] === 'clause')
      for (const [value, names] of takenByValues(first)) ofValue.set(value, names);
    if (callee['name'] === 'wordList' && typeof second?.['value'] === 'string') lists.add(second['value']);
    if (callee.type !== 'MemberExpression') return;
    const method = nameOf(callee['property']);
    const name = typeof first?.['value'] === 'string' ? first['value'] : undefined;
    if (method === 'snippet' && name !== undefined) {
      snippets.set(name, new Set([...(snippets.get(name) ?? []), ...keysOf(second)]));
    } else if ((method === 'words' || method === 'phrases') && name !== undefined) lists.add(name);
    else if (isPartAccess(callee['object']) && method !== undefined) parts.add(method);
  });
  return { snippets, lists, ofValue, parts };
}

/** Names of the snippets and lists that stand in the code of each value of a clause. */
function takenByValues(definition: Syntax | undefined): (readonly [string, ReadonlySet<string>])[] {
  const values = propertiesOf(definition).find((property) => nameOf(property['key']) === 'values')?.['value'];
  return propertiesOf(values as Syntax | undefined).map((property) => {
    const taken = new Set<string>();
    visit(property['value'], (node) => {
      const callee = node.type === 'CallExpression' ? node['callee'] : undefined;
      const method = isSyntax(callee) ? nameOf(callee['property']) : undefined;
      const name = (node['arguments'] as Syntax[] | undefined)?.[0]?.['value'];
      if (typeof name === 'string' && ['snippet', 'words', 'phrases'].includes(method ?? '')) taken.add(name);
    });
    return [nameOf(property['key']) ?? '', taken] as const;
  });
}

/** A list that a module reads by `wordList` or `phraseList`. */
export interface ListInCode {
  module: string;
  name: string;
  /** Its keys, with the names of the values that a phrase is given; empty where code does not spell the keys out. */
  keys: ReadonlyMap<string, readonly string[] | undefined>;
}

export function listsInCode(module: string, source: string): ListInCode[] {
  const lists: ListInCode[] = [];
  visit(parseSync(module, source).program, (node) => {
    const callee = node.type === 'CallExpression' ? nameOf(node['callee']) : undefined;
    if (callee !== 'wordList' && callee !== 'phraseList') return;
    const [, name, keys] = node['arguments'] as Syntax[];
    if (typeof name?.['value'] !== 'string') return;
    lists.push({ module, name: name['value'], keys: new Map(keys === undefined ? [] : spelledKeys(keys)) });
  });
  return lists;
}

function spelledKeys(node: Syntax): (readonly [string, readonly string[] | undefined])[] {
  if (node.type === 'ArrayExpression') return strings(node).map((key) => [key, undefined] as const);
  if (node.type !== 'ObjectExpression') return [];
  return (node['properties'] as Syntax[]).map(
    (property) => [nameOf(property['key']) ?? '', strings(property['value'] as Syntax)] as const,
  );
}

function strings(array: Syntax): string[] {
  return (array['elements'] as Syntax[]).flatMap((one) => nameOf(one) ?? []);
}

function keysOf(object: Syntax | undefined): string[] {
  return propertiesOf(object).flatMap((property) => nameOf(property['key']) ?? []);
}

function propertiesOf(object: Syntax | undefined): readonly Syntax[] {
  return object?.type === 'ObjectExpression' ? (object['properties'] as Syntax[]) : [];
}

function isPartAccess(node: unknown): boolean {
  return isSyntax(node) && (node['name'] === 'part' || nameOf(node['property']) === 'part');
}

function nameOf(node: unknown): string | undefined {
  if (!isSyntax(node)) return undefined;
  const name = node['name'] ?? node['value'];
  return typeof name === 'string' ? name : undefined;
}

function visit(node: unknown, each: (node: Syntax) => void): void {
  if (Array.isArray(node)) node.forEach((entry) => visit(entry, each));
  if (!isSyntax(node)) return;
  each(node);
  for (const value of Object.values(node)) if (typeof value === 'object') visit(value, each);
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && 'type' in value;
}
