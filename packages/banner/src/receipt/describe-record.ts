/** A checked record in words: what the page shows and the command prints. */
import { consentActions, typeBits } from '@clausewright/contract/banner';
import type { Language } from '@clausewright/contract/languages';
import { optionalTypes } from '@clausewright/contract/consent-types';
import type { CheckedRecord, Verdict } from './check-receipt.ts';
import { fromHex } from './tree.ts';
import type { ReceiptWords } from './receipt-words.ts';
import { fillPlaceholders, receiptWords } from './words.ts';

export interface RecordDescription {
  state: Verdict['state'];
  /** In two or three words. */
  verdict: string;
  why: string;
  rows: readonly (readonly [label: string, text: string])[];
}

export function describeRecord(
  { leaf, banner, verdict }: CheckedRecord,
  language: Language,
): RecordDescription {
  const words = receiptWords[language];
  const { rows } = words;
  const [name, why] = words.verdicts[verdict.state];
  const about = 'day' in verdict ? { ...verdict, day: dayWords(verdict.day, language) } : verdict;
  const allowed = namesOf({ leaf, banner, verdict }, leaf.granted, words);
  const refused = namesOf({ leaf, banner, verdict }, leaf.offered & ~leaf.granted, words);
  const shown =
    banner === null
      ? leaf.snapshot.slice(0, 8)
      : fillPlaceholders(words.banner, {
          language: languageName(banner.core.language, language),
          snapshot: leaf.snapshot.slice(0, 8),
        });
  return {
    state: verdict.state,
    verdict: name,
    why: verdict.state === 'failed' ? words.failures[verdict.because] : fillPlaceholders(why, about),
    rows: [
      [rows.when, momentWords(leaf.at, language)],
      [rows.decision, actionOf(leaf.action, words)],
      [rows.allowed, allowed],
      [rows.refused, refused],
      ...(leaf.gpc ? ([[rows.signal, words.signalSent]] as const) : []),
      ...(leaf.country === null ? [] : ([[rows.country, countryName(leaf.country, language)]] as const)),
      [rows.shown, shown],
    ],
  };
}

function actionOf(action: number, { actions }: ReceiptWords): string {
  const entry = (Object.keys(actions) as (keyof typeof actions)[]).find(
    (name) => consentActions[name] === action,
  );
  return entry === undefined ? String(action) : actions[entry];
}

/** Of types by the words that were shown; beside them the providers, where they were chosen one by one. */
function namesOf({ leaf, banner }: CheckedRecord, mask: number, { nothing }: ReceiptWords): string {
  const types = optionalTypes.filter((type) => (typeBits[type] & mask) !== 0);
  const names = types.map((type) => {
    const name = banner?.preferences.words.types[type]?.name ?? type;
    const chosen = vendorsOf({ leaf, banner }, type);
    return chosen === '' || mask !== leaf.granted ? name : `${name} (${chosen})`;
  });
  return names.length === 0 ? nothing : names.join(', ');
}

function vendorsOf({ leaf, banner }: Pick<CheckedRecord, 'leaf' | 'banner'>, type: string): string {
  if (leaf.vendors === null || banner === null) return '';
  const bits = fromHex(leaf.vendors);
  return banner.core.vendors
    .flatMap((vendor, place) => {
      const allowed = ((bits[place >> 3] ?? 0) & (1 << (place & 7))) !== 0;
      return allowed && vendor.type === type ? [banner.preferences.notices[place]?.name ?? vendor.id] : [];
    })
    .join(', ');
}

const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

function momentWords(moment: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(moment))} UTC`;
}

function dayWords(day: string, language: Language): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

function languageName(shown: string, language: Language): string {
  return nameOf('language', shown, language);
}

function countryName(country: string, language: Language): string {
  return nameOf('region', country, language);
}

/** What is no code of either stands as it is. */
function nameOf(type: 'language' | 'region', code: string, language: Language): string {
  try {
    return new Intl.DisplayNames([language], { type }).of(code) ?? code;
  } catch {
    return code;
  }
}
