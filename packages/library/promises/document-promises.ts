import type { AgreementType } from '@clausewright/contract/agreement-types';
import { assembleOutline, type AssembleOptions } from '@clausewright/engine/document/assemble';
import { partsPresent } from '@clausewright/engine/document/parts-present';
import {
  type AnsweredPromise,
  answeredPromise,
  mayPromise,
  promisingAll,
} from '@clausewright/engine/document/promises';
import { outlines } from '../agreement-types.ts';
import { withLawsInForce } from '../laws/laws-in-force.ts';
import { promiseFiles } from './promise-files.ts';

/** A promise that a document makes for its owner, or would make if he kept it. */
export interface DocumentPromise {
  id: string;
  /** In the order of the document. */
  sentences: readonly { clause: string; text: string }[];
  /** Ids of the duties that ask for the conduct or for the sentence. */
  duties: readonly string[];
  answer: AnsweredPromise | null;
  /** Whether the document makes it as the answers are now. */
  isPrinted: boolean;
}

/** `relevant` are the answers that count, with those about promises. */
export function documentPromises(
  type: AgreementType,
  relevant: object,
  options: AssembleOptions,
): readonly DocumentPromise[] {
  const outline = outlines[type];
  const answers = withLawsInForce(relevant, options.today);
  const draft = assembleOutline(outline, promisingAll(answers, [...promiseFiles.keys()]), options);
  const partsOf = new Map(outline.clauses.map(({ id, parts }) => [id, parts]));
  const found = new Map<
    string,
    { sentences: { clause: string; text: string }[]; duties: Set<string>; isDemanded: boolean }
  >();
  for (const { clause, part, sentence } of partsPresent(draft)) {
    const { promise, meets = [] } = partsOf.get(clause)?.[part] ?? {};
    if (promise === undefined) continue;
    const known = found.get(promise) ?? {
      sentences: [],
      duties: new Set(promiseFiles.get(promise)?.duties),
      isDemanded: false,
    };
    known.isDemanded ||= meets.length > 0;
    known.sentences.push({ clause, text: sentence });
    meets.forEach((id) => known.duties.add(id));
    found.set(promise, known);
  }
  return [...found].map(([id, { sentences, duties, isDemanded }]) => ({
    id,
    sentences,
    duties: [...duties],
    answer: answeredPromise(relevant, id) ?? null,
    isPrinted: mayPromise(relevant, id, isDemanded),
  }));
}

/** What the owner said that he will do, with the day that he named. */
export function plannedPromises(answers: object): { id: string; by: string | null }[] {
  return [...promiseFiles.keys()].flatMap((id) => {
    const answer = answeredPromise(answers, id);
    return answer?.state === 'planned' ? [{ id, by: answer.by ?? null }] : [];
  });
}
