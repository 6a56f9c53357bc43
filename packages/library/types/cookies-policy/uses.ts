/** What the answers say is stored on devices. Conditions of clauses; the facts of the law are read apart. */
import { type Context, given, has } from '@clausewright/engine/document/authoring';
import type { CookiesQuestions } from './clause.ts';
import { consentLaws } from './derive/choices.ts';

type Answers = Context<CookiesQuestions>['a'];
type Category = CookiesQuestions['cookie_table'][number]['cookie_category'];

/** The table is that of the banner which is published on the website. */
export function listsBanner(a: Answers): boolean {
  return a.consent_source === 'banner' && given(a.site_banner_listed);
}

/** Pages in a browser; an app has neither. */
export function onWebsite(a: Answers): boolean {
  return has(a.agreement_for, 'website') || !given(a.agreement_for);
}

/** Whether the owner typed in a cookie of the category. */
export function lists(a: Answers, category: Category): boolean {
  return (a.cookie_table ?? []).some((row) => row.cookie_category === category);
}

export function usesEssential(a: Answers): boolean {
  return a.cat_essential !== 'no' || remembersChoice(a) || lists(a, 'essential');
}
/** There is a choice to remember only where somebody asks for one. */
export function remembersChoice(a: Answers): boolean {
  return a.cat_acceptance !== 'no' && a.banner === 'another';
}
export function usesPreferences(a: Answers): boolean {
  return a.cat_functionality === 'yes' || lists(a, 'functionality');
}
export function usesStatistics(a: Answers): boolean {
  return a.analytics === 'yes' || lists(a, 'analytics');
}
export function usesSocial(a: Answers): boolean {
  return a.social_media === 'yes' || lists(a, 'social');
}
export function advertises(a: Answers): boolean {
  return a.ads === 'yes' || a.remarketing === 'yes' || lists(a, 'advertising');
}
export function usesEmbeds(a: Answers): boolean {
  return given(a.embeds) || given(a['embeds.own']);
}

/** Something beyond what a visitor asked for: consent where the law demands it. */
export function needsConsent(a: Answers): boolean {
  return usesStatistics(a) || usesSocial(a) || advertises(a) || usesEmbeds(a);
}
/** Comfort may need consent too, depending on who asked for it. */
export function mayNeedConsent(a: Answers): boolean {
  return needsConsent(a) || usesPreferences(a);
}
export function usesNothing(a: Answers): boolean {
  return !usesEssential(a) && !mayNeedConsent(a);
}

export function inUnion(a: Answers): boolean {
  return has(a.laws, 'gdpr', 'eprivacy');
}
/** Under a law by which trackers wait for a yes. */
export function owesConsent(a: Answers): boolean {
  return has(a.laws, ...consentLaws);
}
/** One rule for all visitors; by region, the others are asked for nothing. */
export function asksEverywhere(a: Answers): boolean {
  return owesConsent(a) && a.banner_model !== 'by-region';
}
/** What may be measured or shown without a yes, as long as nobody objects. */
export function worksUntilObjection(a: Answers): boolean {
  return a.anonymous_stats === 'yes' || usesPreferences(a);
}

/** A business in the United States that reaches no European: its English readers expect American words. */
export function speaksAmerican(a: Answers): boolean {
  const seat: string | undefined = a.country;
  return seat === 'US' && !has(a.laws, 'gdpr', 'eprivacy', 'uk_gdpr', 'fadp');
}
