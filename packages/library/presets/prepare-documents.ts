/** The documents of one site before their owner has said a word: what was seen, what is usual, what one took from another. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Answers, Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import type { Evaluation } from '@clausewright/engine/questionnaire/evaluation';
import { listQuestions } from '@clausewright/engine/questionnaire/nested';
import { lawsQuestion, payableLaws, withOffers } from '../laws/offered-laws.ts';
import { siteProfile } from '../site-profile/site-profile.ts';
import type { SiteFacts } from './kinds.ts';
import { bannerToCome, linkedDocuments } from './linked-documents.ts';
import { sameAddress } from './same-address.ts';
import { usualAnswers } from './usual-answers.ts';
import { wantedDetails } from './wanted-details.ts';

/** Where an answer comes from; the later stands over the earlier. `following`: from an answer under another name; `changed`: given instead of what was filled in. */
export type AnswerOrigin = 'usual' | 'following' | 'seen' | 'carried' | 'linked' | 'given' | 'changed';

export interface AskedDocument {
  type: AgreementType;
  questionnaire: Questionnaire;
  /** Suggested by an observation. Of services the owner has confirmed those that are here. */
  seen: Answers;
  /** What the owner answered himself. */
  given: Answers;
}

export interface PreparedDocument {
  type: AgreementType;
  questionnaire: Questionnaire;
  answers: Answers;
  origins: Readonly<Record<string, AnswerOrigin>>;
  /** Questions whose answer is usual or was seen, and which the owner has not been shown yet. */
  assumed: ReadonlySet<string>;
  /** Questions that are shown although they have an answer, since a further choice costs something. */
  offered: ReadonlySet<string>;
  /** Questions that are shown although nobody has to answer them. */
  wanted: ReadonlySet<string>;
  evaluation: Evaluation;
}

interface Input {
  facts: SiteFacts;
  /** In the order in which they are written: what the first was asked, the others are not. */
  documents: readonly AskedDocument[];
  /** Kept by question, of whichever document; for instance the address of the website. */
  known: Answers;
  /** Whether a banner is made with them. */
  banner?: boolean;
  /** ISO day. */
  today: string;
}

/** What a further one of them costs is told where it is chosen. */
const pricedQuestions = ['audience_regions', 'document_languages'];

export function prepareDocuments({
  facts,
  documents,
  known,
  banner = false,
  today,
}: Input): PreparedDocument[] {
  const together = documents.map(({ type }) => type);
  const prepared: PreparedDocument[] = [];
  for (const { type, questionnaire, seen, given } of documents) {
    const all = listQuestions(questionnaire);
    const ids = new Set(all.map(({ id }) => id));
    const ofServices = new Set(all.flatMap(({ id, kind }) => (kind === 'vendors' ? [id, `${id}.own`] : [])));
    const asked = (answers: Answers) => Object.entries(answers).filter(([id]) => ids.has(idOf(id)));
    const answers: Answers = Object.create(null) as Answers;
    const origins: Record<string, AnswerOrigin> = {};
    const add = (origin: AnswerOrigin, more: Answers) => {
      for (const [id, value] of asked(more)) {
        answers[id] = value;
        origins[id] = origin;
      }
    };
    add('usual', usualAnswers(type, facts, together));
    add('given', known);
    const told = prepared.length === 0 ? {} : siteProfile(prepared, questionnaire, today);
    const firm = (id: string) => isFirm(id, prepared);
    add(
      'following',
      pick(told, (id) => !firm(id)),
    );
    add('seen', seen);
    add('carried', pick(told, firm));
    add('linked', { ...linkedDocuments(type, together), ...(banner && bannerToCome) });
    add('given', placesIn(type, facts));
    const filled = new Set(Object.keys(origins));
    add(
      'changed',
      pick(given, (id) => filled.has(id)),
    );
    add(
      'given',
      pick(given, (id) => !filled.has(id)),
    );
    add('following', followingAnswers(answers));
    const isAssumed = (id: string) => isGuess(origins[id]) || (origins[id] === 'seen' && !ofServices.has(id));
    const assumed = new Set(Object.keys(origins).filter(isAssumed));
    const payable = payableLaws(questionnaire, answers, today);
    const laws = withOffers(answers[lawsQuestion], payable, false);
    if (laws !== null) answers[lawsQuestion] = laws;
    const offered = new Set([
      ...pricedQuestions,
      ...(payable.length > 0 ? [lawsQuestion] : []),
      // Cookies that were seen can be listed one by one, which is an extra.
      ...(answers['cookie_table'] !== undefined ? ['consent_source'] : []),
    ]);
    const evaluation = evaluate(questionnaire, answers, { today });
    const wanted = wantedDetails(type, facts);
    prepared.push({ type, questionnaire, answers, origins, assumed, offered, wanted, evaluation });
  }
  return prepared;
}

/** Own entries go with their question. */
function idOf(key: string): string {
  return key.endsWith('.own') ? key.slice(0, -'.own'.length) : key;
}

function pick(answers: Answers, wanted: (id: string) => boolean): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([id]) => wanted(id)));
}

function isGuess(origin: AnswerOrigin | undefined): boolean {
  return origin === 'usual' || origin === 'following';
}

/** What follows from an answer under another name is taken for an assumption: nobody has read it there. */
function isFirm(id: string, prepared: readonly PreparedDocument[]): boolean {
  return prepared.some(({ origins }) => origins[id] !== undefined && !isGuess(origins[id]));
}

function placesIn(type: AgreementType, { places, country }: SiteFacts): Answers {
  return { country, ...(type === 'EULA' ? {} : { agreement_for: [...places] }) };
}

function followingAnswers(answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(sameAddress).flatMap(([id, sources]) => {
      if (Object.hasOwn(answers, id)) return [];
      const value = sources
        .map((source) => answers[source])
        .find((one) => typeof one === 'string' && one !== '');
      return value === undefined ? [] : [[id, value]];
    }),
  );
}
