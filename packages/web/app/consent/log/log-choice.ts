/** What of the log is shown; it stands in the address, so that back, reload and a link keep it. */
import type { LogEntry, LogPeriod } from '@clausewright/contract';
import { consentActions } from '@clausewright/contract/banner';

export type LogAction = LogEntry['action'];

export const periods = ['current-month', 'last-month', 'all-months'] as const satisfies readonly LogPeriod[];

/** Specification 3: what stands behind the id of the site. */
const segments = {
  'current-month': 'current_month',
  'last-month': 'previous_month',
  'all-months': 'all_months',
} as const satisfies Record<LogPeriod, string>;

export function periodPath(logPath: string, period: LogPeriod): string {
  return `${logPath}/${segments[period]}`;
}

/** The bare address of a log shows the current month. */
export function getPeriod(pathname: string): LogPeriod {
  const last = pathname.split('/').findLast((segment) => segment !== '');
  return periods.find((period) => segments[period] === last) ?? 'current-month';
}

/** Empty texts choose everything. */
export interface LogFilters {
  action: LogAction | '';
  /** ISO 3166-1 alpha-2, or `unknown`. */
  country: string;
  version: string;
  visitor: string;
}

export interface LogChoice extends LogFilters {
  /** As an answer named it; empty for the newest. */
  page: string;
}

export const noFilters: LogFilters = { action: '', country: '', version: '', visitor: '' };

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id of a visitor as somebody pasted it; null where it is none. */
export function visitorIn(text: string): string | null {
  const given = text.trim().toLowerCase();
  return uuid.test(given) ? given : null;
}

function fitting(text: string | null, pattern: RegExp): string {
  return text !== null && pattern.test(text) ? text : '';
}

const actions = Object.keys(consentActions) as LogAction[];

/** Whatever the address says that means something; the rest is as if it were not there. */
export function readChoice(search: URLSearchParams): LogChoice {
  return {
    action: actions.find((action) => action === search.get('action')) ?? '',
    country: fitting(search.get('country'), /^([A-Z]{2}|unknown)$/),
    version: fitting(search.get('version'), /^[1-9]\d{0,8}$/),
    visitor: fitting(search.get('visitor'), uuid),
    page: fitting(search.get('page'), /^[on]\.[\da-z]{1,10}\.[\da-f-]{36}\.\d{1,12}$/),
  };
}

interface Said {
  action?: LogAction;
  country?: string;
  version?: string;
  visitor?: string;
  page?: string;
}

/** What is chosen, without what is not. */
export function activeFilters(choice: LogFilters & { page?: string }): Said {
  return Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== ''));
}

/** The part of an address behind `?`. */
export function toSearch(choice: LogFilters & { page?: string }): string {
  const names = new URLSearchParams({ ...activeFilters(choice) });
  return names.size === 0 ? '' : `?${String(names)}`;
}

export function toFilters({ action, country, version, visitor }: LogChoice): LogFilters {
  return { action, country, version, visitor };
}

export function isNarrowed({ action, country, version, visitor }: LogFilters): boolean {
  return [action, country, version, visitor].some((value) => value !== '');
}
