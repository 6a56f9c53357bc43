/** Each clause as the page shows it. */
import type { PlainBlock } from '@clausewright/engine/document/tree';
import type { TranslationDetails } from '@clausewright/contract';
import { headingWords, splitHeading } from '../clause/clause-heading.ts';
import { listLeaves } from '../changed-words.ts';
import type { ClauseState } from '../clause-list.tsx';
import { changesBetween, type Change } from './changes.ts';
import type { ClauseMarkName } from './clause-mark.tsx';

export interface ClauseView {
  id: string;
  name: string;
  number: string;
  /** Empty where it has no heading. */
  title: string;
  depth: 1 | 2 | 3;
  /** HTML below the heading. */
  html: string;
  mark: ClauseMarkName | null;
  /** Against the text that the answers gave. */
  changes: readonly Change[];
  /** What "our text" is; null where the answers give no such clause. */
  generated: string | null;
  /** Name of the wording that a law prescribes. */
  statute: string | null;
  questions: readonly Question[];
  fault: string | null;
}
export type Question = TranslationDetails['questions'][number];

interface Given {
  details: TranslationDetails;
  states: readonly ClauseState[];
  now: ReadonlyMap<string, readonly PlainBlock[]>;
  generated: ReadonlyMap<string, readonly PlainBlock[]>;
  html: (blocks: readonly PlainBlock[]) => string;
}

export function clauseViews({ details, states, now, generated, html }: Given): ClauseView[] {
  const origins = new Map(details.origins.map((origin) => [origin.clause, origin]));
  const questions = new Map(details.questions.map((question) => [question.id, question]));
  return states.map(({ id, name, is, generated: ours, fault }): ClauseView => {
    const { heading, rest } = splitHeading(now.get(id) ?? []);
    const origin = origins.get(id);
    const asked = new Set(origin?.leaves.flatMap(({ answers }) => answers.map(({ question }) => question)));
    const statute = origin?.statute ?? null;
    const mark = is === 'generated' ? (statute === null ? null : 'statute') : ours === null ? 'own' : is;
    return {
      id,
      name,
      number: heading?.number.trim() ?? '',
      title: headingWords(heading),
      depth: heading?.depth ?? 2,
      html: html(rest),
      mark,
      changes:
        mark === 'edited'
          ? changesBetween(
              (generated.get(id) ?? []).flatMap(listLeaves),
              (now.get(id) ?? []).flatMap(listLeaves),
            )
          : [],
      generated: ours,
      statute,
      questions: [...asked].flatMap((question) => questions.get(question) ?? []),
      fault,
    };
  });
}
