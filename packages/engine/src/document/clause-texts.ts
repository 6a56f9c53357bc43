/** Writes what a text file says: its marks are filled with answers, computed values, snippets and titles of sections. */
import type { Language } from '@clausewright/contract/languages';
import type { Context } from './context.ts';
import { fillBlocks } from './fill.ts';
import type { PartTag } from './part.ts';
import type { Said } from './printed-answers.ts';
import type { Hole, Prose, Words } from './slots.ts';
import { proseOf } from './slots.ts';
import { reference } from './reference.ts';
import { parseTemplate } from './template.ts';
import { type Body, type Mark, type Place, type TextFile, TextFault, type WordList } from './text-file.ts';
import type { DraftBlock } from './tree.ts';
import { items, lines, link } from './wording.ts';

/** What code may take from the text file of the language: words that it puts into rows and sentences. */
export interface Texts {
  /** The words under `# name`; `values` fill its marks. */
  snippet: (name: string, values?: Readonly<Record<string, unknown>>) => Prose;
  /** A list of words under `# name`, as labels of a table. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- inferred from the place that takes the list
  words: <Key extends string>(name: string) => { readonly [K in Key]: string };
  /** The same list as words for sentences. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- inferred from the place that takes the list
  phrases: <Key extends string>(name: string) => { readonly [K in Key]: Prose };
}

/** A value that a text file prints by its name; a list is joined by the mark (`{places or}`). */
export type Value<C> = (c: C, texts: Texts) => Hole | readonly (Words | Prose)[];
export type Values<C> = Readonly<Record<string, Value<C>>>;

/** The context of a clause with its answers' types forgotten. */
type AnyContext = Context<Record<string, never>, Language, string>;
type Local = Readonly<Record<string, unknown>>;

export interface Writing {
  text: TextFile;
  context: Context<object>;
  values: Values<Context<object>>;
}

/** The words of a clause in one language. Throws a `TextFault` for a mark that names nothing. */
export function write(writing: Writing): Prose {
  return writeBody(writing.text.body, writing, {});
}

const templates = new WeakMap<Body, readonly DraftBlock[]>();

/** The Markdown of a body, parsed once. */
export function templateOfBody(body: Body): readonly DraftBlock[] {
  const known = templates.get(body);
  if (known) return known;
  const template = parseTemplate(body.strings);
  templates.set(body, template);
  return template;
}

function writeBody(body: Body, writing: Writing, local: Local): Prose {
  const holes = body.marks.map((mark) => holeOf(mark, writing, local));
  return proseOf(fillBlocks(templateOfBody(body), holes));
}

function holeOf(mark: Mark, writing: Writing, local: Local): Hole {
  const context = writing.context as unknown as AnyContext;
  switch (mark.kind) {
    case 'part': {
      const parts: Readonly<Record<string, PartTag<string> | undefined>> = context.part;
      const part = parts[mark.name];
      if (part === undefined) throw new TextFault(`{${mark.name}: …} is no part of this clause`, mark.at);
      return part(writeBody(mark.body, writing, local)) as Prose;
    }
    case 'section': {
      if (mark.words !== undefined) return reference(mark.id, writeBody(mark.words, writing, local));
      return context.section(mark.id);
    }
    case 'value': {
      const [option, ...more] = mark.options;
      const value = valueOf(mark.name, mark.at, writing, local);
      if (option === undefined) return value as Hole;
      const format = formats[option];
      if (format === undefined) throw new TextFault(`"${option}" is no way to print ${mark.name}`, mark.at);
      return format(context, value as Said<never>, more);
    }
    default:
      return mark satisfies never;
  }
}

/** A value given to the snippet, one of the clause, a snippet of the file, a noun, or an answer: in this order. */
function valueOf(name: string, at: Place, writing: Writing, local: Local): unknown {
  const { context, text, values } = writing;
  if (Object.hasOwn(local, name)) return local[name];
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value !== undefined) return value(context, textsOf(writing));
  const snippet = text.snippets.get(name);
  if (snippet !== undefined) return writeBody(snippet, writing, {});
  if (name.startsWith('w.')) return nounOf(name, at, context.w);
  return (context.say as Readonly<Record<string, unknown>>)[name];
}

function nounOf(name: string, at: Place, nouns: unknown): unknown {
  const found = name
    .split('.')
    .slice(1)
    .reduce<unknown>(
      (tree, key) => (typeof tree === 'object' && tree !== null ? Reflect.get(tree, key) : undefined),
      nouns,
    );
  if (found === undefined) throw new TextFault(`{${name}} is no noun of this clause`, at);
  return found;
}

function textsOf(writing: Writing): Texts {
  const { text } = writing;
  return {
    snippet: (name, values = {}) => {
      const body = text.snippets.get(name);
      if (body === undefined) throw new TextFault(`there is no snippet "# ${name}"`, text.body.at);
      return writeBody(body, writing, values);
    },
    words: (name) => mapWords(listOf(text, name), plainWords) as never,
    phrases: (name) => mapWords(listOf(text, name), (body) => writeBody(body, writing, {})) as never,
  };
}

function listOf(text: TextFile, name: string): WordList {
  const list = text.lists.get(name);
  if (list === undefined) throw new TextFault(`there is no list "# ${name}"`, text.body.at);
  return list;
}

function mapWords<To>(list: WordList, to: (body: Body) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(list).map(([key, body]) => [key, to(body)]));
}

function plainWords({ strings, marks, at }: Body): string {
  if (marks.length > 0) throw new TextFault('a label of a table holds no marks', at);
  return strings.join('').trim();
}

type Format = (c: AnyContext, value: Said<never>, more: readonly string[]) => Hole;
type List = readonly Words[];

/** Ways to print a value, by the name that stands after it in its mark. */
const formats: Readonly<Record<string, Format>> = {
  and: (c, list) => c.and(list as unknown as List),
  or: (c, list) => c.or(list as unknown as List),
  items: (_, list) => items(list as unknown as List),
  link: (_, said) => link(said),
  mailto: (_, said) => link(said, 'mailto:'),
  tel: (_, said) => link(said, 'tel:'),
  lines: (_, said) => lines(said),
  number: (c, said) => c.number(said),
  date: (c, said) => c.date(said),
  country: (c, said) => c.country(said),
  period: (c, said, more) => c.period(said, ...(more as [])),
  days: (c, said, more) => c.span(said, 'days', ...(more as [])),
  weeks: (c, said, more) => c.span(said, 'weeks', ...(more as [])),
  months: (c, said, more) => c.span(said, 'months', ...(more as [])),
  years: (c, said, more) => c.span(said, 'years', ...(more as [])),
};
export const formatNames: readonly string[] = Object.keys(formats);
