import {
  type ListedNotice,
  newestNotices,
  recordDecision,
  openNotices,
} from '../../statutory-functions/cancellations/notice-store.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { ChangingCommand, Command } from './command.ts';

const mostListed = 50;
/** Open ones that are read at once; all of them are shown. */
const atOnce = 200;

const listCommand: Command = {
  name: 'cancellation list',
  parameters: [],
  options: { open: { type: 'boolean' } },
  about:
    'Lists the newest 50 cancellations made without a log-in; `--open` lists all that somebody has to decide.',
  audit: 'none',
  async run({ database: { db } }, { options: { open } }) {
    const found = open === true ? await allOpen(db) : await newestNotices(db, mostListed);
    if (found.length === 0) return { ok: true, lines: ['There are no cancellations.'] };
    return { ok: true, lines: found.flatMap(describe) };
  },
};

const doneCommand: ChangingCommand = {
  name: 'cancellation done',
  parameters: ['id'],
  options: {},
  about: 'Marks such a cancellation as decided.',
  audit: 'together',
  async change(trx, { clock }, { positionals: [id = ''] }) {
    if (!(await recordDecision(trx, id, clock())))
      return { ok: false, reason: 'No cancellation with this id is waiting for a decision.' };
    return {
      ok: true,
      lines: ['The cancellation is marked as decided.'],
      object: { objectType: 'cancellation', objectId: id },
    };
  },
};

async function allOpen(db: Database): Promise<ListedNotice[]> {
  const all: ListedNotice[] = [];
  for (;;) {
    const found = await openNotices(db, all.at(-1) ?? null, atOnce);
    all.push(...found);
    if (found.length < atOnce) return all;
  }
}

function describe(notice: ListedNotice): string[] {
  const { id, receivedAt, kind, reason, name, contract, contractEmail, email, endOn, language, decidedAt } =
    notice;
  return [
    `${receivedAt.toISOString()}  ${kind}  ${became(notice)}`,
    `  ${id}, in ${language}`,
    `  ${name}, contract of ${contractEmail}, confirmation to ${email}`,
    `  contract: ${contract}`,
    `  to end: ${endOn ?? 'as early as possible'}`,
    ...(decidedAt === null ? [] : [`  decided: ${decidedAt.toISOString()}`]),
    ...(reason === null ? [] : [`  reason: ${reason.replaceAll('\n', '\n    ')}`]),
  ];
}

function became({ outcome, plan, endsAt }: ListedNotice): string {
  const day = endsAt?.toISOString().slice(0, 10);
  switch (outcome) {
    case null:
      return 'waiting for the job';
    case 'ends':
      return `plan ${plan} ends on ${day}`;
    case 'review':
      return `plan ${plan} ends on ${day}; decide whether it ends on another day`;
    case 'over':
      return `plan ${plan} ended on ${day}`;
    case 'open':
      return 'open: the details match no single plan';
  }
}

export const cancellationCommands: readonly Command[] = [listCommand, doneCommand];
