import type { Language } from '@clausewright/contract/languages';
import { gap, isDraftLanguage, sourceLanguage } from './draft-languages.ts';
import { type Lexicon, lexiconOf, nested, type Nested } from './nouns.ts';
import { type Body, TextFault } from './text-file.ts';
import { type TextFolder, textFolder } from './text-folder.ts';

/**
 * The list `# name` of the text files in the folder of a module (`import.meta.url`), read on first use. Throws a
 * `TextFault` where a language lacks one of the keys; the library check finds it before. A draft has gaps there.
 */
export function wordList<const Key extends string>(
  moduleUrl: string,
  name: string,
  keys: readonly Key[],
): Lexicon<Nested<Key>> {
  return lexiconOf((language) => readList(textFolder(moduleUrl), name, keys, language));
}

/** The list of one language. Throws a `TextFault` where it or one of the keys is missing. */
export function readList<Key extends string>(
  folder: TextFolder,
  name: string,
  keys: readonly Key[],
  language: Language,
): Nested<Key> {
  const list = folder.text(language)?.lists.get(name);
  const source = isDraftLanguage(language) ? folder.text(sourceLanguage)?.lists.get(name) : undefined;
  const at = { file: `${folder.path}${language}.md`, line: 1, column: 1 };
  if ((list ?? source) === undefined) throw new TextFault(`there is no list "# ${name}"`, at);
  return nested(
    keys.map((key) => {
      const [words, english] = [list?.[key], source?.[key]];
      if (words === undefined && english !== undefined) return [key, gap(rawWords(english))] as const;
      if (words === undefined) throw new TextFault(`"# ${name}" lacks ${key}`, at);
      return [key, rawWords(words)] as const;
    }),
  ) as Nested<Key>;
}

/** References stay marks: they are put into words where the noun is printed. */
function rawWords({ strings, marks, at }: Body): string {
  const pieces = strings.map((text, i) => {
    const mark = marks[i];
    if (mark === undefined) return text;
    if (mark.kind !== 'section' || mark.words !== undefined)
      throw new TextFault('a noun holds no mark but the title of a section', at);
    return `${text}{#${mark.id}}`;
  });
  // A no-break space at an edge is meant: French sets one before a semicolon.
  return pieces.join('').replace(/^ +| +$/g, '');
}
