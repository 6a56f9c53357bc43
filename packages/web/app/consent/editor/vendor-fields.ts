/** A vendor as the fields of its form hold it, and back. */
import type { ConsentVendor, VendorInput } from '@clausewright/contract';
import type { ConsentPurpose, ConsentType } from '@clausewright/contract/consent-types';
import { isBannerLanguage, type BannerLanguage } from '@clausewright/contract/banner-languages';
import type { Message } from '../../outcome.ts';

export type LifetimeMode = 'days' | 'session' | 'unknown';
export const lifetimeModes: readonly LifetimeMode[] = ['days', 'session', 'unknown'];

export function toLifetimeMode(days: number | null): LifetimeMode {
  if (days === null) return 'unknown';
  return days === 0 ? 'session' : 'days';
}

/** What a person wrote one per line; commas do as well, as lists from elsewhere have them. */
export function splitLines(text: string): string[] {
  const lines = text.split(/[\n,]/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** Addresses as people copy them: the scheme goes, the host is written small. */
export function toPatterns(text: string): string[] {
  const bare = splitLines(text).map((line) => {
    const [host = '', ...path] = line.replace(/^https?:\/\//i, '').split('/');
    return [host.toLowerCase(), ...path].join('/');
  });
  return [...new Set(bare)];
}

export interface Fields {
  name: string;
  company: string;
  country: string;
  type: string;
  purpose: string;
  kept_mode: string;
  kept_for: string;
  privacy_url: string;
  patterns: string;
  cookies: string;
  /** By language. */
  about: Readonly<Partial<Record<BannerLanguage, string>>>;
}

export function toVendorInput(fields: Fields, catalogueId: string | null): VendorInput {
  const type = fields.type as ConsentType;
  const about = Object.entries(fields.about).filter(([, text]) => text.trim() !== '');
  const days = { days: Number(fields.kept_for), session: 0, unknown: null };
  return {
    catalogue_id: catalogueId,
    name: fields.name.trim(),
    company: fields.company.trim(),
    country: fields.country === '' ? null : fields.country,
    type,
    purpose: type === 'ESSENTIAL' ? 'ENABLE_BASIC_FEATURES' : (fields.purpose as ConsentPurpose),
    about: Object.fromEntries(about.map(([language, text]) => [language, text.trim()])),
    kept_for: days[fields.kept_mode as LifetimeMode],
    privacy_url: fields.privacy_url.trim(),
    patterns: toPatterns(fields.patterns),
    cookies: splitLines(fields.cookies),
  };
}

/** Without what the server alone decides. */
export function withoutState(vendor: ConsentVendor): VendorInput {
  const { id: _, active: __, ...input } = vendor;
  return input;
}

/** Languages in which a vendor can be explained: those of the banner, and those that have words already. */
export function vendorLanguages(
  banner: readonly BannerLanguage[],
  vendor: ConsentVendor | null,
): BannerLanguage[] {
  const written = Object.keys(vendor?.about ?? {}).filter(isBannerLanguage);
  return [...new Set([...banner, ...written])];
}

/**
 * Refusals of a list name one of its entries: they belong to the field that holds them all. `said` puts the
 * number of the line into words.
 */
export function toFieldErrors(
  messages: readonly Message[],
  said: (line: number, fault: string) => string,
): Message[] {
  return messages.map((message) => {
    const [, list, place] = /^(?:vendors\.0\.)?(patterns|cookies)\.(\d+)$/.exec(message.field ?? '') ?? [];
    if (list === undefined) return { ...message, ...bare(message.field) };
    return { ...message, field: list, value: said(Number(place) + 1, message.value) };
  });
}

/** A vendor that is added is the first of a list. */
function bare(field: string | undefined): { field?: string } {
  return field === undefined ? {} : { field: field.replace(/^vendors\.0\./, '') };
}
