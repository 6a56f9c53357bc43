import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endCodesByOperator } from '../../customers/second-factor/end-by-operator.ts';
import { findAccountByEmail } from '../../customers/customer-store.ts';
import { deleteAccountByEmail } from '../../personal-data/delete-account.ts';
import { findArchive } from '../../personal-data/export-account.ts';
import { listAgreements } from '../../documents/agreements/own-agreement-store.ts';
import { newId } from '../../platform/database/ids.ts';
import { instanceSecret } from '../../platform/instance-secret.ts';
import { confirmByOperator, endAllSessions } from '../../customers/sessions/operate-accounts.ts';
import { listOpenSessions } from '../../customers/sessions/session-store.ts';
import type { Command, CommandResult } from './command.ts';

const failures = {
  'not-found': 'No account has this e-mail address.',
  'last-owner': 'It is the only owner of an organisation, which somebody else has to own first.',
  'already-confirmed': 'The e-mail address of this account is already confirmed.',
} as const;

const sessionsEndCommand: Command = {
  name: 'customer sessions-end',
  parameters: ['email'],
  options: {},
  about: 'Logs an account out everywhere.',
  audit: 'within',
  async run({ database: { db }, clock }, { positionals: [email = ''] }) {
    const done = await endAllSessions({ db, clock }, email);
    if (!done.ok) return { ok: false, reason: failures[done.reason] };
    return { ok: true, lines: [`Sessions ended: ${done.ended}`] };
  },
};

const codesEndCommand: Command = {
  name: 'customer codes-end',
  parameters: ['email'],
  options: {},
  about:
    'Switches off the codes that log-ins to an account ask for, for whoever lost the device and the recovery codes. Make sure who asks: the password is then enough.',
  audit: 'within',
  async run({ config: { operator }, database: { db }, clock, enqueue }, { positionals: [email = ''] }) {
    const ports = { db, clock, enqueue, operator, operatorName: operator.name };
    const done = await endCodesByOperator(ports, email);
    if (!done.ok) return { ok: false, reason: failures[done.reason] };
    return { ok: true, lines: [done.ended ? 'The codes are switched off.' : 'No codes were switched on.'] };
  },
};

const confirmCommand: Command = {
  name: 'customer confirm',
  parameters: ['email'],
  options: {},
  about: 'Confirms the e-mail address of an account, as its activation link would.',
  audit: 'within',
  async run({ database: { db }, clock }, { positionals: [email = ''] }) {
    const done = await confirmByOperator({ db, clock }, email);
    if (!done.ok) return { ok: false, reason: failures[done.reason] };
    return { ok: true, lines: ['The e-mail address is confirmed; the person can log in.'] };
  },
};

const unknown: CommandResult = { ok: false, reason: failures['not-found'] };

const showCommand: Command = {
  name: 'customer show',
  parameters: ['email'],
  options: {},
  about: 'Shows an account.',
  audit: 'none',
  async run({ config, database: { db }, clock }, { positionals: [email = ''] }) {
    const account = await findAccountByEmail(db, email);
    if (account === null) return unknown;
    const sessions = await listOpenSessions(db, account.id, clock());
    const { total } = await listAgreements(db, account.id, {
      unpaid: false,
      sort: 'newest',
      page: 1,
      perPage: 1,
      documentsUrl: config.documentsUrl,
    });
    const lines = {
      Customer: account.customerId,
      'E-mail': account.email,
      Confirmed: account.confirmedAt?.toISOString() ?? 'no',
      Password: account.passwordHash === null ? 'not set yet' : 'set',
      Language: account.language,
      Registered: account.createdAt.toISOString(),
      Sessions: String(sessions.length),
      Agreements: String(total),
    };
    return {
      ok: true,
      lines: Object.entries(lines).map(([name, value]) => `${`${name}:`.padEnd(12)}${value}`),
    };
  },
};

const exportCommand: Command = {
  name: 'customer export',
  parameters: ['email'],
  options: {},
  about: 'Writes all data of an account to a ZIP file in `DATA_DIR` that only you can read.',
  audit: 'within',
  async run({ config: { dataDir, operator }, database: { db }, clock }, { positionals: [email = ''] }) {
    const archive = await findArchive({ db, clock, operatorName: operator.name }, email);
    if (archive === null) return unknown;
    if (archive === 'too-large')
      return { ok: false, reason: 'The account has more files than one ZIP file holds.' };
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const file = join(dataDir, `account-${newId()}.zip`);
    writeFileSync(file, archive, { mode: 0o600, flag: 'wx' });
    return { ok: true, lines: [`Written to ${file}. Remove it when it is handed over.`] };
  },
};

const deleteCommand: Command = {
  name: 'customer delete',
  parameters: ['email'],
  options: { 'for-good': { type: 'boolean' } },
  needs: { 'for-good': 'This cannot be undone: confirm it with --for-good.' },
  about: 'Deletes an account and everything that belongs to it except payments. This cannot be undone.',
  audit: 'within',
  async run({ config, database: { db }, clock, enqueue }, { positionals: [email = ''] }) {
    const { publicUrl, operator } = config;
    const secret = instanceSecret(config.secretKey, config.dataDir);
    const ports = { db, clock, enqueue, secret, publicUrl, operatorName: operator.name };
    const deleted = await deleteAccountByEmail(ports, email);
    if (deleted.ok) return { ok: true, lines: ['The account is deleted.'] };
    return deleted.reason === 'last-owner' ? { ok: false, reason: failures['last-owner'] } : unknown;
  },
};

export const customerCommands: readonly Command[] = [
  showCommand,
  sessionsEndCommand,
  codesEndCommand,
  confirmCommand,
  exportCommand,
  deleteCommand,
];
