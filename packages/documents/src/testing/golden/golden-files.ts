/**
 * What owners as they are in life get to read, kept as files. `<clause>/<language>.md` holds each form of a clause once,
 * over all owners; `<owner>.<language>.md` is a whole document; `parts-of-owners.md` says which clauses and parts each
 * owner gets. `GOLDEN=write` writes them anew; the difference then shows in review what a change of the library does to
 * real agreements.
 */
import {
  assemble,
  computeCoverage,
  finish,
  questionnaires,
  type SiteBanner,
  withBanner,
} from '@clausewright/library/clauses';
import { type Answers, evaluate } from '@clausewright/library/questionnaires';
import type { AgreementType } from '@clausewright/contract';
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { renderMarkdown } from '../../markdown.ts';
import { unmetDuties, wordingFaults } from './faults.ts';
import { expectFiles } from './stored-files.ts';
import { partsOfOwners } from './parts-of-owners.ts';
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
  const answersOf = judged(type, owners);
  const clauses = new Set<string>();

  test.each(languages)('the clauses in %s', (language) => {
    const { add, printed, forms } = renderings(type, language);
    for (const owner of Object.keys(owners)) {
      const relevant = answersOf(owner);
      const laws = (relevant['laws'] ?? []) as readonly string[];
      const draft = assemble(type, relevant, { language, today, blanks: false });
      const markdown = add(owner, relevant, draft).join('\n\n');
      expect(unmetDuties(computeCoverage(draft, relevant, { laws, today }), markdown), owner).toEqual([]);
    }
    for (const id of printed()) clauses.add(id);
    const files = new Map([...forms()].map(([id, found]) => [`${id}/${language}.md`, asFile(found)]));
    expect(wordingFaults(language, files)).toEqual([]);
    expectFiles({ folder, files, concerned: (file) => clauseFile.exec(file)?.[1] === language });
  });

  test('whole documents contain each clause and language, and each owner gets the same parts', () => {
    expect([...new Set(Object.values(whole))].toSorted()).toEqual(languages.toSorted());
    const drafts = new Map(
      Object.keys(owners).map((owner) => [
        owner,
        assemble(type, answersOf(owner), { language: 'en', today, blanks: false }),
      ]),
    );
    const documents = Object.entries(whole).map(([owner, language]) => {
      const draft = assemble(type, answersOf(owner), { language, today, blanks: false });
      return { file: `${owner}.${language}.md`, ...finish(draft) };
    });
    const held = new Set(documents.flatMap((one) => one.clauses.map(({ id }) => id)));
    expect([...clauses].filter((id) => !held.has(id))).toEqual([]);
    const files = new Map(documents.map(({ file, document }) => [file, renderMarkdown(document)]));
    files.set('parts-of-owners.md', partsOfOwners(drafts));
    expectFiles({ folder, files, concerned: (file) => !clauseFile.test(file) });
  });
}

/** The answers that count, with what the banner tells; judged once for all languages. */
function judged(type: AgreementType, owners: Golden['owners']): (owner: string) => Answers {
  const known = new Map<string, Answers>();
  return (owner) => {
    const given = owners[owner];
    if (given === undefined) throw new Error(`There is no ${owner} of ${type}`);
    const found = known.get(owner);
    if (found !== undefined) return found;
    const { relevant, errors, valid } = evaluate(questionnaires[type], given.answers, { today });
    expect({ valid, errors }, owner).toEqual({ valid: true, errors: [] });
    const answers = withBanner(relevant, given.banner);
    known.set(owner, answers);
    return answers;
  };
}
