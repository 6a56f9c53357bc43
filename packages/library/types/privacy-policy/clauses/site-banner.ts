/** What the banner of the site decides in the clauses of a policy. */
import { type Context, given, has } from '@clausewright/engine/document/authoring';
import { chosen } from '@clausewright/engine/law/answer-reading';
import type { Answers as AllAnswers } from '@clausewright/engine/questionnaire/definition';
import type { PrivacyQuestions } from '../clause.ts';

/** @public Read from the source by the test of clauses.lock. */
export const version = 2;

/** Laws under which tools wait for a yes: Art. 5(3) ePrivacy Directive, reg. 6 PECR, s. 8.1 of Quebec's Act. */
const consentLaws: readonly string[] = ['gdpr', 'uk_gdpr', 'quebec_25'];

type Answers = Context<PrivacyQuestions>['a'];

export function onWebsite(a: Answers): boolean {
  return has(a.agreement_for, 'website') || !given(a.agreement_for);
}

/** A banner of ours is published on the website that the document is for. */
export function asks(a: Answers): boolean {
  return given(a.site_banner_days) && onWebsite(a);
}

/** It asks before anything runs only where the law of the visitor's country wants that. */
export function asksByCountry(a: Answers): boolean {
  return asks(a) && a.site_banner_regions === 'by-country';
}

/**
 * Consent is promised where the law wants it, not to everybody: the banner asks by country, or laws that let people opt out
 * instead are covered too and no banner of ours is known to ask all. A promise that a site does not keep deceives.
 */
export function waitsWhereRequired(a: Answers): boolean {
  if (asks(a)) return asksByCountry(a);
  return chosen(a as AllAnswers, 'laws').some((law) => !consentLaws.includes(law));
}
