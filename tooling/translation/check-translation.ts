/** Judges a translated text against its source: what a translator must not change, and the terms of the glossary. */
import { concepts } from '../../packages/library/testing/terms.ts';
import {
  listBodies,
  marksIn,
  readText,
  type TextFile,
} from '../../packages/engine/src/document/text-file.ts';

interface Translation {
  /** Of the source. */
  path: string;
  source: string;
  text: string;
  language: string;
}

/** Faults, each a sentence; none where the translation may be written. Throws a `TextFault` for what cannot be read. */
export function checkTranslation({ path, source, text, language }: Translation): string[] {
  const [from, to] = [readText(path, source), readText(path, text)];
  const [known, found] = [namesOf(from), namesOf(to)];
  const missing = [...known].filter((name) => !found.has(name)).map((name) => `${name} is missing`);
  const extra = [...found].filter((name) => !known.has(name)).map((name) => `${name} is not in the source`);
  return [...missing, ...extra, ...termFaults(source, text, language)].map((what) => `${path}: ${what}`);
}

/** Everything with a name: parts, values, references, snippets, lists and their keys. */
function namesOf(text: TextFile): Set<string> {
  const marks = listBodies(text)
    .flatMap(marksIn)
    .map((mark) => {
      if (mark.kind === 'section') return `{#${mark.id}}`;
      return mark.kind === 'part' ? `{${mark.name}: …}` : `{${mark.name}}`;
    });
  // The forms of a plural are each language's own.
  const isForm = (key: string): boolean => ['one', 'many', 'other'].includes(key);
  const keys = [...text.lists].flatMap(([name, list]) =>
    Object.keys(list).map((key) => (isForm(key) ? `# ${name}` : `# ${name}: ${key}`)),
  );
  return new Set([...marks, ...[...text.snippets.keys()].map((name) => `# ${name}`), ...keys]);
}

/** Terms of art of the source that the translation puts into other words. */
function termFaults(source: string, text: string, language: string): string[] {
  const [english, translated] = [wordsOf(source), wordsOf(text)];
  return concepts.flatMap((concept) => {
    const wanted: unknown = Reflect.get(concept, language);
    if (!(wanted instanceof RegExp) || !concept.en.test(english) || wanted.test(translated)) return [];
    return [`the term ${String(concept.en)} of the source is ${String(wanted)} in ${language}`];
  });
}

/** The words alone: names of marks may be terms too. */
function wordsOf(text: string): string {
  return text.replace(/\{#?[A-Za-z][\w.-]*:|\{#?[A-Za-z][^{}:]*\}/g, ' ').replace(/^# .*$/gm, ' ');
}
