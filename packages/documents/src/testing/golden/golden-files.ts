/**
 * What owners as they are in life get to read, kept as files. `<clause>/<language>.md` holds each form of a clause once,
 * over all owners; `<owner>.<language>.md` is a whole document. `GOLDEN=write` writes them anew; the difference then shows
 * in review what a change of the library does to real agreements.
 */
import { assemble, coverageOf, finish, type SiteBanner, withBanner } from '@clausewright/library/clauses';
import { type Answers, evaluate, questionnaires } from '@clausewright/library/questionnaires';
import type { AgreementType } from '@clausewright/contract';
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { renderMarkdown } from '../../markdown.ts';
import { unmetDuties, wordingFaults } from './faults.ts';
import { expectFiles } from './kept-files.ts';
import { asFile, renderings } from './renderings.ts';

const today = '2026-11-21';

export interface GoldenOwner {
  answers: Answers;
  /** What visitors of the website are asked by, if anything. */
  banner?: SiteBanner;
}

interface Golden {
  folder: string;
  owners: Readonly<Record<string, GoldenOwner>>;
  /** The documents that are kept whole: the owner and the language of each. */
  whole: Readonly<Record<string, Language>>;
}

export function goldenFiles(type: AgreementType, { folder: name, owners, whole }: Golden): void {
  const folder = new URL(`../../../../library/types/${name}/golden/`, import.meta.url);
  const clauseFile = new RegExp(`^[^/]+/(${languages.join('|')})\\.md$`);

  const shown = new Set<string>();

  test.each(languages)('the clauses in %s', (language) => {
    const { add, forms } = renderings();
    for (const [owner, given] of Object.entries(owners)) {
      const { draft, relevant } = draftOf(type, given, language);
      const laws = (relevant['laws'] ?? []) as readonly string[];
      const markdown = add(owner, relevant, draft).join('\n\n');
      expect(unmetDuties(coverageOf(draft, relevant, { laws, today }), markdown), owner).toEqual([]);
    }
    for (const id of forms.keys()) shown.add(id);
    const files = new Map([...forms].map(([id, found]) => [`${id}/${language}.md`, asFile(found)]));
    for (const [file, text] of files) expect(wordingFaults(language, text), file).toEqual([]);
    expectFiles({ folder, files, concerned: (file) => clauseFile.exec(file)?.[1] === language });
  });

  test('whole documents, which hold each clause and language, and no other files', () => {
    expect([...new Set(Object.values(whole))].toSorted()).toEqual(languages.toSorted());
    const inWhole = new Set<string>();
    const files = Object.entries(whole).map(([owner, language]) => {
      const given = owners[owner];
      if (given === undefined) throw new Error(`There is no owner ${owner}`);
      const { document, clauses } = finish(draftOf(type, given, language).draft);
      for (const { id } of clauses) inWhole.add(id);
      return [`${owner}.${language}.md`, renderMarkdown(document)] as const;
    });
    expect([...shown].filter((id) => !inWhole.has(id))).toEqual([]);
    expectFiles({ folder, files: new Map(files), concerned: (file) => !clauseFile.test(file) });
  });
}

function draftOf(type: AgreementType, { answers, banner }: GoldenOwner, language: Language) {
  const questionnaire = questionnaires[type];
  if (questionnaire === undefined) throw new Error(`There is no wizard of ${type}`);
  const { relevant, errors, valid } = evaluate(questionnaire, answers, { today });
  expect({ valid, errors }).toEqual({ valid: true, errors: [] });
  const draft = assemble(type, withBanner(relevant, banner), { language, today, blanks: false });
  return { draft, relevant };
}
