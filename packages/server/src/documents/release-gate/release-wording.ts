import type { InstancePorts } from '../../platform/ports.ts';
import { insertAudit } from '../../platform/database/audit-store.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import {
  findPrescribed,
  isUnverified,
  type PrescribedText,
  type Wording,
} from '../prescribed-wording/prescribed-texts.ts';
import { insertRelease, removeReleases } from './release-store.ts';
import { notifyWaiting, type NotifyPorts } from './notify-waiting.ts';

type Named = Pick<Wording, 'id' | 'language'>;

export type Released =
  | { ok: true; texts: readonly PrescribedText[] }
  | { ok: false; reason: 'unknown' | 'verified' | 'note'; about: string };

/** Bounds of the note, in characters. */
const note = { min: 3, max: 500 };

/**
 * Notes that the operator compared the words of this program with the official ones, all that are named or none,
 * and tells whoever waited for them.
 */
export async function releaseWording(
  ports: Pick<InstancePorts, 'db'> & NotifyPorts,
  {
    named,
    comparedWith,
    now,
  }: { named: readonly { id: string; language: string }[]; comparedWith: string; now: Date },
): Promise<Released> {
  const written = comparedWith.trim();
  if (written.length < note.min || written.length > note.max) return { ok: false, reason: 'note', about: '' };
  const texts: PrescribedText[] = [];
  for (const { id, language } of named) {
    const text = findPrescribed(id, language);
    if (text === undefined) return { ok: false, reason: 'unknown', about: `${id} ${language}` };
    if (!isUnverified(text)) return { ok: false, reason: 'verified', about: `${id} ${language}` };
    texts.push(text);
  }
  await inTransaction(ports.db, async (trx) => {
    for (const text of texts) {
      const { id, language, digest } = text;
      const fresh = await insertRelease(trx, { id, language, digest, note: written, releasedAt: now });
      if (fresh) await audit(trx, 'wording.release', text, now);
    }
    await notifyWaiting(ports, trx, { released: texts, now });
  });
  return { ok: true, texts };
}

/** Whatever words of it were released; false where none were. */
export async function withdrawRelease(db: Database, text: Named, now: Date): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const removed = await removeReleases(trx, text);
    if (removed) await audit(trx, 'wording.withdraw-release', text, now);
    return removed;
  });
}

function audit(trx: Transaction, action: string, { id, language }: Named, at: Date): Promise<void> {
  return insertAudit(trx, {
    actor: 'operator',
    action,
    objectType: 'wording',
    objectId: `${id}:${language}`,
    at,
  });
}
