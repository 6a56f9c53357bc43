/*
 * Washington My Health My Data Act, RCW 19.373.020 (notice), .030 (consent), .040 (rights, 45 days, appeal), .070 (sale);
 * Nevada, NRS 603A.400-.550 (consumer health data), alike, with two more items of its notice. Sources and recipients of health data are asked apart from those
 * of other data; for which purposes they serve nobody is asked, so purposes are limited to those for which they are needed. Affiliates
 * must be named; where the owner gave none, either there are none or they are named on request. Washington's attorney general
 * wants this as a document of its own: the section can be linked by its heading, more the document cannot do. Sale needs a
 * signed authorisation (.070), so the sentence stands unless the owner said that nothing is sold. Archives and backups may take six
 * months from the check who asks (.040); Nevada allows longer, so one period suits both. Left out: geofences, which are no matter of the notice.
 */
import { type Context, given, has, items, type Words } from '@clausewright/engine/document/authoring';
import { holdsFact } from '../../derive/holds-fact.ts';
import { appPermissionWords } from '../../words/app-permissions.ts';
import { sourceWords } from '../../words/pd-sources.ts';
import { dataTypeWords } from '../../words/pd-types.ts';
import { recipientWords } from '../../words/share-with.ts';
import { specialDataWords } from '../../words/special-data.ts';
import { labelled, stateName } from '../../words/us-states.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';

type Given = Context<PrivacyQuestions>['a'];

const offices = [
  ['wa_mhmda', 'US_WA', 'https://www.atg.wa.gov'],
  ['nv_603a', 'US_NV', 'https://ag.nv.gov'],
] as const;

/** Those of the two states whose law was chosen; both where none was. */
function chosenOffices(a: Given): readonly (typeof offices)[number][] {
  const chosen = offices.filter(([law]) => has(a.laws, law));
  return chosen.length > 0 ? chosen : offices;
}

function places({ a, language }: Pick<Context<PrivacyQuestions>, 'a' | 'language'>): Words[] {
  return chosenOffices(a).map(([, state]) => stateName(language, state));
}

function attorneys({ a, language }: Pick<Context<PrivacyQuestions>, 'a' | 'language'>) {
  return items(chosenOffices(a).map(([, state, url]) => labelled(language, state, url)));
}

/** What the statutes count as health data beside health itself. */
const related = ['biometrics', 'genetic', 'sex-life'] as const;
const onDevice = ['health', 'motion'] as const;

interface Nouns {
  data: Record<(typeof related)[number] | 'health', Words>;
  types: Record<'health', Words>;
  device: Record<(typeof onDevice)[number], Words>;
}

/** Each kind that the answers name; health in general only where nothing tells more. */
function kinds(a: Given, { data, types, device }: Nouns): Words[] {
  const read = onDevice.filter((permission) => has(a.app_permissions, permission));
  const told = has(a.pd_types, 'health')
    ? [types.health]
    : has(a.special_data, 'health')
      ? [data.health]
      : [];
  const named = [...told, ...read.map((permission) => device[permission])];
  return [
    ...(named.length > 0 ? named : [data.health]),
    ...related.filter((kind) => has(a.special_data, kind)).map((kind) => data[kind]),
  ];
}

const isShared = (a: Given): boolean => given(a.health_recipients) || given(a['health_recipients.own']);

const sellsNothing = (a: Given): boolean => given(a.sell_share) && !holdsFact(a, 'data:sale');

export const health = clause({
  id: 'pp.health',
  version: 5,
  when: (a) => has(a.laws, 'wa_mhmda', 'nv_603a') && holdsFact(a, 'data:health'),
  ground: { law: 'RCW 19.373.020; NRS 603A.400-.550' },
  parts: {
    kinds: { meets: ['wa-19-373-020', 'us-nv-health'] },
    purposes: { meets: ['wa-19-373-020', 'us-nv-health'] },
    sources: { meets: ['wa-19-373-020', 'us-nv-health'], when: (a) => given(a.health_sources) },
    shared: { meets: ['wa-19-373-020', 'us-nv-health'], when: isShared },
    unshared: { meets: ['wa-19-373-020', 'us-nv-health'], when: (a) => !isShared(a) },
    affiliates: {
      answers: ['health_recipients', 'health_affiliates'],
      when: (a) => has(a.health_recipients, 'affiliates') && given(a.health_affiliates),
    },
    noAffiliates: {
      answers: ['health_recipients'],
      when: (a) => isShared(a) && !has(a.health_recipients, 'affiliates'),
    },
    unnamed: {
      law: 'RCW 19.373.040(1)(a)',
      when: (a) => has(a.health_recipients, 'affiliates') && !given(a.health_affiliates),
    },
    consent: { law: 'RCW 19.373.030; NRS 603A.500' },
    unsold: { answers: ['sell_share'], when: (a) => sellsNothing(a) },
    signed: { law: 'RCW 19.373.070; NRS 603A.525', when: (a) => !sellsNothing(a) },
    rights: { meets: ['wa-19-373-020', 'us-nv-health'] },
    nevada: { meets: ['us-nv-health'], when: (a) => has(a.laws, 'nv_603a') },
    appealMail: { answers: ['appeals_email'], when: (a) => given(a.appeals_email) },
    appealWays: { answers: ['appeals_email'], when: (a) => !given(a.appeals_email) },
  },
  words: {
    data: specialDataWords,
    types: dataTypeWords,
    device: appPermissionWords,
    from: sourceWords,
    to: recipientWords,
  },
  texts: import.meta.url,
  values: {
    places,
    dataKinds: (c) => kinds(c.a, c.w),
    healthSources: (c) => c.names(c.say.health_sources, c.w.from),
    healthRecipients: (c) => c.names(c.say.health_recipients, c.w.to, c.say['health_recipients.own']),
    attorneys,
  },
});
