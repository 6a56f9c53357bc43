import type { checkCopy as call, Language, ResultOf } from '@clausewright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { findHostedAgreement } from '../hosted/hosted-store.ts';
import type { HostedAgreement } from '../page-frame/hosted-frame.ts';
import { openAgreement } from '../records/agreement-access.ts';
import { listVersionDocuments, textsInLanguage } from '../records/version-store.ts';
import { chooseCopy, isCopy, share } from './compare-copy.ts';
import type { CopyFinder } from './copy-finder.ts';
import { copyText } from './copy-texts.ts';
import type { CopyFound } from './copy-worker.ts';
import { typedAddresses } from './typed-addresses.ts';

type Result = ResultOf<typeof call>;

export interface CopyPorts {
  db: Database;
  clock: Clock;
  documentsUrl: string;
  loadSite: (
    address: URL,
  ) => Promise<
    | { ok: true; page: { url: URL; html: string } }
    | { ok: false; reason: 'site-refused' | 'site-unreachable' }
  >;
}

/** Versions before the current one that a page is compared with. */
const mostOlder = 19;
/** More would be no help. */
const mostSections = 50;

/** Loads the page on which an owner has a document, and says which version of it stands there. */
export async function checkCopy(
  ports: CopyPorts & { finder: Pick<CopyFinder, 'find'> },
  { session, id, address }: { session: Session; id: string; address: string },
): Promise<Outcome<Result>> {
  const { db, clock, finder } = ports;
  const opened = await openAgreement(db, id, { session });
  if (!opened.ok) return opened;
  const { liveToken } = opened.agreement;
  const hosted = await findHostedAgreement(db, liveToken);
  const current = hosted?.versions.find((one) => one.id === hosted.currentVersionId);
  if (hosted === null || current === undefined || current.withdrawn) return { ok: false, reason: 'not-paid' };
  const loaded = await loadTyped(ports, address);
  if (!loaded.ok) return loaded;
  const { html, url } = loaded.page;
  const documents = await listVersionDocuments(db, current.id);
  const texts = documents.map(({ document }) => copyText(document, current.number));
  const first = await finder.find({ html, texts });
  if (!first.ok) return first;
  const best = first.value.compared.toSorted((a, b) => share(b) - share(a))[0] ?? null;
  const language = (best?.language ?? current.languages[0] ?? 'en') as Language;
  const older = await olderTexts(db, hosted, current.number, language);
  const second = await finder.find({ html, texts: older });
  if (!second.ok) return second;
  const chosen = chooseCopy([...(best === null ? [] : [best]), ...second.value.compared]);
  const base = {
    url: url.href,
    checked_at: clock().toISOString(),
    newest: current.number,
    language,
    sections: [],
  };
  const live = new URL(`/live/${liveToken}`, ports.documentsUrl);
  if (chosen === null || share(chosen) < isCopy)
    return { ok: true, value: { ...base, ...shownOtherwise(first.value, url, live, current.number) } };
  const { number: version, faults } = chosen;
  const state = faults.length > 0 ? 'edited' : version === current.number ? 'newest' : 'older';
  return {
    ok: true,
    value: { ...base, state, by: 'text', version, sections: faults.slice(0, mostSections) },
  };
}

/** As typed; without a scheme safely first, then as it may be. */
async function loadTyped(
  { loadSite }: Pick<CopyPorts, 'loadSite'>,
  typed: string,
): ReturnType<CopyPorts['loadSite']> {
  let answer: Awaited<ReturnType<CopyPorts['loadSite']>> = { ok: false, reason: 'site-refused' };
  for (const address of typedAddresses(typed)) {
    answer = await loadSite(address);
    if (answer.ok || answer.reason === 'site-refused') return answer;
  }
  return answer;
}

async function olderTexts(
  db: Database,
  { versions, currentVersionId }: HostedAgreement,
  current: number,
  language: Language,
) {
  const older = versions
    .filter((one) => one.id !== currentVersionId && !one.withdrawn && one.number < current)
    .slice(0, mostOlder);
  if (older.length === 0) return [];
  const texts = await textsInLanguage(
    db,
    older.map(({ id }) => id),
    language,
  );
  return older.flatMap(({ id, number }) => {
    const text = texts.get(id);
    return text === undefined ? [] : [copyText(text.document, number)];
  });
}

/** A page without the text may show it by our element or a frame, or lead to it. */
function shownOtherwise(
  { leads }: CopyFound,
  page: URL,
  live: URL,
  current: number,
): Pick<Result, 'state' | 'by' | 'version'> {
  const of = (by: CopyFound['leads'][number]['by']) =>
    leads.find(
      (lead) =>
        lead.by === by && (lead.address === live.pathname.slice(6) || leadsTo(lead.address, page, live)),
    );
  const lead = of('element') ?? of('frame') ?? of('link');
  if (lead === undefined) return { state: 'absent', by: null, version: null };
  const named = lead.version ?? /\/v\/(\d+)/.exec(lead.address)?.[1];
  const version = named !== undefined && /^[1-9]\d{0,8}$/.test(named) ? Number(named) : current;
  return { state: version === current ? 'newest' : 'older', by: lead.by, version };
}

function leadsTo(address: string, page: URL, live: URL): boolean {
  const url = URL.parse(address, page);
  return url?.origin === live.origin && `${url.pathname}/`.startsWith(`${live.pathname}/`);
}
