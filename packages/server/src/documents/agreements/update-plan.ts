/** What an update would make of an agreement: the same for its preview and for the update itself. */
import type { SiteBanner } from '@clausewright/library/clauses';
import { type Answers, cleanAnswers, type Questionnaire } from '@clausewright/library/questionnaires';
import type { AgreementType } from '@clausewright/contract';
import { readSiteBanner } from '../../consent/consents/find-site-banner.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { FieldRefusal, Refused } from '../../platform/http/envelope.ts';
import { type Caller, openAgreement } from '../records/agreement-access.ts';
import type { Agreement } from '../records/agreement-store.ts';
import { refuseAnswers } from '../planning/answer-refusals.ts';
import {
  hashStored,
  offeredQuestionnaire,
  type Plan,
  planAgreement,
  writeDocuments,
  type WrittenDocuments,
  toWritten,
} from '../planning/plan-agreement.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { priceFacts, type PriceFacts } from '../planning/price-facts.ts';
import { mergeDocument, type MergedDocument, type Resolution, type Side } from '../planning/update-merge.ts';
import { sameWording, type Wording } from '../prescribed-wording/prescribed-texts.ts';
import {
  listVersionDocuments,
  latestVersion,
  type Version,
  type VersionDocument,
} from '../records/version-store.ts';

export interface AskedUpdate {
  id: string;
  caller: Caller;
  type: AgreementType;
  answers: unknown;
  /** What becomes of texts that were edited by hand. */
  edits: 'reset' | 'keep';
  /** With `keep`: what to take where both sides changed a clause. */
  resolutions?: readonly Resolution[] | undefined;
  freeOnly: boolean;
  /** Undefined: as before, where that was paid for. */
  premium?: boolean | undefined;
}

/** An update that may be planned: the caller may change the agreement and the answers fit. */
export interface OpenedUpdate {
  asked: AskedUpdate;
  agreement: Agreement;
  questionnaire: Questionnaire;
  answers: Answers;
  now: Date;
  /** ISO day. */
  today: string;
}

/** What an update is held against; read while the agreement is locked it still holds when something is written. */
export interface Present {
  facts: PriceFacts;
  /** Of the website that the new answers name. */
  banner: SiteBanner | undefined;
  latest: Version;
  /** Empty where answers alone made them. */
  documents: readonly VersionDocument[];
}

export interface PlannedUpdate {
  plan: Plan;
  written: WrittenDocuments;
  /** Conflicts that nobody decided, by language. */
  open: { language: MergedDocument['document']['language']; conflicts: MergedDocument['conflicts'] }[];
  /** Something by hand is left. */
  edited: boolean;
}

export async function openUpdate(
  { db, clock, mode }: Pick<InstancePorts, 'db' | 'clock' | 'mode'>,
  asked: AskedUpdate,
): Promise<{ ok: true; update: OpenedUpdate } | Refused> {
  const opened = await openAgreement(db, asked.id, asked.caller, 'change');
  if (!opened.ok) return opened;
  const { agreement } = opened;
  if (asked.type !== agreement.type) return notAllowed('type');
  const questionnaire = offeredQuestionnaire(agreement.type, mode);
  if (questionnaire === null) return { ok: false, reason: 'type-unavailable' };
  const now = clock();
  const today = now.toISOString().slice(0, 10);
  const cleaned = cleanAnswers(questionnaire, asked.answers, { today });
  if (!cleaned.ok) return refuseAnswers(cleaned.errors);
  return { ok: true, update: { asked, agreement, questionnaire, answers: cleaned.answers, now, today } };
}

export async function readPresent(db: Database, { agreement, answers, now }: OpenedUpdate): Promise<Present> {
  const { ownerId, type } = agreement;
  const facts = await priceFacts(db, agreement.id, now);
  const latest = await latestVersion(db, agreement.id);
  const documents = latest.origin === 'generated' ? [] : await listVersionDocuments(db, latest.id);
  return { facts, banner: await readSiteBanner(db, { ownerId, type, answers }), latest, documents };
}

/**
 * Refuses answers that lack something. Takes its time where there is much to write. `undecided`: which side stands in
 * the documents where nobody decided.
 */
export function planUpdate(
  update: OpenedUpdate,
  present: Present,
  undecided: Side = 'mine',
): { ok: true; planned: PlannedUpdate } | Refused {
  const { asked, questionnaire, answers, today } = update;
  const planWith = (premium: boolean): Plan =>
    planAgreement(questionnaire, {
      answers,
      today,
      ...present.facts,
      freeOnly: asked.freeOnly,
      premium,
      banner: present.banner,
    });
  const plan = planWith(asked.premium ?? keepsPremium(update, present));
  if (!plan.evaluation.valid) return refuseAnswers(plan.evaluation.errors);
  const generated = writeDocuments(plan);
  const merged = generated.documents.map((written) => mergedWith(written, { asked, present, undecided }));
  const documents = merged.map(({ document }) => document);
  const open = merged
    .map(({ document, conflicts }) => ({ language: document.language, conflicts }))
    .filter(({ conflicts }) => conflicts.length > 0);
  const edited = documents.some((document) => document.generated !== null);
  // Keeping what was written by hand is premium, like writing it.
  const final = edited && plan.scope.premium !== true ? planWith(true) : plan;
  if (edited && final.scope.premium !== true) return { ok: false, reason: 'premium-only' };
  return { ok: true, planned: { plan: final, written: toWritten(final, documents), open, edited } };
}

/**
 * Whether the latest version is what the update would make: then it was made already. One that is not served and
 * carries prescribed wording of another digest is not: nobody can release that one any more.
 */
export function isUnchanged(
  { questionnaire, today }: OpenedUpdate,
  { latest, documents }: Present,
  { planned: { written }, served }: { planned: PlannedUpdate; served: boolean },
): boolean {
  if (!served && !sameWordings(latest.wording, written.wording)) return false;
  if (latest.hash === written.hash) return true;
  if (latest.origin === 'generated') return false;
  return hashStored(questionnaire, latest, { documents, today }) === written.hash;
}

function sameWordings(before: Version['wording'], after: readonly Wording[]): boolean {
  // Versions from before this was kept are judged by their texts.
  if (before === null) return true;
  return (
    before.length === after.length && before.every((one) => after.some((other) => sameWording(one, other)))
  );
}

/** One field per conflict, `resolutions.<language>.<clause>`. */
export function refuseConflicts({ open }: PlannedUpdate): Refused {
  const fields = open.flatMap(({ language, conflicts }) =>
    conflicts.map(({ id }): FieldRefusal => ({ field: `resolutions.${language}.${id}`, code: 'required' })),
  );
  return { ok: false, reason: 'edit-conflicts', fields };
}

function mergedWith(
  written: VersionDocument,
  { asked, present, undecided }: { asked: AskedUpdate; present: Present; undecided: Side },
): MergedDocument {
  const { language } = written;
  const before = present.documents.find((one) => one.language === language);
  if (asked.edits === 'reset' || before === undefined) return { document: written, conflicts: [] };
  return mergeDocument(before, written, {
    take: (clause) =>
      asked.resolutions?.find((one) => one.language === language && one.clause === clause)?.take,
    undecided,
  });
}

/** Who bought premium alone keeps it through an update that says nothing of it. */
function keepsPremium({ agreement }: OpenedUpdate, { facts, latest }: Present): boolean {
  return latest.scope.premium === true && facts.owned.includes(`premium:${agreement.type}`);
}

function notAllowed(field: 'type'): Refused {
  return { ok: false, reason: 'answers-invalid', fields: [{ field, code: 'not-allowed' }] };
}
