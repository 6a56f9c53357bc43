import { DatabaseError } from 'pg';

/** One error class for both engines: that of `pg` (code, constraint, table, column, detail …). */
export { DatabaseError };

const carried = [
  'code',
  'severity',
  'detail',
  'hint',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
] as const;

/** What of an error crosses the thread boundary. */
export type ErrorFields = { message: string } & { [field in (typeof carried)[number]]?: string };

export function getErrorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { message: String(error) };
  const fields: ErrorFields = { message: error.message };
  const source = new Map<string, unknown>(Object.entries(error));
  for (const name of carried) {
    const value = source.get(name);
    if (typeof value === 'string') fields[name] = value;
  }
  return fields;
}

export function databaseError({ message, ...fields }: ErrorFields): DatabaseError {
  return Object.assign(new DatabaseError(message, message.length, 'error'), fields);
}

/** SQLSTATE 55P03: who held what was wanted held it for longer than `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return hasCode(error, '55P03');
}

/** SQLSTATE 23505; with `constraint` only for that constraint or index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return hasCode(error, '23505') && (constraint === undefined || error.constraint === constraint);
}

/** SQLSTATE 23503: what a row points at is not there. */
export function isForeignKeyViolation(error: unknown): boolean {
  return hasCode(error, '23503');
}

/** SQLSTATE classes 22 and 23: what was to be written is no value of its column, or breaks a constraint. */
export function isRefusedData(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && /^2[23]/.test(error.code ?? '');
}

/** Errors after which the whole transaction may be run again: serialization failure, deadlock. */
export function isRetryable(error: unknown): boolean {
  return hasCode(error, '40001') || hasCode(error, '40P01');
}

/** No time, an end on purpose, a full disk or memory, too many connections, a standby that only reads. */
const passing = ['55P03', '57P01', '57P02', '57P03', '57014', '53100', '53200', '53300', '25006'];
const broken = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'];

/** The database did not answer in time, is not there or can keep nothing for now: the caller answers 503. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    code.startsWith('08') ||
    [...passing, ...broken].includes(code) ||
    /timeout|timed out|Connection terminated|not queryable/i.test(error.message)
  );
}

function hasCode(error: unknown, code: string): error is DatabaseError {
  return error instanceof DatabaseError && error.code === code;
}
