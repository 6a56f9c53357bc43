import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  has,
  type Prose,
  prose,
  rows,
  sequence,
} from '@clausewright/engine/document/authoring';
import { britishRepresentative, swissRepresentative } from '../../words/representatives.ts';
import { underBritish, underEither } from '../../words/regulation.ts';
import {
  addressee,
  hasDetails,
  ownerDetailsInPolicies,
  waysToReachUs,
} from '../../../../shared/clauses/contact-section.ts';
import { isIndividual } from '../../../../shared/words/owner.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';

/** Representatives in the United Kingdom and in Switzerland. */
function elsewhere(c: Context<PrivacyQuestions, Language, 'british' | 'swiss'>): Prose<'british' | 'swiss'> {
  return prose`
    ${c.part.british(britishRepresentative(c))}

    ${c.part.swiss(swissRepresentative(c))}`;
}

/**
 * Art. 13(1)(a) GDPR wants a representative named where there is one. Where none is named the text says nothing: the wizard and
 * the list of duties remind the owner (`consistency/single-document-rules.ts`).
 */
export const contact = clause({
  id: 'pp.contact',
  version: 5,
  ground: { answers: ['contact_methods'] },
  parts: {
    who: { meets: ['gdpr-13-1-a'] },
    address: {
      meets: ['gdpr-13-1-a'],
      answers: ['provider_address'],
      when: (a) => isIndividual(a) && given(a.provider_address),
    },
    ways: { meets: ['gdpr-13-1-a', 'uk-gdpr-13', 'ch-19-2', 'ccpa-7011-e3-contact', 'play-entity'] },
    details: { answers: ['reg_number', 'vat_id', 'legal_notice_url'], when: hasDetails },
    officer: { meets: ['gdpr-13-1-b'], when: (a) => a.dpo === 'yes' && underEither(a) },
    officerName: { answers: ['dpo_details'], when: (a) => given(a.dpo_details?.[0]?.dpo_name) },
    officerPhone: { answers: ['dpo_details'], when: (a) => given(a.dpo_details?.[0]?.dpo_phone) },
    officerAddress: { answers: ['dpo_details'], when: (a) => given(a.dpo_details?.[0]?.dpo_address) },
    representative: { meets: ['gdpr-27'], when: (a) => has(a.laws, 'gdpr') && given(a.eu_rep) },
    british: { meets: ['uk-gdpr-27'], when: (a) => underBritish(a) && given(a.uk_rep) },
    swiss: { meets: ['ch-14'], when: (a) => has(a.laws, 'fadp') && given(a.ch_rep) },
  },
  texts: import.meta.url,
  values: {
    addressee,
    waysToReachUs,
    ownerDetails: ownerDetailsInPolicies,
    officerContact: (c, t) =>
      sequence(
        rows(c.say.dpo_details).map((row) =>
          t.snippet('officerContact', {
            dpo_name: row.dpo_name,
            dpo_email: row.dpo_email,
            dpo_phone: row.dpo_phone,
            dpo_address: row.dpo_address,
          }),
        ),
      ),
    unionRepresentative: (c, t) =>
      sequence(
        rows(c.say.eu_rep).map((row) =>
          t.snippet('unionRepresentative', {
            eu_rep_name: row.eu_rep_name,
            eu_rep_address: row.eu_rep_address,
            eu_rep_email: row.eu_rep_email,
          }),
        ),
      ),
    representativesElsewhere: elsewhere,
  },
});
