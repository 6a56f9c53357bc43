import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readResponseText } from '../response-text.ts';
import { getVatPrefix } from '../../platform/vat-number/eu.ts';
import { readVatNumber } from '../../platform/vat-number/vat-number.ts';
import { findViesConfirmation, saveViesConfirmation } from './vies-store.ts';
import type { Vies, ViesVerdict } from './vies.ts';

export interface ViesSettings {
  /** Origin of the register. */
  url: string;
  db: Database;
  clock: Clock;
  /** Ours: with it the register answers a number that proves the question. */
  seller: { country: string | undefined; vat: string | undefined };
  /** Milliseconds before each repetition, and how long one answer may take. */
  backoff?: readonly number[];
  timeout?: number;
}

const keptFor = 24 * 60 * 60 * 1000;
const unknown: ViesVerdict = { valid: 'unknown' };

/** The register's answer; errors come with HTTP 200 too, without `valid`. */
const reply = z.object({
  valid: z.boolean(),
  name: z.string().nullish(),
  address: z.string().nullish(),
  requestIdentifier: z.string().nullish(),
});
const failure = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) });

/** Repeating the question cannot change these. */
const settled = new Set(['INVALID_INPUT', 'INVALID_REQUESTER_INFO', 'VAT_BLOCKED', 'IP_BLOCKED']);

/** The EU register over its REST form. Only an explicit boolean is a verdict; a yes is kept for a day. */
export function createVies(settings: ViesSettings): Vies {
  const { db, clock, backoff = [300, 1200] } = settings;
  return async (country, vatNumber) => {
    const now = clock();
    const since = new Date(now.getTime() - keptFor);
    const kept = await findViesConfirmation(db, { country, vatNumber, since });
    if (kept !== null) return { valid: true, ...kept };
    let asked = await ask(settings, country, vatNumber);
    for (const wait of backoff) {
      if (asked.settled) break;
      await pause(wait);
      asked = await ask(settings, country, vatNumber);
    }
    const { verdict } = asked;
    if (verdict.valid === true) {
      const { name, address, consultation } = verdict;
      await saveViesConfirmation(db, { country, vatNumber, name, address, consultation, now, since });
    }
    return verdict;
  };
}

interface Asked {
  verdict: ViesVerdict;
  /** Asking again would bring the same. */
  settled: boolean;
}

async function ask(
  { url, seller, timeout = 5000 }: ViesSettings,
  country: string,
  vatNumber: string,
): Promise<Asked> {
  const countryCode = getVatPrefix(country);
  if (countryCode === null) return { verdict: unknown, settled: true };
  try {
    // oxlint-disable-next-line no-restricted-globals -- the client of the register
    const response = await fetch(`${url}/taxation_customs/vies/rest-api/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ countryCode, vatNumber, ...requesterOf(seller) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const text = response.ok ? await readResponseText(response) : null;
    return read(text === null ? null : JSON.parse(text));
  } catch {
    return { verdict: unknown, settled: false };
  }
}

function read(answer: unknown): Asked {
  const known = reply.safeParse(answer);
  if (!known.success) {
    const failed = failure.safeParse(answer);
    const [first] = failed.data?.errorWrappers ?? [];
    return { verdict: unknown, settled: first !== undefined && settled.has(first.error) };
  }
  const { valid, name, address, requestIdentifier } = known.data;
  if (!valid) return { verdict: { valid: false }, settled: true };
  const verdict = {
    valid: true as const,
    name: disclosed(name),
    address: disclosed(address),
    consultation: disclosed(requestIdentifier),
  };
  return { verdict, settled: true };
}

function requesterOf({ country, vat }: ViesSettings['seller']): object {
  const prefix = country === undefined ? null : getVatPrefix(country);
  if (country === undefined || vat === undefined || prefix === null) return {};
  const own = readVatNumber(country, vat);
  return own.ok ? { requesterMemberStateCode: prefix, requesterNumber: own.number } : {};
}

/** Three dashes mean that the member state does not tell. */
function disclosed(text: string | null | undefined): string | null {
  return text === undefined || text === null || text === '' || text === '---' ? null : text;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
