/** What the library check says: faults of complete languages, and what a draft has and lacks. */
import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { draftFaults, outlineFaults } from '../../packages/engine/src/document/check/clause-faults.ts';
import {
  draftListFaults,
  wordListFaults,
} from '../../packages/engine/src/document/check/word-list-faults.ts';
import type { DraftLanguage } from '../../packages/engine/src/document/draft-languages.ts';
import { fullWording } from '../../packages/engine/src/document/full-wording.ts';
import { missingRules } from '../../packages/engine/src/document/language-rules.ts';
import type { Outline } from '../../packages/engine/src/document/outline.ts';
import { outlines, questionnaires } from '../../packages/library/agreement-types.ts';
import { bannerFacts } from '../../packages/library/vendors/site-banner.ts';

const modules = (): string[] =>
  globSync('packages/library/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => resolve(file));

/** Faults of the texts of a type in all complete languages, each `file:line:column message`. */
export function typeFaults(outline: Outline): string[] {
  return outlineFaults(outline, questionnaires[outline.type], bannerFacts).map(fromHere);
}

/** Faults of a draft in one type, and the paths of texts that are missing. */
export function draftState(outline: Outline, language: DraftLanguage) {
  const about = { facts: bannerFacts, language, source: 'en' as const };
  const { faults, missing, texts } = draftFaults(outline, questionnaires[outline.type], about);
  const all = faults.length > 0 ? faults : unwritable(outline, language);
  return { faults: all.map(fromHere), missing: missing.map(fromHere), texts };
}

/** Clauses with a text that code cannot write: a table in code has no words in the draft. */
function unwritable({ clauses }: Outline, language: DraftLanguage): string[] {
  return clauses.flatMap((clause) => {
    if (clause.written?.files.text(language) === undefined) return [];
    try {
      fullWording(clause, language);
      return [];
    } catch (error) {
      return [
        `${clause.written.files.path}${language}.md:1:1 code has no words in ${language}: ${String(error)}`,
      ];
    }
  });
}

export function listFaults(): string[] {
  return wordListFaults(modules()).map(fromHere);
}

/** What a draft lacks in the whole library, a line each; and its faults. */
export function draftReport(language: DraftLanguage): { faults: string[]; lines: string[] } {
  const types = Object.values(outlines);
  const states = types.map((outline) => ({ type: outline.type, ...draftState(outline, language) }));
  const lists = draftListFaults(modules(), language);
  const lacking = [...Map.groupBy(lists.missing, (fault) => dirname(fromHere(fault)))];
  const texts = states.reduce((sum, state) => sum + state.texts, 0);
  const missing = states.reduce((sum, state) => sum + state.missing.length, 0);
  const lines = [
    line(
      `${texts - missing} of ${texts} texts`,
      states
        .filter((state) => state.missing.length > 0)
        .map((state) => `${state.type} ${state.missing.length} of ${state.texts}`),
    ),
    line(
      `${lists.words - lists.missing.length} of ${lists.words} words in lists`,
      lacking.map(([folder, words]) => `${folder} ${words.length}`),
    ),
    line('rules of the language', missingRules(language)),
  ];
  return {
    faults: [...states.flatMap((state) => state.faults), ...lists.faults.map(fromHere)],
    lines: lines.map((what) => `draft ${language}: ${what}`),
  };
}

function line(what: string, missing: readonly string[]): string {
  return `${what}; missing: ${missing.join(', ') || 'none'}`;
}

/** Paths as one types them in the root of the repository. */
export function fromHere(fault: string): string {
  return fault.replaceAll(`${process.cwd()}/`, '');
}
