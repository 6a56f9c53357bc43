import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { consistencyVersion } from '@clausewright/library/clauses';
import { contradictionsBetween } from '../documents/site-consistency/contradictions-between.ts';
import { type ServedAnswers, servedAnswers } from '../documents/site-consistency/site-documents-store.ts';
import type { Database } from '../platform/database/schema.ts';
import type { InstancePorts } from '../platform/ports.ts';
import { countStates } from '../websites/counted-state-store.ts';
import { type Compared, keepCompared, type Uncompared, uncomparedWebsites } from './compared-store.ts';

type Comparing = Pick<InstancePorts, 'db' | 'clock'>;

interface Judged extends Compared {
  /** Why the documents cannot be compared: a bug behind their answers, which no other website waits for. */
  fault: { error: unknown } | null;
}

/** Websites that are read at once, and that somebody who asks for the list may wait for; the job does the others. */
const batch = 10;
/** Websites that a fault names. */
const mostNamed = 20;

/** Counts how the websites of an account are. Of documents that changed, few websites are compared at once. */
export async function countOwnStates({ db, clock }: Comparing, ownerId: string): Promise<void> {
  await countStates(db, ownerId);
  const uncompared = await uncomparedWebsites(db, { ownerId, rules: null, after: '', limit: batch });
  if (uncompared.length === 0) return;
  const judged = await compare(db, uncompared);
  // The job tells of the others.
  const found = judged.filter(({ fault }) => fault === null);
  await keepCompared(db, { found, rules: consistencyVersion(clock()) });
  await countStates(db, ownerId);
}

/** The same of all accounts, and compares whatever the present rules have not compared. */
export async function countAllStates({ db, clock }: Comparing, signal: AbortSignal): Promise<void> {
  await countStates(db, null);
  const rules = consistencyVersion(clock());
  const faults: { id: string; error: unknown }[] = [];
  let after = '';
  while (!signal.aborted) {
    const uncompared = await uncomparedWebsites(db, { ownerId: null, rules, after, limit: batch });
    if (uncompared.length === 0) break;
    const found = await compare(db, uncompared);
    // Those with a fault too: they are told of once, until other documents or other rules come.
    await keepCompared(db, { found, rules });
    faults.push(...found.flatMap(({ id, fault }) => (fault === null ? [] : [{ id, ...fault }])));
    after = uncompared.at(-1)?.id ?? after;
    await countStates(db, null);
  }
  const [first] = faults;
  if (first === undefined) return;
  const named = faults.slice(0, mostNamed).map(({ id }) => id);
  throw new Error(`documents of ${named.join(', ')} cannot be compared`, { cause: first.error });
}

async function compare(db: Database, websites: readonly Uncompared[]): Promise<Judged[]> {
  const agreementIds = websites.flatMap((website) => website.agreementIds);
  const served = await servedAnswers(db, agreementIds);
  const judged: Judged[] = [];
  for (const { id, agreementIds: own } of websites) {
    judged.push(
      judge(
        id,
        served.filter(({ agreementId }) => own.includes(agreementId)),
      ),
    );
    // Comparing keeps the thread; whoever waits for an answer comes in between.
    await yieldToOthers();
  }
  return judged;
}

function judge(id: string, served: readonly ServedAnswers[]): Judged {
  const versionIds = served.map(({ versionId }) => versionId);
  try {
    const contradictions = contradictionsBetween(served).reduce((sum, { found }) => sum + found.length, 0);
    return { id, versionIds, contradictions, fault: null };
  } catch (error) {
    return { id, versionIds, contradictions: 0, fault: { error } };
  }
}
