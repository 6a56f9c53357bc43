import { given, has, rows } from '@clausewright/engine/document/authoring';
import { appPlatformWords, appStoreWords } from '../../../../shared/words/app-places.ts';
import { hasFormOfItsOwn } from '../../../../shared/clauses/legal-form.ts';
import { ownerName, ownerPlace, ownerWords } from '../../../../shared/words/owner.ts';
import { regulation, speaksAmerican, underEither } from '../../words/regulation.ts';
import { twoEnglishes } from '../../../../shared/clauses/two-englishes.ts';
import { clause } from '../../clause.ts';

/**
 * Drafting note. Articles 13(1)(a) and 14(1)(a) GDPR and UK GDPR, Art. 19(2)(a) FADP, ORS 646A.578(4)(g). An individual is
 * told by name and country; an address stands in pp.contact where it was given. What the document covers follows from the
 * sites and apps that were named.
 */
export const intro = clause({
  id: 'pp.intro',
  version: 5,
  ground: { law: 'Regulation (EU) 2016/679, Art. 13(1)(a)' },
  parts: {
    ...twoEnglishes(
      'Regulation (EU) 2016/679, Art. 13(1)(a); Cal. Bus. & Prof. Code § 22575',
      speaksAmerican,
    ),
    owner: { meets: ['gdpr-13-1-a', 'uk-gdpr-13', 'ch-19-2', 'or-646A-578-4-g', 'play-entity'] },
    form: { answers: ['legal_form'], when: hasFormOfItsOwn },
    trading: { answers: ['trading_name'], when: (a) => given(a.trading_name) },
    mail: { meets: ['gdpr-13-1-a'], when: (a) => has(a.contact_methods, 'email') },
    website: { answers: ['website_name', 'website_url'], when: (a) => has(a.agreement_for, 'website') },
    app: { meets: ['play-entity'], when: (a) => has(a.agreement_for, 'app') },
    both: {
      answers: ['agreement_for'],
      when: (a) => has(a.agreement_for, 'website') && has(a.agreement_for, 'app'),
    },
    platforms: { answers: ['app_platforms'], when: (a) => given(a.app_platforms) },
    stores: { answers: ['app_stores'], when: (a) => given(a.app_stores) },
    articles: { law: 'Regulation (EU) 2016/679, Art. 13, 14', when: underEither },
    extra: { answers: ['extra_sites'], when: (a) => given(a.extra_sites) },
  },
  words: { stores: appStoreWords, platforms: appPlatformWords },
  texts: import.meta.url,
  values: {
    regulation,
    ownerName,
    ownerPlace,
    controller: (c, t) => ownerWords(c.a, t.phrases('controller')),
    platformNames: (c) => c.names(c.say.app_platforms, c.w.platforms),
    storeNames: (c) => c.names(c.say.app_stores, c.w.stores),
    otherSitesAndApps: (c, t) =>
      rows(c.say.extra_sites).map((row) =>
        t.snippet('siteOrApp', { name: row.extra_site_name, url: row.extra_site_url }),
      ),
  },
});
