import { newestNotices } from '../cancellations/notice-store.ts';
import type { Command } from './commands.ts';

const mostListed = 50;

const listCommand: Command = {
  name: 'cancellation list',
  parameters: [],
  options: { open: { type: 'boolean' } },
  about:
    'Show the newest 50 notices that cancel a plan without log-in; --open: those that a person has to decide',
  audit: 'none',
  async run({ database: { db } }, { options: { open } }) {
    const found = await newestNotices(db, { open: open === true, limit: mostListed });
    if (found.length === 0) return { ok: true, lines: ['There is no such notice.'] };
    return { ok: true, lines: found.flatMap(describe) };
  },
};

type Listed = Awaited<ReturnType<typeof newestNotices>>[number];

function describe(notice: Listed): string[] {
  const { id, receivedAt, kind, reason, name, contract, contractEmail, email, endOn, language } = notice;
  return [
    `${receivedAt.toISOString()}  ${kind}  ${became(notice)}`,
    `  ${id}, in ${language}`,
    `  ${name}, contract of ${contractEmail}, confirmation to ${email}`,
    `  contract: ${contract}`,
    `  to end: ${endOn ?? 'as early as possible'}`,
    ...(reason === null ? [] : [`  reason: ${reason.replaceAll('\n', '\n    ')}`]),
  ];
}

function became({ outcome, plan, endsAt }: Listed): string {
  const day = endsAt?.toISOString().slice(0, 10);
  switch (outcome) {
    case null:
      return 'waits for the job';
    case 'ends':
      return `plan ${plan} ends on ${day}`;
    case 'review':
      return `plan ${plan} ends on ${day}; decide whether it ends on another day`;
    case 'over':
      return `plan ${plan} had ended on ${day}`;
    case 'open':
      return 'open: no single plan is named';
  }
}

export const cancellationCommands: readonly Command[] = [listCommand];
