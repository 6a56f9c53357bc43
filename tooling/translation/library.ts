/**
 * `npm run library -- export <language> [type]` writes the texts of a language as XLIFF 2, with the English source beside
 * them; `npm run library -- import <file>` reads them back and writes them, all or none.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { AgreementType } from '../../packages/contract/src/agreement-types.ts';
import type { Clause } from '../../packages/engine/src/document/clause.ts';
import { isDraftLanguage } from '../../packages/engine/src/document/draft-languages.ts';
import { TextFault } from '../../packages/engine/src/document/text-file.ts';
import { findRequirement } from '../../packages/library/laws/requirements.ts';
import { outlines } from '../../packages/library/agreement-types.ts';
import { checkTranslation } from './check-translation.ts';
import { documentPage } from './preview-page.ts';
import { previewLanguages, renderPreview } from './preview.ts';
import { ownerNames, previewTypes } from './sample-owners.ts';
import { previewPort, servePreview } from './serve-preview.ts';
import { parseBlocks } from './blocks.ts';
import { sourceChanges } from './units.ts';
import { fromXliff, type TextToTranslate, toXliff } from './xliff.ts';

const source = 'en';
const library = resolve('packages/library');
const known: readonly string[] = previewLanguages.filter((language) => language !== source);

function textAt(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** `privacy-policy` */
function fileName(type: string): string {
  return type.toLowerCase().replaceAll('_', '-');
}

/** The clause and its duties, for whoever translates. */
function notesOf({ id, parts }: Clause): string[] {
  const duties = Object.entries(parts).flatMap(([part, { meets }]) =>
    meets.map((duty) => `{${part}: …} meets ${duty}: ${findRequirement(duty)?.requirement ?? duty}`),
  );
  return [`Clause ${id}`, ...duties];
}

function textsOf(clauses: readonly Clause[], language: string): TextToTranslate[] {
  return clauses.flatMap((clause) => {
    if (clause.written === undefined) return [];
    const folder = clause.written.files.path;
    const text = textAt(`${folder}${source}.md`);
    if (text === null) return [];
    const path = relative(process.cwd(), `${folder}${source}.md`);
    return [{ path, source: text, target: textAt(`${folder}${language}.md`), notes: notesOf(clause) }];
  });
}

/** Lists of words in a folder of the library; a type may have none. */
function listsOf(folder: string, language: string): TextToTranslate[] {
  const file = join(library, folder, `${source}.md`);
  const text = textAt(file);
  if (text === null) return [];
  const target = textAt(join(library, folder, `${language}.md`));
  return [{ path: relative(process.cwd(), file), source: text, target, notes: ['Words that clauses share'] }];
}

function exportTexts(language: string, type: string | undefined): void {
  if (!known.includes(language))
    fail(`The library knows ${known.join(', ')}: add a draft in draft-languages.ts`);
  const all = Object.values(outlines);
  const wanted = all.filter((one) => type === undefined || fileName(one.type) === fileName(type));
  if (wanted.length === 0)
    fail(`There is no type ${type}; types are ${all.map((one) => fileName(one.type)).join(', ')}`);
  const state = isDraftLanguage(language) ? 'translated' : 'final';
  const sheets = wanted.map((outline) => {
    const name = fileName(outline.type);
    return {
      name,
      texts: [...textsOf(outline.clauses, language), ...listsOf(`types/${name}/words`, language)],
    };
  });
  // Words that several types share.
  if (type === undefined)
    sheets.push({
      name: 'shared',
      texts: ['shared/clauses', 'shared/words', 'vendors'].flatMap((folder) => listsOf(folder, language)),
    });
  for (const { name, texts } of sheets) {
    const file = join('build', 'translation', `${name}.${language}.xlf`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, toXliff(texts, { source, target: language, state }));
    const written = texts.filter(({ target }) => target !== null).length;
    console.log(`${file}: ${written} of ${texts.length} texts are written`);
  }
}

/** A draft says so at its top. */
function withStatus(text: string, language: string): string {
  const isDraft = isDraftLanguage(language);
  return isDraft && !text.startsWith('---\n') ? `---\nstatus: draft\n---\n\n${text}` : text;
}

function importTexts(file: string): void {
  const { target: language, texts } = fromXliff(readFileSync(file, 'utf8'));
  if (!known.includes(language)) fail(`${file} is in ${language}; the library knows ${known.join(', ')}`);
  const files: [path: string, text: string][] = [];
  const faults = texts.flatMap(({ path, text, missing, sources }) => {
    if (text === null) return [];
    const isText = resolve(path).startsWith(`${library}/`) && path.endsWith(`/${source}.md`);
    const original = isText ? textAt(path) : null;
    if (original === null) return [`${path} is no text of the library`];
    const changes = sourceChanges(parseBlocks(original), sources).map((what) => `${path}: ${what}`);
    if (changes.length > 0) return changes;
    const gaps = missing.map((unit) => `${path}: the unit ${unit} has no translation`);
    files.push([join(dirname(path), `${language}.md`), withStatus(text, language)]);
    try {
      return [...gaps, ...checkTranslation({ path, source: original, text, language })];
    } catch (error) {
      if (error instanceof TextFault) return [...gaps, error.message];
      throw error;
    }
  });
  if (faults.length > 0) fail(faults.join('\n'));
  for (const [path, text] of files) writeFileSync(path, text);
  console.log(`${files.length} texts are written, ${texts.length - files.length} are not translated yet`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function previewDocument(typed: string, language = source, named?: string): void {
  const type = typed.toUpperCase().replaceAll('-', '_') as AgreementType;
  if (!previewTypes.includes(type))
    fail(`There is no type ${typed}; types are ${previewTypes.map(fileName).join(', ')}`);
  if (!previewLanguages.includes(language))
    fail(`The library knows ${previewLanguages.join(', ')}: add a draft in draft-languages.ts`);
  const owner = named ?? ownerNames(type)[0] ?? '';
  const preview = renderPreview({ type, language, owner });
  if (preview === null)
    fail(`${typed} has no owner ${owner}; owners are ${ownerNames(type).join(', ')} and random-<number>`);
  const page = documentPage({ type, language, owner }, preview, { types: [type], served: false });
  const file = join('build', 'translation', `${fileName(type)}.${language}.${owner}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page);
  for (const fault of preview.faults) console.error(fault);
  console.log(`${file}: ${preview.gaps} gaps, ${preview.faults.length} faults`);
}

async function serveDocuments(): Promise<void> {
  const preview = servePreview(previewPort);
  process.on('SIGINT', () => void preview.end());
  process.on('SIGTERM', () => void preview.end());
  await preview.ended;
}

const [command, first, second, third] = process.argv.slice(2);
if (command === 'export' && first !== undefined) exportTexts(first, second);
else if (command === 'import' && first !== undefined) importTexts(first);
else if (command === 'preview' && first !== undefined) previewDocument(first, second, third);
else if (command === 'preview') await serveDocuments();
else
  fail('npm run library -- export <language> [type], import <file>, or preview [<type> <language> [owner]]');
