import type { BodyOf, newConsent } from '@clausewright/contract';
import type { BannerCatalogue } from '@clausewright/library/banner-catalogue';
import { defaultAppearance } from '@clausewright/banner/publish';
import type { Language } from '@clausewright/contract/languages';
import { send } from '../../api.ts';
import { consentCalls } from '../consent-calls.ts';
import type { ConsentAnswers, OwnVendor } from './consent-draft.ts';
import { parseDomain } from '../parse-domain.ts';
import { bannerCatalogue } from '../vendor-catalogue.ts';

export { newRequestId } from '../../request-id.ts';

type NewConsent = BodyOf<typeof newConsent>;
type Vendor = NonNullable<NewConsent['vendors']>[number];

function ownVendor({ name, type, purpose, patterns, cookies, keptFor }: OwnVendor): Vendor {
  return {
    catalogue_id: null,
    name: name.trim(),
    company: '',
    country: null,
    purpose,
    type,
    about: {},
    kept_for: keptFor,
    privacy_url: '',
    patterns: [...patterns],
    cookies: [...cookies],
  };
}

/** What the answers ask the server for. `language`: of a banner that has none. */
function newConsentBody(
  answers: ConsentAnswers,
  catalogue: BannerCatalogue,
  language: Language,
): Omit<NewConsent, 'request_id'> {
  const { site, regions, vendors, own, colour, custom, position, languages } = answers;
  return {
    site_url: parseDomain(site) ?? site,
    vendors: [...vendors.flatMap((id) => catalogue[id]?.vendor ?? []), ...own.map(ownVendor)],
    appearance: {
      ...defaultAppearance(languages[0] ?? language),
      colour,
      custom: colour === 'custom' ? { ...custom } : null,
      position,
      languages: [...languages],
      regions,
    },
  };
}

export async function sendNewConsent(requestId: string, answers: ConsentAnswers, language: Language) {
  const body = newConsentBody(answers, await bannerCatalogue(language), language);
  return send(consentCalls.newConsent, { body: { request_id: requestId, ...body } });
}
