/** What the answers of one document say against each other. */
import { answer, chosen, field, hasAny, rows } from '@clausewright/engine/law/answer-reading';
import type { Answers, Row } from '@clausewright/engine/questionnaire/definition';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { daysOf, isAbout } from '../site-profile/periods.ts';
import { vendorTags } from '../vendors/banner/tags.ts';
import type { Vendor } from '../vendors/vendor.ts';
import type { DocumentCode } from './pair-rule.ts';
import type { SiteDocument } from './site-document.ts';

interface OwnFinding {
  code: DocumentCode;
  question: string;
  /** Name of the vendor that it is about. */
  vendor?: string;
}

type Find = (vendorId: string) => Vendor | undefined;

export function findInOwnAnswers(own: SiteDocument, find: Find): OwnFinding[] {
  const { type, answers } = own;
  return [
    ...(missesAccount(own, find) ? [finding('account-missing', 'accounts', type, answers)] : []),
    ...(type === 'PRIVACY_POLICY' ? ofPrivacy(answers) : []),
    ...(type === 'COOKIES_POLICY' ? ofCookies(answers, find) : []),
  ];
}

function finding(code: DocumentCode, question: string, type: AgreementType, answers: Answers): OwnFinding {
  if (type !== 'PRIVACY_POLICY') return { code, question };
  return { code, question: hasAny(answers, 'verify_identity', 'login') ? 'verify_identity' : 'unsubscribe' };
}

/** Something is done in an account that, by another answer, nobody has. */
function missesAccount({ type, answers }: SiteDocument, find: Find): boolean {
  if (type === 'PRIVACY_POLICY') {
    const types = chosen(answers, 'pd_types');
    const none =
      types.length > 0 && !types.includes('username-password') && !hasAny(answers, 'social_login', 'yes');
    const used =
      hasAny(answers, 'verify_identity', 'login') || hasAny(answers, 'unsubscribe', 'account-settings');
    return none && used;
  }
  if (!hasAny(answers, 'accounts', 'no')) return false;
  return (
    hasAny(answers, 'cancel_methods', 'account') ||
    hasAny(answers, 'activation', 'account') ||
    chosen(answers, 'third_party_list').some((id) => find(id)?.categories[0] === 'social_login')
  );
}

function ofPrivacy(answers: Answers): OwnFinding[] {
  const found: OwnFinding[] = [];
  if (deniesLocation(answers)) found.push({ code: 'location-differs', question: 'location_use' });
  if (deniesSale(answers)) found.push({ code: 'sale-denied', question: 'sell_share' });
  return found;
}

const preciseUses = ['precise-in-use', 'precise-background'];
const locationPermissions = ['location-approximate', 'location-precise', 'location-background'];

/** The list of data and of permissions against what is done with the location. */
function deniesLocation(answers: Answers): boolean {
  const [use] = chosen(answers, 'location_use');
  if (use === undefined) return false;
  const asked = hasAny(answers, 'app_permissions', ...locationPermissions);
  const listed = hasAny(answers, 'pd_types', 'location-approximate', 'location-precise');
  if (use === 'none') return asked || listed;
  const precisely =
    hasAny(answers, 'pd_types', 'location-precise') ||
    hasAny(answers, 'app_permissions', 'location-precise', 'location-background');
  return preciseUses.includes(use) !== precisely;
}

/** Advertising tools share what they read (Cal. Civ. Code § 1798.140(ah)), whatever is paid for it. */
function deniesSale(answers: Answers): boolean {
  if (!hasAny(answers, 'sell_share', 'neither')) return false;
  return (
    hasAny(answers, 'ads', 'yes') ||
    hasAny(answers, 'remarketing', 'yes') ||
    hasAny(answers, 'analytics_features', 'advertising')
  );
}

/** By category of a typed cookie: the questions of which one says that there is such a use. */
const usesByCategory: Readonly<Record<string, readonly string[]>> = {
  essential: ['cat_essential'],
  functionality: ['cat_functionality'],
  analytics: ['analytics'],
  social: ['social_media'],
  advertising: ['ads', 'remarketing'],
};

function ofCookies(answers: Answers, find: Find): OwnFinding[] {
  const cookies = hasAny(answers, 'consent_source', 'typed') ? rows(answers, 'cookie_table') : [];
  const denied = new Set(cookies.flatMap((row) => deniedUse(answers, row)));
  return [
    ...[...denied].map((question): OwnFinding => ({ code: 'cookie-use-denied', question })),
    ...(choiceDiffers(answers, cookies)
      ? [{ code: 'choice-differs', question: 'consent_months' } as const]
      : []),
    ...(longestDiffers(answers, cookies)
      ? [{ code: 'longest-differs', question: 'longest_lifetime' } as const]
      : []),
    ...knownOtherwise(answers, cookies, find),
  ];
}

function deniedUse(answers: Answers, row: Row): string[] {
  const questions = usesByCategory[field(row, 'cookie_category')] ?? [];
  const [first] = questions;
  return first !== undefined && questions.every((one) => hasAny(answers, one, 'no')) ? [first] : [];
}

/** Days that a typed cookie stays; 0 for a session, undefined where it stays until somebody deletes it. */
function lifetimeOf(row: Row): number | undefined {
  if (field(row, 'cookie_lasts') === 'session') return 0;
  return daysOf(row['cookie_duration']);
}

const choiceNames = /consent|cookie_?choice|cookielaw|euconsent/i;

/** The cookie that remembers the choice against the months for which the choice holds. */
function choiceDiffers(answers: Answers, cookies: readonly Row[]): boolean {
  const months = answer(answers, 'consent_months');
  if (typeof months !== 'number') return false;
  return cookies.some((row) => {
    const remembers = field(row, 'cookie_aim') === 'choice' || choiceNames.test(field(row, 'cookie_name'));
    const days = lifetimeOf(row);
    return remembers && days !== undefined && !isAbout(days, months * 30);
  });
}

/** The longest period against the list. */
function longestDiffers(answers: Answers, cookies: readonly Row[]): boolean {
  const longest = daysOf(answer(answers, 'longest_lifetime'));
  const lifetimes = cookies.map(lifetimeOf);
  if (longest === undefined || lifetimes.length === 0 || lifetimes.includes(undefined)) return false;
  return !isAbout(longest, Math.max(...lifetimes.map((days) => days ?? 0)));
}

/** A typed cookie of a named provider against what is known of it. */
function knownOtherwise(answers: Answers, cookies: readonly Row[], find: Find): OwnFinding[] {
  const vendors = ['analytics_vendors', 'social_vendors', 'ad_vendors', 'remarketing_vendors', 'embeds'];
  return vendors
    .flatMap((question) => chosen(answers, question))
    .flatMap((id): OwnFinding[] => {
      const { cookies: known = [], ownCookies = [] } = vendorTags[id] ?? {};
      const differs = [...known, ...ownCookies].some(({ name, days }) =>
        cookies.some((row) => {
          const lasts = lifetimeOf(row);
          if (days === null || lasts === undefined || field(row, 'cookie_name') !== name) return false;
          return days < 1 ? lasts > 1 : !isAbout(days, lasts);
        }),
      );
      const vendor = find(id)?.name;
      return differs && vendor !== undefined
        ? [{ code: 'cookie-period-differs', question: 'cookie_table', vendor }]
        : [];
    });
}
