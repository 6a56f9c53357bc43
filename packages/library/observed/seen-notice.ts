/** Who runs the website: from its imprint first, then from what it tells machines. */
import { type Language, languages } from '@clausewright/contract/languages';
import { readNotice } from './notice/read-notice.ts';
import type { Read } from './notice/lines.ts';
import { companyIn } from './notice/legal-forms.ts';
import { type Proposal, proposed, seenAt } from './proposal.ts';
import { countryHint } from './seen-place.ts';
import type { SeenPage, SeenSite, SeenThing } from './seen-site.ts';

/** A line of business is told by Austrians alone. */
function languageOf(tag: string): Language {
  return languages.find((one) => tag.toLowerCase().startsWith(one)) ?? 'de';
}

/** An imprint knows more than a page of contact. */
const imprint = /imprint|impressum|mentions|aviso|note-legali|legal|colofon|offenlegung/iu;

export function fromNotice(site: SeenSite): Proposal[] {
  const hint = countryHint(site)?.country ?? null;
  const pages = site.pages
    .filter(({ text }) => text !== '')
    .toSorted((one, other) => Number(imprint.test(other.url)) - Number(imprint.test(one.url)));
  return [
    ...pages.flatMap((page) => ofPage(page, hint)),
    ...site.pages.flatMap(({ url, things }) => things.flatMap((thing) => ofThing(url, thing))),
  ];
}

function ofPage({ url, text, language }: SeenPage, hint: string | null): Proposal[] {
  const notice = readNotice(text, hint);
  const { name, person, register, vat, address } = notice;
  // Who trades under the own name with a number is a business of that name.
  const business = name ?? (register === null && vat === null ? null : person);
  const alone = business === null ? person : null;
  const fact = (question: string, read: Read | null): Proposal[] =>
    read === null ? [] : proposed(question, read.value, seenAt(url, 'text', read.quote || read.value));
  return [
    ...(business === null ? [] : proposed('entity_type', 'business', seenAt(url, 'text', business.quote))),
    ...(alone === null ? [] : proposed('entity_type', 'individual', seenAt(url, 'text', alone.quote))),
    ...fact('business_name', business),
    ...fact('individual_name', alone),
    ...fact('business_address', business === null ? null : address),
    ...fact('provider_address', alone === null ? null : address),
    ...fact('contact_post', alone === null ? null : address),
    ...fact('trading_name', notice.tradingName),
    ...fact('legal_form', business === null ? null : notice.form),
    ...fact('reg_number', register),
    ...fact('vat_id', vat),
    ...(notice.country?.quote === '' ? [] : fact('country', notice.country)),
    ...fact('contact_email', notice.email),
    ...fact('request_email', notice.email),
    ...fact('contact_phone', notice.phone),
    ...fact('provider_representatives', notice.representatives),
    ...fact('publication_director', notice.publication),
    ...fact('provider_host', notice.host),
    ...fact('provider_authority', notice.authority),
    ...(notice.business === null
      ? []
      : proposed(
          'line_of_business',
          { [languageOf(language)]: notice.business.value },
          seenAt(url, 'text', notice.business.quote),
        )),
    ...fact('share_capital', notice.capital),
    ...(imprint.test(url) && (business ?? alone) !== null
      ? proposed('legal_notice_url', url, seenAt(url, 'text', (business ?? alone)?.quote ?? ''))
      : []),
  ];
}

const organisations = /organi[sz]ation|corporation|business|store|restaurant|hotel|ngo|association|school/iu;

function ofThing(page: string, thing: SeenThing): Proposal[] {
  if (!organisations.test(thing.type)) return [];
  const { address, email, telephone, vatId, country, name } = { ...thing, ...countryOf(thing) };
  const at = (what: string) => seenAt(page, 'data', `${thing.type}: ${what}`);
  const company = thing.legalName === '' ? companyIn(name)?.value : thing.legalName;
  return [
    ...proposed('business_name', company, at(company ?? '')),
    ...(address === null ? [] : proposed('business_address', addressText(address), at(addressText(address)))),
    ...proposed('country', country, at(country)),
    ...proposed('contact_email', email, at(email)),
    ...proposed('contact_phone', telephone, at(telephone)),
    ...proposed('vat_id', vatId, at(vatId)),
  ];
}

function countryOf({ address }: SeenThing): { country: string } {
  const country = address?.country ?? '';
  return { country: /^[A-Z]{2}$/u.test(country) ? country : '' };
}

function addressText({ street, postalCode, locality, region }: NonNullable<SeenThing['address']>): string {
  const place = [postalCode, locality].filter((part) => part !== '').join(' ');
  return [street, place, region === locality ? '' : region].filter((part) => part !== '').join('\n');
}
