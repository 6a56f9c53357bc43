/** What a visitor gets who holds the id of his choice: his answers at a site, what he was shown, and the proof of both. */
import {
  type DayProof,
  type Receipt,
  receiptFormat,
  type ReceiptRecord,
  type TreePosition,
} from '@clausewright/banner/receipt';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { dayContent, dayLeafContent } from './day-root.ts';
import { dayEnd, logKeys } from './day-root-store.ts';
import type { DayTree } from './day-tree.ts';
import { eventHash, hex, toLeaf, type SealedEvent } from './leaf.ts';
import { inclusionPath, leafHash, type Tree, treeOver } from './merkle.ts';
import { listVisitorAnswers, listShownBanners, sealsOver } from './receipt-store.ts';
import { type Seal, sealContent } from './seal.ts';
import { sealsBySite } from './seal-store.ts';
import { eventsReceived } from './sealed-event-store.ts';

export interface ReceiptPorts {
  db: Database;
  clock: Clock;
  /** A signed day, null for one that is not; from memory where it was asked for before. */
  signedDay: (day: string) => Promise<DayTree | null>;
}

/** Answers in one receipt; and answers beside them that are read for their proofs: at a busy site a minute has thousands. */
const mostRecords = 100;
const mostRead = 20_000;

export async function makeReceipt(
  ports: ReceiptPorts,
  { site, visitor }: { site: string; visitor: string },
): Promise<Receipt | null> {
  const { db, clock } = ports;
  const answers = await listVisitorAnswers(db, { site, visitor, most: mostRecords + 1 });
  if (answers.length === 0) return null;
  const seals = await sealsOver(db, site, answers);
  const shown = bounded(answers, seals);
  const prove = prover(ports, site);
  const records: ReceiptRecord[] = [];
  for (const answer of shown) records.push(await prove(answer, seals.get(answer.id)));
  const keys = await logKeys(db);
  const signers = new Set(records.flatMap(({ proof }) => proof?.day?.day.key ?? []));
  return {
    format: receiptFormat,
    made_at: clock().toISOString(),
    site,
    visitor,
    records,
    left_out: shown.length < answers.length,
    banners: await listShownBanners(db, site, [...new Set(shown.map(({ snapshot }) => snapshot))]),
    keys: Object.fromEntries([...keys].filter(([id]) => signers.has(id)).map(([id, key]) => [id, hex(key)])),
  };
}

/** The newest, as many as their seals can be read for; one in any case. */
function bounded(answers: readonly SealedEvent[], seals: ReadonlyMap<string, Seal>): SealedEvent[] {
  const counted = new Set<number>();
  let read = 0;
  const within = answers.slice(0, mostRecords).findIndex(({ id }, at) => {
    const seal = seals.get(id);
    if (seal === undefined || counted.has(seal.number)) return false;
    counted.add(seal.number);
    read += seal.answers;
    return read > mostRead && at > 0;
  });
  return answers.slice(0, within === -1 ? mostRecords : within);
}

type Prove = (answer: SealedEvent, seal: Seal | undefined) => Promise<ReceiptRecord>;

/** Reads each seal's answers and each day's seals once. */
function prover({ db, signedDay }: ReceiptPorts, site: string): Prove {
  const sealed = once(
    async ({ from, to }: Seal) => {
      const [ids, hashes]: [string[], Uint8Array[]] = [[], []];
      for await (const event of eventsReceived(db, { from, to }, site)) {
        ids.push(event.id);
        hashes.push(eventHash(event));
      }
      return { ids, tree: treeOver(hashes) };
    },
    ({ number }) => number,
  );
  const part = once(
    async (day: string) => {
      const hashes: Uint8Array[] = [];
      const span = { from: new Date(`${day}T00:00:00Z`), to: dayEnd(day) };
      for await (const { hash } of sealsBySite(db, span, [site])) hashes.push(leafHash(hash));
      return treeOver(hashes);
    },
    (day) => day,
  );

  async function dayProof({ number, from }: Seal): Promise<DayProof | null> {
    const day = await signedDay(from.toISOString().slice(0, 10));
    const own = day?.parts.get(site);
    if (day === null || own === undefined) return null;
    return {
      seal: placeIn(await part(own.part.day), number - own.part.first),
      part: dayLeafContent(own.part),
      site: placeIn(day.tree, own.place),
      day: dayContent(day.root),
      signature: hex(day.root.signature),
    };
  }
  return async (answer, seal) => {
    const leaf = toLeaf(answer);
    if (seal === undefined) return { leaf, proof: null, unproven: 'not-sealed' };
    const { ids, tree } = await sealed(seal);
    if (ids.length !== seal.answers) return { leaf, proof: null, unproven: 'neighbours-removed' };
    const proof = {
      ...placeIn(tree, ids.indexOf(answer.id)),
      seal: sealContent(seal),
      seal_hash: hex(seal.hash),
      day: await dayProof(seal),
    };
    return { leaf, proof, unproven: null };
  };
}

function placeIn(tree: Tree, place: number): TreePosition {
  return { place, size: tree[0]?.length ?? 0, path: inclusionPath(tree, place).map(hex) };
}

/** Keeps only the answer to the last question: equal ones come one after the other. */
function once<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
  nameOf: (question: Question) => string | number,
): (question: Question) => Promise<Answer> {
  let last: { name: string | number; answer: Answer } | null = null;
  return async (question) => {
    const name = nameOf(question);
    last = last?.name === name ? last : { name, answer: await ask(question) };
    return last.answer;
  };
}
