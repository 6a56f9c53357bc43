import { type Context, given } from '@clausewright/engine/document/authoring';
import { findVendor } from '../../../../vendors/list.ts';
import { holdsFact } from '../../derive/holds-fact.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';

/** Whether a section names a company whose artificial intelligence is used. */
function namesIntelligence(a: Context<PrivacyQuestions>['a']): boolean {
  return (
    given(a.ai_vendors) ||
    given(a['ai_vendors.own']) ||
    (a.other_vendors ?? []).some((id) => findVendor(id)?.categories.includes('ai') === true)
  );
}

/**
 * Drafting note. Apple's App Review Guidelines 5.1.1(i) (recipients give equal protection), 5.1.1(v) (an account that is made
 * in the app is deleted there) and 5.1.2(i) (artificial intelligence of others). Each is what Apple demands of the owner,
 * so the text promises it; accounts and intelligence are conditional, for nobody is asked what the app itself does. Data,
 * purposes and periods stand in their sections.
 */
export const apple = clause({
  id: 'pp.apple',
  version: 2,
  when: (a) =>
    holdsFact(a, 'biz:app-ios') && holdsFact(a, 'data:disclosed', 'biz:accounts', 'data:third-party-ai'),
  ground: { answers: ['app_stores', 'app_platforms'] },
  parts: {
    protection: {
      meets: ['apple-5-1-1-i-b'],
      when: (a) => holdsFact(a, 'data:disclosed'),
      promise: 'apple_protection',
    },
    account: {
      meets: ['apple-5-1-1-v'],
      when: (a) => holdsFact(a, 'biz:accounts'),
      promise: 'apple_account',
    },
    intelligence: {
      meets: ['apple-5-1-2-ai'],
      when: (a) => holdsFact(a, 'data:third-party-ai'),
      promise: 'apple_intelligence',
    },
    named: { answers: ['ai_vendors', 'other_vendors'], when: namesIntelligence },
  },
  texts: import.meta.url,
});
