import { confirmByOperator, endAllSessions } from '../sessions/operate-accounts.ts';
import type { Command } from './commands.ts';

const failures = {
  'not-found': 'No account has this e-mail address.',
  'already-confirmed': 'The e-mail address of this account is confirmed already.',
} as const;

const sessionsEndCommand: Command = {
  name: 'customer sessions-end',
  parameters: ['email'],
  options: {},
  about: 'End every session of an account at once',
  async run({ database: { db }, clock }, { positionals: [email = ''] }) {
    const done = await endAllSessions({ db, clock }, email);
    if (!done.ok) return { ok: false, reason: failures[done.reason] };
    return { ok: true, lines: [`Sessions ended: ${done.ended}`] };
  },
};

const confirmCommand: Command = {
  name: 'customer confirm',
  parameters: ['email'],
  options: {},
  about: 'Confirm the e-mail address of an account, as its activation link does',
  async run({ database: { db }, clock }, { positionals: [email = ''] }) {
    const done = await confirmByOperator({ db, clock }, email);
    if (!done.ok) return { ok: false, reason: failures[done.reason] };
    return { ok: true, lines: ['The e-mail address is confirmed; the person can log in.'] };
  },
};

export const customerCommands: readonly Command[] = [sessionsEndCommand, confirmCommand];
