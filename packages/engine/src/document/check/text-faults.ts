/** Judges the text files of a clause against what the clause declares: what the compiler cannot see in them. */
import type { Question } from '../../questionnaire/definition.ts';
import type { Clause } from '../clause.ts';
import { formatNames, templateOfBody } from '../clause-texts.ts';
import type { WordTree } from '../nouns.ts';
import { sectionTitle } from '../section-title.ts';
import type { TextFolder } from '../text-folder.ts';
import {
  listBodies,
  type Body,
  innerBody,
  type Mark,
  marksIn,
  type Place,
  type TextFile,
} from '../text-file.ts';
import { pluralForms } from '../words.ts';
import { suggestion } from './nearest.ts';
import type { TextsInCode } from './texts-in-code.ts';

export interface Known {
  /** Kinds of the questions that texts may print, by id. */
  questions: ReadonlyMap<string, Question['kind']>;
  /** Text files of all clauses of the type, by clause id. */
  sections: ReadonlyMap<string, TextFolder>;
  /** What the clause's own code takes from the texts. */
  code: TextsInCode;
  /** Nouns of the clause, as texts name them: `w.kinds.app`. */
  nouns: readonly string[];
  /** The text of the language that is written first: lists have the same keys in all. */
  source: TextFile | undefined;
}

/** Faults of one text, each `file:line:column message`. */
export function textFaults(clause: Clause, language: string, text: TextFile, known: Known): string[] {
  const faults: string[] = [];
  const report = ({ file, line, column }: Place, what: string): void => {
    faults.push(`${file}:${line}:${column} ${what}`);
  };
  const values = new Set(Object.keys(clause.written?.values ?? {}));
  const judge = (body: Body, given: ReadonlySet<string>): void => {
    const wrong = markdownFault(body);
    if (wrong !== undefined) report(body.at, wrong);
    for (const mark of body.marks) {
      const inner = innerBody(mark);
      if (inner !== undefined) judge(inner, given);
      const what = markFault(mark, { clause, language, text, known, values, given });
      if (what !== undefined) report(mark.at, what);
    }
  };
  judge(text.body, new Set());
  for (const [name, body] of text.snippets) judge(body, known.code.snippets.get(name) ?? new Set());
  for (const list of text.lists.values()) Object.values(list).forEach((body) => judge(body, new Set()));
  for (const what of [
    ...missingWords(clause, language, text, known),
    ...unusedWords(text, known),
    ...listFaults(language, text, known.source),
  ])
    report(text.body.at, what);
  return faults;
}

function markdownFault(body: Body): string | undefined {
  try {
    templateOfBody(body);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

interface Scope {
  clause: Clause;
  language: string;
  text: TextFile;
  known: Known;
  values: ReadonlySet<string>;
  /** Names of what code gives to the snippet. */
  given: ReadonlySet<string>;
}

function markFault(mark: Mark, scope: Scope): string | undefined {
  const { clause, language, known } = scope;
  switch (mark.kind) {
    case 'part': {
      const parts = Object.keys(clause.parts);
      if (clause.parts[mark.name]?.languages?.some((one) => one === language) === false)
        return `{${mark.name}: …} is a part of other languages`;
      if (parts.includes(mark.name)) return undefined;
      return `{${mark.name}: …} is no part of ${clause.id}${suggestion(mark.name, parts)}`;
    }
    case 'section': {
      const section = known.sections.get(mark.id)?.text(language);
      if (section === undefined)
        return `{#${mark.id}} names no section${suggestion(mark.id, known.sections.keys())}`;
      return mark.words === undefined && sectionTitle(section) === undefined
        ? `{#${mark.id}} names a section that does not begin with a plain heading`
        : undefined;
    }
    case 'value':
      return nameFault(mark.name, scope) ?? optionFault(mark, scope);
    default:
      return mark satisfies never;
  }
}

function nameFault(name: string, { clause, text, known, values, given }: Scope): string | undefined {
  const { nouns, questions } = known;
  const plain = [...given, ...values, ...text.snippets.keys(), ...nouns, ...questions.keys()];
  if (plain.includes(name)) return undefined;
  return `{${name}} is neither a value of ${clause.id} nor a question${suggestion(name, plain)}`;
}

/** `w.kinds.app` for each noun. */
export function nounNames(tree: WordTree, path: string): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}.${key}`] : nounNames(value, `${path}.${key}`),
  );
}

const cases = ['nom', 'akk', 'dat', 'gen'];
const inflected = ['period', 'days', 'weeks', 'months', 'years'];
/** How an answer of each kind may be printed; `''` is without an option. */
const printing: { readonly [K in Question['kind']]?: readonly string[] } = {
  text: ['', 'link', 'lines'],
  area: ['', 'lines'],
  email: ['', 'mailto'],
  phone: ['', 'tel'],
  url: ['', 'link'],
  num: ['number', 'days', 'weeks', 'months', 'years'],
  period: ['period'],
  date: ['date'],
  country: ['country'],
};

function optionFault(mark: Mark & { kind: 'value' }, scope: Scope): string | undefined {
  const { language, known, values, given, text } = scope;
  const [option, ...more] = mark.options;
  if (option !== undefined && !formatNames.includes(option))
    return `"${option}" is no way to print ${mark.name}${suggestion(option, formatNames)}`;
  const wantsCase = language === 'de' && option !== undefined && inflected.includes(option);
  if (wantsCase && !(more.length === 1 && cases.includes(more[0] ?? '')))
    return `{${mark.name} ${option}} needs its case: ${cases.join(', ')}`;
  if (!wantsCase && more.length > 0) return `"${more.join(' ')}" says nothing here`;
  const isAnswer = !given.has(mark.name) && !values.has(mark.name) && !text.snippets.has(mark.name);
  const kind = isAnswer ? known.questions.get(mark.name) : undefined;
  if (kind === undefined) return undefined;
  const ways = printing[kind];
  if (ways === undefined) return `an answer of the kind "${kind}" is put into words by a value of the clause`;
  if (ways.includes(option ?? '')) return undefined;
  const possible = ways.map((way) => `{${[mark.name, way].filter((one) => one !== '').join(' ')}}`);
  return `${mark.name} is an answer of the kind "${kind}": print it as ${possible.join(' or ')}`;
}

/** Parts without words, and snippets and lists that a printed value takes and this language lacks. */
function missingWords(clause: Clause, language: string, text: TextFile, { code }: Known): string[] {
  const marks = listBodies(text).flatMap(marksIn);
  const printed = new Set(marks.flatMap((mark) => (mark.kind === 'part' ? [mark.name] : [])));
  const parts = Object.entries(clause.parts)
    .filter(([, { languages }]) => languages?.some((one) => one === language) ?? true)
    .map(([part]) => part)
    .filter((part) => !printed.has(part) && !code.parts.has(part));
  // A language need not print every value.
  const values = new Set(marks.flatMap((mark) => (mark.kind === 'value' ? [mark.name] : [])));
  const taken = new Set([...values].flatMap((value) => [...(code.ofValue.get(value) ?? [])]));
  const lacking = [...taken].filter((name) => !text.snippets.has(name) && !text.lists.has(name));
  return [
    ...parts.map((part) => `the part ${part} of ${clause.id} has no words`),
    ...lacking.map((name) => `"# ${name}" is missing`),
  ];
}

/** Words that nothing prints. */
function unusedWords(text: TextFile, { code }: Known): string[] {
  const marks = listBodies(text).flatMap(marksIn);
  const named = new Set(marks.flatMap((mark) => (mark.kind === 'value' ? [mark.name] : [])));
  return [
    ...[...text.snippets.keys()].filter((name) => !named.has(name) && !code.snippets.has(name)),
    ...[...text.lists.keys()].filter((name) => !code.lists.has(name)),
  ].map((name) => `nothing prints "# ${name}"`);
}

/** The forms of a plural are those that the language has; other lists have the keys of the source. */
function listFaults(language: string, text: TextFile, source: TextFile | undefined): string[] {
  const forms: readonly string[] = pluralForms(language);
  return [...text.lists].flatMap(([name, list]) => {
    const keys = Object.keys(list);
    if (!keys.includes('other') || !keys.every((key) => ['one', 'many', 'other'].includes(key))) {
      const wanted = Object.keys(source?.lists.get(name) ?? list);
      const lacking = wanted.filter((key) => !keys.includes(key));
      const unknown = keys.filter((key) => !wanted.includes(key));
      return [
        ...lacking.map((key) => `"# ${name}" lacks ${key}`),
        ...unknown.map((key) => `"# ${name}" has ${key}, which English does not${suggestion(key, lacking)}`),
      ];
    }
    const missing = forms.filter((form) => !keys.includes(form));
    const extra = keys.filter((key) => !forms.includes(key));
    return [
      ...missing.map((form) => `"# ${name}" lacks the form "${form}"`),
      ...extra.map((form) => `"# ${name}" has the form "${form}", which the language does not know`),
    ];
  });
}
