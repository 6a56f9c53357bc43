/** What the banner of the site decides in the clauses of a policy. */
import { type Context, given, has } from '../../document/authoring.ts';
import type { PrivacyQuestions } from './clause.ts';

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
