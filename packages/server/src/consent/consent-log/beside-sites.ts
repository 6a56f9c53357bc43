import type { Database, Transaction } from '../../platform/database/schema.ts';
import type { BesideSites } from './day-root.ts';
import { listDeletions } from './deletion-store.ts';
import { listEvidence } from './evidence-store.ts';
import { listRequestSeals } from './request-seal-store.ts';

/** What is part of a day beside the answers of its sites. */
export async function besideSites(db: Database | Transaction, day: string): Promise<BesideSites> {
  return {
    deleted: await listDeletions(db, day),
    evidence: await listEvidence(db, day),
    requests: await listRequestSeals(db, day),
  };
}
