import type { Language } from '@clausewright/contract/languages';
import { templateOfBody } from './clause-texts.ts';
import { gapMarks, isDraftLanguage, sourceLanguage } from './draft-languages.ts';
import { fillBlocks } from './fill.ts';
import { type Lexicon, lexiconOf, nested, type NestedMap } from './nouns.ts';
import { blocks, type Hole, type Prose, proseOf } from './slots.ts';
import { type Body, TextFault } from './text-file.ts';
import { type TextFolder, textFolder } from './text-folder.ts';
import type { DraftBlock } from './tree.ts';

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
      const own = bodyIn(folder, language, name, key);
      const isGap = own === undefined && isDraftLanguage(language);
      const body = own ?? (isGap ? bodyIn(folder, sourceLanguage, name, key) : undefined);
      if (body === undefined) {
        const at = { file: `${folder.path}${language}.md`, line: 1, column: 1 };
        throw new TextFault(`"# ${name}" lacks ${key}`, at);
      }
      const write = (...values: readonly Hole[]): Prose => {
        const words = fill(body, names, values);
        return isGap ? gapOf(words) : words;
      };
      return [key, names.length === 0 ? write() : write] as const;
    });
    return nested(phrases) as NestedMap<{ readonly [K in keyof S]: Phrase<S[K]> }>;
  });
}

function bodyIn(folder: TextFolder, language: Language, name: string, key: string): Body | undefined {
  const text = folder.text(language);
  return text?.snippets.get(`${name}.${key}`) ?? text?.lists.get(name)?.[key];
}

/** Words of the source language, each of their paragraphs between the marks of a gap. */
function gapOf(words: Prose): Prose {
  const marked = (block: DraftBlock): DraftBlock => {
    if (block.type !== 'paragraph') return block;
    const [open, close] = gapMarks.map((value) => ({ type: 'text' as const, value }));
    return open && close ? { ...block, children: [open, ...block.children, close] } : block;
  };
  return proseOf(words[blocks].map(marked));
}

function fill(body: Body, names: readonly string[], values: readonly Hole[]): Prose {
  const holes = body.marks.map((mark) => {
    const value = mark.kind === 'value' ? values[names.indexOf(mark.name)] : undefined;
    if (value === undefined) throw new TextFault(`the mark is none of ${names.join(', ')}`, mark.at);
    return value;
  });
  return proseOf(fillBlocks(templateOfBody(body), holes));
}
