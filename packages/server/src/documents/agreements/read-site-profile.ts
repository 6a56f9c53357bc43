/** What the documents of one site share: read for a further one, and held against the others. */
import {
  type AnsweredDocument,
  type Answers,
  answersToTake,
  previouslyAsked,
  loadQuestionTexts,
  siteDifferences,
  siteProfile,
} from '@clausewright/library/questionnaires';
import type {
  AgreementType,
  Language,
  readSiteDifferences as differencesCall,
  readSiteProfile as profileCall,
  ResultOf,
} from '@clausewright/contract';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { type Caller, openAgreement } from '../records/agreement-access.ts';
import type { Agreement } from '../records/agreement-store.ts';
import { toAnsweredPlace, listSiteVersions } from '../site-consistency/site-documents.ts';
import { isSamePlace } from '../site-consistency/place.ts';
import { offeredQuestionnaire, findQuestionnaire } from '../planning/plan-agreement.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { liveUrl } from '../records/live-url.ts';
import { profileOfWebsite } from './profile-of-website.ts';
import { latestAnswers } from '../site-consistency/site-documents-store.ts';

type Ports = Pick<InstancePorts, 'db' | 'clock' | 'mode' | 'documentsUrl'>;
interface Known extends AnsweredDocument {
  agreementId: string;
}

interface Proven {
  id: string;
  token: string | undefined;
}

interface ProfileInput {
  type: AgreementType;
  /** The first says which site is meant. */
  agreements: readonly Proven[];
  into: Proven | undefined;
  session: Session | null;
}

/** Answers for a document of `type`; refused where the first is neither an agreement nor a website of the caller. */
export async function readSiteProfile(
  ports: Ports,
  { type, agreements: [first, ...further], into, session }: ProfileInput,
): Promise<Outcome<ResultOf<typeof profileCall>>> {
  const { db } = ports;
  const target = offeredQuestionnaire(type, ports.mode);
  if (target === null) return { ok: false, reason: 'type-unavailable' };
  if (first === undefined) return { ok: false, reason: 'not-found' };
  const opened = await openAgreement(db, first.id, { token: first.token, session });
  if (!opened.ok) {
    const ownerId = session?.customerId;
    const website =
      opened.reason === 'not-found' && ownerId !== undefined && into === undefined
        ? await profileOfWebsite(db, { id: first.id, ownerId, target, today: dayOf(ports) })
        : null;
    return website === null ? opened : { ok: true, value: profileOf(website.name, website.answers, [], []) };
  }
  const meant = await answeredIn(ports, opened.agreement);
  if (meant === null) return { ok: false, reason: 'not-found' };
  if (into !== undefined)
    return readTakeOver(ports, { meant, name: opened.agreement.siteName, into, session });
  const place = toAnsweredPlace(meant.answers);
  const shown: Known[] = [];
  for (const { id, token } of further) {
    const other = await openAgreement(db, id, { token, session });
    // One that is gone or another's takes nothing from what the others know.
    const known = other.ok ? await answeredIn(ports, other.agreement) : null;
    if (known !== null && isSamePlace(place, toAnsweredPlace(known.answers))) shown.push(known);
  }
  const own =
    session === null || opened.agreement.ownerId !== session.customerId
      ? []
      : await listSiteVersions(db, {
          ownerId: session.customerId,
          answers: meant.answers,
          version: 'latest',
        });
  // The newest first: what was said last counts.
  const ownServed = own.map((one) => ({ ...one, url: liveUrl(ports, one) }));
  const all = onePerAgreement([meant, ...shown, ...ownServed.toReversed()]);
  const answers = siteProfile(all, target, dayOf(ports));
  const asked = previouslyAsked(all, target, dayOf(ports));
  return { ok: true, value: profileOf(opened.agreement.siteName, answers, asked, all) };
}

function profileOf(
  name: Agreement['siteName'],
  answers: Answers,
  asked: string[],
  documents: readonly Known[],
): ResultOf<typeof profileCall> {
  return {
    name,
    // The contract spells rows out two levels deep, which no recursive type fits.
    answers: answers as ResultOf<typeof profileCall>['answers'],
    asked,
    agreements: documents.map(({ agreementId, questionnaire }) => ({
      agreement_id: agreementId,
      type: questionnaire.type,
    })),
  };
}

interface TakeOverInput {
  meant: Known;
  name: Agreement['siteName'];
  into: Proven;
  session: Session | null;
}

async function readTakeOver(
  ports: Ports,
  { meant, name, into, session }: TakeOverInput,
): Promise<Outcome<ResultOf<typeof profileCall>>> {
  const opened = await openAgreement(ports.db, into.id, { token: into.token, session });
  if (!opened.ok) return opened;
  const other = await answeredIn(ports, opened.agreement);
  if (other === null) return { ok: false, reason: 'not-found' };
  const answers = answersToTake(meant, other, dayOf(ports));
  return { ok: true, value: profileOf(name, answers, [], [meant, other]) };
}

interface DifferencesInput {
  id: string;
  caller: Caller;
  language: Language;
}

/** A visitor has no other documents that could be found. */
export async function readSiteDifferences(
  ports: Ports,
  { id, caller, language }: DifferencesInput,
): Promise<Outcome<ResultOf<typeof differencesCall>>> {
  const opened = await openAgreement(ports.db, id, caller);
  if (!opened.ok) return opened;
  const document = await answeredIn(ports, opened.agreement);
  const ownerId = caller.session?.customerId;
  if (document === null || ownerId === undefined || opened.agreement.ownerId !== ownerId) {
    return { ok: true, value: { agreements: [] } };
  }
  const others = await listSiteVersions(ports.db, { ownerId, answers: document.answers, version: 'latest' });
  const today = dayOf(ports);
  const differing = others
    .filter(({ agreementId }) => agreementId !== id)
    .map((other) => ({ other, questions: siteDifferences(document, other, today) }))
    .filter(({ questions }) => questions.length > 0);
  const agreements = await Promise.all(
    differing.map(async ({ other, questions }) => {
      const { type } = other.questionnaire;
      const texts = await loadQuestionTexts(type, language);
      return {
        agreement_id: other.agreementId,
        type,
        questions: questions.map((question) => ({
          id: question,
          label: texts.questions[question]?.label ?? question,
        })),
      };
    }),
  );
  return { ok: true, value: { agreements } };
}

async function answeredIn(ports: Ports, agreement: Agreement): Promise<Known | null> {
  const { id, type } = agreement;
  const questionnaire = findQuestionnaire(type);
  const answers = await latestAnswers(ports.db, id);
  if (questionnaire === null || answers === null) return null;
  return { agreementId: id, questionnaire, answers, url: liveUrl(ports, agreement) };
}

/** Each where it stands first: the one that was meant is among the owner's own too, behind newer ones. */
function onePerAgreement(documents: readonly Known[]): Known[] {
  const found = new Map<string, Known>();
  for (const one of documents) if (!found.has(one.agreementId)) found.set(one.agreementId, one);
  return [...found.values()];
}

function dayOf({ clock }: Ports): string {
  return clock().toISOString().slice(0, 10);
}
