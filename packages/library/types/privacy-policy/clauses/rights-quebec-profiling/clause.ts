import { type Context, has, type Prose, type Words } from '@clausewright/engine/document/authoring';
import { clause, type PrivacyQuestions } from '../../clause.ts';
import { asks } from '../site-banner.ts';
import { holdsFact } from '../../derive/holds-fact.ts';

type Given = Context<PrivacyQuestions>['a'];

const reckons = (a: Given): boolean => a.location_use === 'ip-only';
const locates = (a: Given): boolean => holdsFact(a, 'data:location') && !reckons(a);
const tracks = (a: Given): boolean => holdsFact(a, 'data:cross-site-tracking');
const decides = (a: Given): boolean => holdsFact(a, 'data:adm');

/** Profiling that serves anything but a decision about the person. */
function tailors(a: Given): boolean {
  return (
    has(a.ai_features, 'recommendations') ||
    has(a.purposes, 'personalisation', 'advertising') ||
    holdsFact(a, 'data:targeted-ads')
  );
}

const switches = (a: Given): boolean => reckons(a) || locates(a) || tailors(a) || tracks(a);

/** Where somebody switches the functions on: only what the answers tell, and wherever the owner asks. */
function places(c: Context<PrivacyQuestions>, words: { banner: Prose; device: Prose; asked: Prose }): Words {
  return c.or([...(asks(c.a) ? [words.banner] : []), ...(locates(c.a) ? [words.device] : []), words.asked]);
}

/**
 * Drafting note. Act respecting the protection of personal information in the private sector (CQLR c. P-39.1).
 * technology: s. 8.1 wants told, before it is used, that a technology can identify, locate or profile, and how to activate
 * it; it is off until then, which the text promises. scored: assessing somebody for a decision is profiling too (s. 8.1), but
 * nothing that is left switched on, so the text says when it takes place. automated: s. 12.1; the decisions themselves stand
 * in the body. Left out: s. 9.1 (privacy by default), which is no duty to tell, and biometrics, which another act governs.
 */
export const rightsQuebecProfiling = clause({
  id: 'pp.rights.qc_profiling',
  version: 3,
  when: (a) => has(a.laws, 'quebec_25') && (switches(a) || decides(a)),
  ground: { law: 'P-39.1, ss. 8.1, 12.1' },
  parts: {
    technology: { meets: ['qc-8-1'], when: switches, promise: 'quebec_off' },
    approximate: { answers: ['location_use'], when: reckons },
    located: { answers: ['location_use', 'pd_types', 'app_permissions'], when: locates },
    profiled: { answers: ['ai_features', 'purposes', 'ads', 'remarketing'], when: tailors },
    tracked: { answers: ['ads', 'remarketing', 'social_plugins'], when: tracks },
    scored: { meets: ['qc-8-1'], when: decides },
    automated: { meets: ['qc-12-1'], when: decides },
  },
  texts: import.meta.url,
  values: {
    whereToActivate: (c, t) => places(c, t.phrases('whereToActivate')),
  },
});
