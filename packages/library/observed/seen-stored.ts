/** What a website and its services store: the table of the Cookies Policy with measured periods, and what follows from it. */
import type { Period, Row } from '@clausewright/engine/questionnaire/definition';
import { findVendor } from '../vendors/list.ts';
import { type Use, useOfName, useOfService } from './cookie-aims.ts';
import { option, type Proposal, proposed, seenAt } from './proposal.ts';
import type { SeenEvidence, SeenService, SeenSite, SeenStored } from './seen-site.ts';

/** Rows that the table of the policy can have. */
const mostRows = 50;

const kinds: Readonly<Partial<Record<SeenStored['kind'], string>>> = {
  cookie: 'cookies',
  local: 'local-storage',
  session: 'session-storage',
};

interface Stored extends SeenStored {
  provider: string;
  country: string | null;
  use: Partial<Use>;
}

export function fromStored(site: SeenSite): Proposal[] {
  const stored = [
    ...site.own.map((one): Stored => ({ ...one, ...ofSite(site), use: useOfName(one.name) ?? {} })),
    ...site.services.flatMap((service) =>
      service.stored.map((one): Stored => ({ ...one, ...ofService(service) })),
    ),
  ].filter(({ name }) => name !== '' && name.length <= 200);
  const rows = stored.filter(({ kind }) => kind !== 'cache' && kind !== 'service-worker').slice(0, mostRows);
  if (rows.length === 0) return [];
  const longest = Math.max(0, ...rows.map(({ days }) => days ?? 0));
  const lasting = rows.find(({ days }) => days === longest);
  return [
    {
      question: 'cookie_table',
      value: rows.map((one, index) => rowOf(one, `seen-${index + 1}`)),
      evidence: rows.map((one, index) => evidenceOf(one, `seen-${index + 1}`)),
    },
    ...rows.flatMap((one) => {
      const kind = kinds[one.kind];
      return kind === undefined ? [] : [option('storage_kinds', kind, evidenceOf(one, null))];
    }),
    ...(lasting === undefined || longest === 0
      ? []
      : proposed('longest_lifetime', periodOf(longest), evidenceOf(lasting, null))),
    ...rows
      .filter(({ use }) => use.category === 'functionality')
      .slice(0, 3)
      .flatMap((one) => proposed('cat_functionality', 'yes', evidenceOf(one, null))),
  ];
}

function rowOf({ name, kind, days, isFirstParty, provider, country, use }: Stored, id: string): Row {
  return {
    _id: id,
    cookie_name: name,
    cookie_provider: provider,
    ...(use.aim !== undefined && { cookie_aim: use.aim }),
    ...(use.category !== undefined && { cookie_category: use.category }),
    cookie_party: isFirstParty ? 'first' : 'third',
    ...lasts(kind, days),
    ...(country !== null && { cookie_country: country }),
  };
}

function lasts(kind: SeenStored['kind'], days: number | null): Omit<Row, '_id'> {
  if (kind === 'session') return { cookie_lasts: 'session' };
  if (kind !== 'cookie') return { cookie_lasts: 'until-deleted' };
  return days === null
    ? { cookie_lasts: 'session' }
    : { cookie_lasts: 'period', cookie_duration: periodOf(days) };
}

/** Rounded up to whole days, so that no document promises less than was measured; in the unit that people would say. */
export function periodOf(days: number): Period {
  const whole = Math.max(1, Math.ceil(days - 0.01));
  const units = [
    ['years', 365],
    ['months', 30],
    ['weeks', 7],
  ] as const;
  const even = units.find(([, length]) => whole >= length && whole % length === 0);
  return even === undefined ? { amount: whole, unit: 'days' } : { amount: whole / even[1], unit: even[0] };
}

function ofSite({ address }: SeenSite): Pick<Stored, 'provider' | 'country'> {
  return { provider: (URL.parse(address)?.hostname ?? '').replace(/^www\./u, ''), country: null };
}

function ofService({ id, name, known, type }: SeenService): Pick<Stored, 'provider' | 'country' | 'use'> {
  const vendor = known ? findVendor(id) : undefined;
  const country = vendor === undefined || vendor.country === 'unknown' ? null : vendor.country;
  return { provider: name, country, use: useOfService(vendor?.categories[0] ?? null, type) };
}

function evidenceOf({ kind, name, days, httpOnly, page }: SeenStored, of: string | null): SeenEvidence {
  if (kind !== 'cookie') return seenAt(page, 'storage', name, of);
  return { ...seenAt(page, 'cookie', name, of), days, http_only: httpOnly };
}
