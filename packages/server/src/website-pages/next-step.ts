/** The one thing to do next for a website. Pure: the order of the kinds is the order of urgency. */
import type { NextStep, WebsitePage } from '@clausewright/contract';

type Facts = Pick<
  WebsitePage,
  'website' | 'documents' | 'banner' | 'scan' | 'looking' | 'contradictions' | 'tasks'
>;

/** Days before its day on which something promised is to be done. */
const soon = 14;

/** All that is to be done, the most urgent first, each kind once. */
export function nextSteps(facts: Facts, now: Date): NextStep[] {
  return [
    ...findingSteps(facts),
    ...contradictionSteps(facts),
    ...promiseSteps(facts, now),
    ...documentSteps(facts),
    ...bannerSteps(facts),
    ...firstSteps(facts),
  ];
}

function findingSteps({ scan }: Facts): NextStep[] {
  const unlawful = scan?.findings.filter(({ severity }) => severity === 'error') ?? [];
  const [first] = unlawful;
  if (scan === null || first === undefined) return [];
  const { code, subject } = first;
  return [step('finding', { key: `${code}:${subject}`, subject, code, id: scan.id, count: unlawful.length })];
}

function contradictionSteps({ contradictions: { banner, documents } }: Facts): NextStep[] {
  const all = [...banner, ...documents].flatMap(({ agreement_id: id, type, found }) =>
    found.map(({ code, subject }) => ({ id, type, code, subject })),
  );
  const [first] = all;
  if (first === undefined) return [];
  const { id, type, code, subject } = first;
  const key = `${type}:${code}:${subject ?? ''}`;
  return [step('contradiction', { key, subject: subject ?? type, code, id, count: all.length })];
}

function promiseSteps({ tasks }: Facts, now: Date): NextStep[] {
  const end = new Date(now.getTime() + soon * 86_400_000).toISOString().slice(0, 10);
  const due = tasks.filter(({ by }) => by !== null && by <= end);
  const [first] = due;
  if (first === undefined) return [];
  const { promise, label, agreement_id: id } = first;
  return [step('promise', { key: promise, subject: label, id, count: due.length })];
}

function documentSteps({ documents }: Facts): NextStep[] {
  const updates = documents.filter((one) => one.update_available);
  const unfinished = documents.filter(({ status }) => status === 'unfinished');
  const ofDocument = (kind: 'update' | 'unfinished', all: Facts['documents']): NextStep[] => {
    const [first] = all;
    if (first === undefined) return [];
    const { agreement_id: id, type } = first;
    return [step(kind, { key: `${id}:${first.version}`, subject: type, id, count: all.length })];
  };
  return [...ofDocument('update', updates), ...ofDocument('unfinished', unfinished)];
}

function bannerSteps({ banner, scan, website: { kind } }: Facts): NextStep[] {
  if (banner === null) {
    const services = scan?.services ?? 0;
    return kind === 'website' && services > 0
      ? [step('banner', { key: '', subject: '', count: services })]
      : [];
  }
  const { id, paid, published_at: published, changed } = banner.card;
  if (paid && (published === null || changed)) return [step('publish', { key: id, id, subject: '' })];
  const isSeen = banner.answers > 0;
  return paid && !isSeen ? [step('install', { key: id, id, subject: '' })] : [];
}

function firstSteps({ documents, scan, looking, website: { kind } }: Facts): NextStep[] {
  return [
    ...(documents.length === 0 ? [step('document', { key: '', subject: '' })] : []),
    ...(kind === 'website' && scan === null && looking === null
      ? [step('scan', { key: '', subject: '' })]
      : []),
  ];
}

function step(
  kind: NextStep['kind'],
  { key, ...rest }: { key: string; subject: string } & Partial<NextStep>,
): NextStep {
  return { code: null, id: null, count: 1, ...rest, kind, key: `${kind}:${key}`.slice(0, 200) };
}
