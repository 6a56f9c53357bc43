import { given, has, rows } from '@clausewright/engine/document/authoring';
import { appPlatformWords, appStoreWords } from '../../../../shared/words/app-places.ts';
import { hasFormOfItsOwn } from '../../../../shared/clauses/legal-form.ts';
import { ownerName, ownerPlace, ownerWords } from '../../../../shared/words/owner.ts';
import { twoEnglishes } from '../../../../shared/clauses/two-englishes.ts';
import { speaksAmerican } from '../../uses.ts';
import { clause } from '../../clause.ts';

/**
 * Who is responsible and for what the document holds: Art. 13(1)(a) GDPR for data from cookies; the
 * CNIL's guidelines 2020-091 want the responsible named before the choice.
 */
export const intro = clause({
  id: 'cp.intro',
  version: 3,
  ground: { law: 'Regulation (EU) 2016/679, Art. 13(1)(a)' },
  parts: {
    ...twoEnglishes(
      'Regulation (EU) 2016/679, Art. 13(1)(a); Cal. Bus. & Prof. Code § 22575',
      speaksAmerican,
    ),
    owner: { meets: ['gdpr-r30-cookies', 'cookie-refusal'] },
    form: { answers: ['legal_form'], when: hasFormOfItsOwn },
    trading: { answers: ['trading_name'], when: (a) => given(a.trading_name) },
    website: { answers: ['website_name', 'website_url'], when: (a) => has(a.agreement_for, 'website') },
    app: { answers: ['app_name'], when: (a) => has(a.agreement_for, 'app') },
    both: {
      answers: ['agreement_for'],
      when: (a) => has(a.agreement_for, 'website') && has(a.agreement_for, 'app'),
    },
    platforms: { answers: ['app_platforms'], when: (a) => given(a.app_platforms) },
    stores: { answers: ['app_stores'], when: (a) => given(a.app_stores) },
    extra: { answers: ['extra_sites'], when: (a) => given(a.extra_sites) },
  },
  words: { stores: appStoreWords, platforms: appPlatformWords },
  texts: import.meta.url,
  values: {
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
