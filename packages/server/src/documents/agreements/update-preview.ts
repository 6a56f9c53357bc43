import { abridge, finish } from '@clausewright/library/clauses';
import { type ClauseText, sameBlocks } from '@clausewright/engine/merge/merge';
import type { Draft } from '@clausewright/engine/document/tree';
import type { Language, previewUpdate as previewCall, ResultOf } from '@clausewright/contract';
import { redline, renderDraftHtml } from '@clausewright/documents';
import { describeCosts } from '../planning/describe-costs.ts';
import { redlineWords } from '../page-frame/hosted-messages.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import {
  withheldInVersion,
  findWithheldWording,
  describeWithheldWording,
} from '../release-gate/release-gate.ts';
import type { Wording } from '../prescribed-wording/prescribed-texts.ts';
import { redactWithheld } from '../release-gate/redact-withheld.ts';
import { notServedReason } from '../release-gate/not-served-reason.ts';
import { numberedAs } from '../planning/heading-numbers.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { editedIn } from './update-details.ts';
import { toClauses } from '../planning/update-merge.ts';
import {
  type AskedUpdate,
  openUpdate,
  planUpdate,
  type PlannedUpdate,
  type Present,
  readPresent,
} from './update-plan.ts';
import type { Agreement } from '../records/agreement-store.ts';
import { listVersionDocuments, type VersionDocument } from '../records/version-store.ts';

type Preview = ResultOf<typeof previewCall>;
type LanguageChange = Preview['languages'][number];
type ClauseChange = LanguageChange['clauses'][number];

/** What an update would change, clause by clause. Nothing is stored. */
export async function previewUpdate(
  ports: Pick<InstancePorts, 'db' | 'clock' | 'mode'>,
  asked: AskedUpdate & { language: Language },
): Promise<Outcome<Preview>> {
  const opened = await openUpdate(ports, asked);
  if (!opened.ok) return opened;
  const { update } = opened;
  const { agreement } = update;
  const read = await readPresent(ports.db, update);
  const documents =
    read.documents.length > 0 ? read.documents : await listVersionDocuments(ports.db, read.latest.id);
  const present: Present = { ...read, documents };
  // A conflict is shown as what taking the new text would change.
  const result = planUpdate(update, present, 'theirs');
  if (!result.ok) return result;
  const { planned } = result;
  // Of the version itself: the state of the agreement may be that of before another update.
  const isServed = present.latest.id === agreement.currentVersionId;
  const waiting = await findWithheldWording(ports, planned.written.wording);
  // Of a version that waits too: what is served was handed out, so that only the new side is left to hide.
  const before = isServed ? [] : await withheldInVersion(ports, present.latest);
  const shown = shownClauses(hidden(present, planned, isServed), [...waiting, ...before]);
  // What is prepared changes what visitors read, not what was prepared before it.
  const served = isServed ? null : await readServed(ports, agreement);
  const base = served ?? { documents, languages: present.latest.scope.languages };
  const languages = [
    ...planned.written.documents.map((after) =>
      changeOf(
        base.documents.find(({ language }) => language === after.language),
        after,
        {
          shown,
          conflicts: conflictsIn(planned, after.language),
          side: served === null ? 'before' : 'served',
        },
      ),
    ),
    ...base.languages
      .filter((language) => !planned.plan.scope.languages.includes(language))
      .map((language): LanguageChange => ({ language, change: 'removed', clauses: [] })),
  ];
  const changed = languages.some(({ change }) => change !== 'same');
  return {
    ok: true,
    value: {
      revision: agreement.revision,
      changed,
      languages,
      costs: describeCosts(planned.plan, asked.language),
      held_wording: describeWithheldWording(isServed && !changed ? [] : waiting),
    },
  };
}

interface Served {
  documents: readonly VersionDocument[];
  languages: readonly Language[];
}

/** What visitors read, where the newest version waits for nothing but its owner. */
async function readServed(
  ports: Pick<InstancePorts, 'db' | 'clock' | 'mode'>,
  agreement: Agreement,
): Promise<Served | null> {
  const { currentVersionId } = agreement;
  if (currentVersionId === null) return null;
  if ((await notServedReason(ports, agreement)).reason !== 'waits-for-review') return null;
  const documents = await listVersionDocuments(ports.db, currentVersionId);
  return { documents, languages: documents.map(({ language }) => language) };
}

interface Hidden {
  served: ReadonlySet<string>;
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
}

/** Clauses of which only heading and first sentence may be shown, because nobody paid for them. */
function hidden({ facts, latest }: Present, { plan }: PlannedUpdate, paid: boolean): Hidden {
  const after = plan.price.lines.filter(({ subject, owned }) => subject.kind === 'clause' && !owned);
  const owned = (id: string): boolean => facts.owned.some((key) => key.endsWith(`:${id}`));
  return {
    served: new Set(),
    before: new Set(paid ? [] : latest.scope.paidClauses.filter((id) => !owned(id))),
    after: new Set(after.map(({ subject }) => subject.id)),
  };
}

/** A clause as it may be shown of one side. */
type Shown = (side: keyof Hidden, language: Language) => (clause: ClauseText) => ClauseText;

/** Both sides without what is held, so that what stays the same looks the same. */
function shownClauses(ids: Hidden, held: readonly Wording[]): Shown {
  return (side, language) => (clause) => {
    const isHidden = ids[side].has(clause.id);
    if (!isHidden && held.length === 0) return clause;
    const draft = redactWithheld(draftOf(language, clause), held);
    return { ...clause, blocks: finish(isHidden ? abridge(draft, []) : draft).document.children };
  };
}

function draftOf(language: Language, clause: ClauseText): Draft {
  return { type: 'TEST', language, title: '', clauses: [{ ...clause, price: null }] };
}

type Conflict = PlannedUpdate['open'][number]['conflicts'][number];

function conflictsIn({ open }: PlannedUpdate, language: Language): readonly Conflict[] {
  return open.find((one) => one.language === language)?.conflicts ?? [];
}

function changeOf(
  before: VersionDocument | undefined,
  after: VersionDocument,
  { shown, conflicts, side }: { shown: Shown; conflicts: readonly Conflict[]; side: 'served' | 'before' },
): LanguageChange {
  const now = toClauses(after);
  const was = numberedAs(before === undefined ? [] : toClauses(before), now);
  const edited = new Set(before === undefined ? [] : editedIn(before));
  const { language } = after;
  // Without ids and live links: it is shown beside the same clause.
  const html = (side: keyof Hidden, clause: ClauseText | null): string | null =>
    clause === null ? null : renderDraftHtml(draftOf(language, shown(side, language)(clause)));
  const [old, fresh] = [was.map(shown(side, language)), now.map(shown('after', language))];
  const clauses = redline(old, fresh, redlineWords(language)).map((change): ClauseChange => {
    const conflict = conflicts.find(({ id }) => id === change.id);
    const same = change.change === 'same';
    return {
      id: change.id,
      heading: change.heading,
      html: same ? '' : change.html,
      // A change may lie beyond what is shown of a clause.
      change: same && !alike(was, now, change.id) ? 'changed' : change.change,
      edited: edited.has(change.id),
      conflict: conflict !== undefined,
      mine: html('before', conflict?.mine ?? null),
      theirs: html('after', conflict?.theirs ?? null),
    };
  });
  if (before === undefined) return { language, change: 'added', clauses };
  const same = clauses.every(({ change, conflict }) => change === 'same' && !conflict);
  return { language, change: same ? 'same' : 'changed', clauses };
}

function alike(was: readonly ClauseText[], now: readonly ClauseText[], id: string): boolean {
  const [one, other] = [was, now].map((clauses) => clauses.find((clause) => clause.id === id));
  return sameBlocks(one?.blocks ?? [], other?.blocks ?? []);
}
