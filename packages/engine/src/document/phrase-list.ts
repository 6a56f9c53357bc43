import type { Language } from '@clausewright/contract/languages';
import { templateOfBody } from './clause-texts.ts';
import { fillBlocks } from './fill.ts';
import { type Lexicon, lexiconOf, nested, type NestedMap } from './nouns.ts';
import { type Hole, type Prose, proseOf } from './slots.ts';
import { type Body, TextFault } from './text-file.ts';
import { type TextFolder, textFolder } from './text-folder.ts';

/** Names of the values of each phrase, in the order in which code gives them. */
type Spec = Readonly<Record<string, readonly string[]>>;
type Phrase<Names extends readonly string[]> = Names extends readonly []
  ? Prose
  : (...values: { readonly [I in keyof Names]: Hole }) => Prose;

/**
 * Phrases that clauses share, from the text files in the folder of a module (`import.meta.url`): entries of the list
 * `# name`, or snippets `# name.key` where they span paragraphs. A phrase that takes values is a function of them.
 */
export function phraseList<const S extends Spec>(
  moduleUrl: string,
  name: string,
  spec: S,
): Lexicon<NestedMap<{ readonly [K in keyof S]: Phrase<S[K]> }>> {
  return lexiconOf((language) => {
    const folder = textFolder(moduleUrl);
    const phrases = Object.entries<readonly string[]>(spec).map(([key, names]) => {
      const body = bodyOf(folder, language, name, key);
      const write = (...values: readonly Hole[]): Prose => fill(body, names, values);
      return [key, names.length === 0 ? write() : write] as const;
    });
    return nested(phrases) as NestedMap<{ readonly [K in keyof S]: Phrase<S[K]> }>;
  });
}

function bodyOf(folder: TextFolder, language: Language, name: string, key: string): Body {
  const text = folder.text(language);
  const body = text?.snippets.get(`${name}.${key}`) ?? text?.lists.get(name)?.[key];
  if (body !== undefined) return body;
  const at = { file: `${folder.path}${language}.md`, line: 1, column: 1 };
  throw new TextFault(`"# ${name}" lacks ${key}`, at);
}

function fill(body: Body, names: readonly string[], values: readonly Hole[]): Prose {
  const holes = body.marks.map((mark) => {
    const value = mark.kind === 'value' ? values[names.indexOf(mark.name)] : undefined;
    if (value === undefined) throw new TextFault(`the mark is none of ${names.join(', ')}`, mark.at);
    return value;
  });
  return proseOf(fillBlocks(templateOfBody(body), holes));
}
