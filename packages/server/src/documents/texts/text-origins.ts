/** Where words of a document come from, for its editor: from an answer, or from a law that prescribes them. */
import { splitClauses } from '@clausewright/engine/merge/merge';
import type { DraftBlock, DraftPhrase } from '@clausewright/engine/document/tree';
import type { AgreementType, ClauseOrigin, Language } from '@clausewright/contract';
import { assemble, bannerFor, findPrescribedTexts, withBanner } from '@clausewright/library/clauses';
import { evaluate, flatten, loadQuestionTexts, wizardSteps } from '@clausewright/library/questionnaires';
import { findQuestionnaire } from '../planning/plan-agreement.ts';
import { findPrescribed } from '../prescribed-wording/prescribed-texts.ts';
import type { Version, VersionDocument } from '../records/version-store.ts';

/**
 * Found by writing the document anew: a version keeps words alone. What another release of the library wrote
 * otherwise is not found in the text, and so has no origin there.
 */
export function textOrigins(
  type: AgreementType,
  { answers, scope, createdAt }: Pick<Version, 'answers' | 'scope' | 'createdAt'>,
  document: VersionDocument,
): ClauseOrigin[] {
  const questionnaire = findQuestionnaire(type);
  if (questionnaire === null) return [];
  const { language } = document;
  const today = createdAt.toISOString().slice(0, 10);
  const { relevant } = evaluate(questionnaire, answers, { today });
  const draft = assemble(type, withBanner(relevant, bannerFor(relevant, scope.banner)), {
    language,
    today,
    blanks: true,
    included: { clauses: scope.paidClauses, laws: scope.laws },
  });
  const written = new Map(draft.clauses.map(({ id, blocks }) => [id, blocks]));
  const country = typeof relevant['country'] === 'string' ? relevant['country'] : undefined;
  return splitClauses(document.document, document.clauses).flatMap(({ id, blocks }): ClauseOrigin[] => {
    const leaves = leavesIn(written.get(id) ?? []).filter((leaf) => leaf.answers.length > 0);
    const [prescribed] = findPrescribedTexts({ language, blocks }, country);
    const statute = prescribed && findPrescribed(prescribed.id, prescribed.language)?.title;
    return leaves.length === 0 && statute === undefined
      ? []
      : [{ clause: id, statute: statute ?? null, leaves }];
  });
}

type Leaf = ClauseOrigin['leaves'][number];

function leavesIn(blocks: readonly DraftBlock[]): Leaf[] {
  return blocks.flatMap((block) => {
    switch (block.type) {
      case 'blockPart':
        return leavesIn(block.children);
      case 'list':
        return block.children.flatMap(({ children }) => leavesIn(children));
      case 'records':
        return [];
      case 'heading':
      case 'paragraph':
        return [leafOf(block.children)];
      default:
        return block satisfies never;
    }
  });
}

function leafOf(phrases: readonly DraftPhrase[]): Leaf {
  const leaf: Leaf = { words: '', answers: [] };
  const read = (list: readonly DraftPhrase[]): void => {
    for (const phrase of list) {
      if ('children' in phrase) read(phrase.children);
      else if (phrase.type === 'break') leaf.words += '\n';
      else if (phrase.type === 'text') {
        const from = leaf.words.length;
        leaf.words += phrase.value;
        if (phrase.from !== undefined && phrase.value !== '')
          leaf.answers.push({ question: phrase.from, from, to: leaf.words.length });
      }
    }
  };
  read(phrases);
  return leaf;
}

/** The questions that these words answer; one in a repetition is found under the question that it repeats. */
export async function namedQuestions(
  type: AgreementType,
  origins: readonly ClauseOrigin[],
  language: Language,
): Promise<{ id: string; label: string; step: number }[]> {
  const asked = new Set(
    origins.flatMap(({ leaves }) => leaves.flatMap(({ answers }) => answers.map(({ question }) => question))),
  );
  const questionnaire = findQuestionnaire(type);
  if (asked.size === 0 || questionnaire === null) return [];
  const texts = await loadQuestionTexts(type, language);
  const steps = wizardSteps(questionnaire).map(
    ({ questions }) => new Set(flatten(questions).map(({ id }) => id)),
  );
  return [...asked].flatMap((id) => {
    const step = steps.findIndex((questions) => questions.has(id)) + 1;
    const label = texts.questions[id]?.label;
    return step === 0 || label === undefined ? [] : [{ id, label, step }];
  });
}
