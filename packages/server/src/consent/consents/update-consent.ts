import type {
  Appearance,
  BodyOf,
  FieldsByLanguage,
  ResultOf,
  toggleConsent,
  updateConsent as call,
  updateFields,
} from '@clausewright/contract';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { refusedBanner } from './banner-faults.ts';
import { cardAfter, changeConsent, type LockedConsent } from './change-consent.ts';
import { updateConsentRow } from './consent-store.ts';
import { parseDomain } from './parse-domain.ts';
import { listOwnerDomains } from './domain-store.ts';
import type { ConsentPorts } from './ports.ts';
import { refusedDomain } from './refused-domain.ts';
import { refuseDomain } from './domain-rules.ts';

interface OfConsent {
  session: Session;
  id: string;
}

/** Changes the address of the site or the appearance of its banner. */
export async function updateConsent(
  ports: ConsentPorts,
  { session, id, body }: OfConsent & { body: BodyOf<typeof call> },
): Promise<Outcome<ResultOf<typeof call>>> {
  const { site_url: siteUrl, appearance } = body;
  const domain = siteUrl === undefined ? undefined : parseDomain(siteUrl);
  if (domain === null) {
    return { ok: false, reason: 'answers-invalid', fields: [{ field: 'site_url', code: 'wrong-format' }] };
  }
  const refused = refusedBanner({ appearance });
  if (refused !== null) return refused;
  return changeConsent(ports, { session, id, ...(domain && { domains: true }) }, async (held) => {
    const { trx, consent, now } = held;
    // What is there already stays, by whatever rule it was taken.
    if (domain !== undefined && domain !== consent.domain) {
      const unfit = refuseDomain(ports, 'site_url', domain);
      if (unfit !== null) return unfit;
    }
    if (domain !== undefined) {
      const asked = { consentId: id, domain, main: true };
      const taken = refusedDomain(await listOwnerDomains(trx, consent.ownerId), asked);
      if (taken !== null) return taken;
    }
    const change = {
      ...(domain && { domain }),
      ...(appearance && { appearance: withoutRepeats(appearance) }),
    };
    await updateConsentRow(trx, consent, change, now);
    return cardAfter(held);
  });
}

/** Each language once, where it stood first. */
export function withoutRepeats(appearance: Appearance): Appearance {
  return { ...appearance, languages: [...new Set(appearance.languages)] };
}

/** Switches a banner off or on, whatever became of its plan: who may not serve it must be able to end it. */
export async function toggle(
  ports: ConsentPorts,
  { session, id, active }: OfConsent & { active: boolean },
): Promise<Outcome<ResultOf<typeof toggleConsent>>> {
  return changeConsent(
    ports,
    { session, id, anyPlan: true, keepsDraft: true },
    async (held: LockedConsent) => {
      const { trx, consent, now } = held;
      await updateConsentRow(trx, consent, { active }, now);
      const asked = consent.published !== null && consent.active !== active;
      if (asked) await ports.bannerChanged(ports, trx, consent.ownerId);
      return cardAfter(held);
    },
  );
}

/** Writes the owner's own words and addresses anew. */
export async function writeFields(
  ports: ConsentPorts,
  { session, id, fields }: OfConsent & { fields: FieldsByLanguage },
): Promise<Outcome<ResultOf<typeof updateFields>>> {
  const refused = refusedBanner({ fields });
  if (refused !== null) return refused;
  return changeConsent(ports, { session, id }, async ({ trx, consent, now }) => {
    await updateConsentRow(trx, consent, { fields }, now);
    return { ok: true, value: { fields } };
  });
}
