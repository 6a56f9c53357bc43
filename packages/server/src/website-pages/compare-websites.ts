import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { libraryVersion } from '@clausewright/library/clauses';
import { contradictionsBetween } from '../documents/site-consistency/contradictions-between.ts';
import { servedAnswers } from '../documents/site-consistency/site-documents-store.ts';
import type { InstancePorts } from '../platform/ports.ts';
import { countStates } from '../websites/counted-state-store.ts';
import { keepCompared, type Uncompared, uncomparedWebsites } from './compared-store.ts';

type Comparing = Pick<InstancePorts, 'db' | 'clock'>;

/** Websites that somebody who asks for the list may wait for; the job does the others. */
const mostWhileWaiting = 10;
/** Websites that are read at once. */
const batch = 100;

/** Counts how the websites of an account are. Of documents that changed, few websites are compared at once. */
export async function countOwnStates(ports: Comparing, ownerId: string): Promise<void> {
  const { db } = ports;
  await countStates(db, ownerId);
  const asked = { ownerId, library: null, after: '', limit: mostWhileWaiting };
  if (await compare(ports, await uncomparedWebsites(db, asked))) await countStates(db, ownerId);
}

/** The same of all accounts, and compares whatever the present library has not compared. */
export async function countAllStates(ports: Comparing, signal: AbortSignal): Promise<void> {
  const { db, clock } = ports;
  await countStates(db, null);
  const asked = { ownerId: null, library: libraryVersion(clock()), limit: batch };
  let after = '';
  while (!signal.aborted) {
    const found = await uncomparedWebsites(db, { ...asked, after });
    if (!(await compare(ports, found))) return;
    after = found.at(-1)?.id ?? after;
    await countStates(db, null);
  }
}

/** False where there was nothing to compare. */
async function compare({ db, clock }: Comparing, websites: readonly Uncompared[]): Promise<boolean> {
  if (websites.length === 0) return false;
  const library = libraryVersion(clock());
  for (const { id, agreementIds } of websites) {
    const served = await servedAnswers(db, agreementIds);
    const contradictions = contradictionsBetween(served).reduce((sum, { found }) => sum + found.length, 0);
    await keepCompared(db, {
      id,
      versionIds: served.map(({ versionId }) => versionId),
      contradictions,
      library,
    });
    // Comparing keeps the thread; whoever waits for an answer comes in between.
    await yieldToOthers();
  }
  return true;
}
