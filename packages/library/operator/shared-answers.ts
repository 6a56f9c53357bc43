import { agreementSlugs } from '@clausewright/contract/agreement-types';
import { languages } from '@clausewright/contract/languages';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { normalizeUrl } from '@clausewright/engine/questionnaire/formats';
import type { OperatorFacts, OwnDocumentType } from './facts.ts';

/** Facts of an operator who said who he is: a document without that names nobody (Article 13(1)(a) GDPR, Article 5 ECD). */
export type Identified = OperatorFacts & {
  legalName: string;
  address: string;
  email: string;
  country: string;
};

/** Path at which an instance serves its own document, with `/<language>` behind it for one language. */
export function ownDocumentPath(type: OwnDocumentType): string {
  return `/legal/${agreementSlugs[type]}`;
}

/** A trial on localhost has no address that a document could name. */
export function getSite({ publicUrl, email }: Identified): string {
  return normalizeUrl(publicUrl) === null ? `https://${email.slice(email.indexOf('@') + 1)}` : publicUrl;
}

/** Where one document finds another, whoever wrote it. */
export function getDocumentUrl(facts: Identified, type: OwnDocumentType): string {
  return facts.links[type] ?? `${getSite(facts)}${ownDocumentPath(type)}`;
}

/** What every wizard asks. */
export function sharedAnswers(facts: Identified): Answers {
  const { name, legalName, address, email, country, state, vat, links } = facts;
  return {
    agreement_for: ['website'],
    website_url: getSite(facts),
    website_name: name,
    site_kind: ['saas'],
    entity_type: 'business',
    business_name: legalName,
    business_address: address,
    country,
    ...(state === undefined ? {} : { state }),
    ...(vat === undefined ? {} : { vat_id: vat }),
    ...(links.IMPRINT === undefined ? {} : { legal_notice_url: links.IMPRINT }),
    consumer_type: 'both',
    contact_methods: ['email', 'post'],
    contact_email: email,
    document_languages: [...languages],
    change_notice_days: '30',
    change_notice_channels: ['page', 'email'],
    delivery_email: email,
  };
}

/** Where authorities and users reach the operator about hosted documents. */
export function contentContact({ email, interfaceLanguages }: Identified): Answers {
  return { dsa_contact: [{ _id: 'operator', dsa_email: email, dsa_languages: [...interfaceLanguages] }] };
}

/** Whoever sells to consumers in France from there has to name a mediator (art. L. 616-1 C. conso.). */
export function disputeBodies({ country }: Identified): Answers {
  return country === 'FR' ? {} : { eu_adr: 'not-obliged' };
}
