/** Where readers of the Privacy Policy look for things, by the owner's country. */
import type { Arrangement } from '@clausewright/engine/document/outline';

const california = [
  'pp.rights.ca_collected',
  'pp.rights.ca_sold',
  'pp.rights.ca_disclosed',
  'pp.rights.ca',
  'pp.rights.ca_requests',
  'pp.incentives',
  'pp.shine',
  'pp.databroker',
  'pp.minors',
];
const states = [
  'pp.rights.us',
  'pp.rights.us_requests',
  'pp.rights.us_more',
  'pp.rights.nv',
  'pp.rights.de_state',
];
const federal = [
  'pp.caloppa',
  'pp.ssn',
  'pp.biometric',
  'pp.health',
  'pp.children.coppa',
  'pp.children.parents',
];
const europe = ['pp.rights.uk', 'pp.transfers.uk', 'pp.rights.ch', 'pp.transfers.ch', 'pp.rights.tr'];
const canada = ['pp.rights.ca_pipeda', 'pp.rights.qc', 'pp.rights.qc_profiling'];
const elsewhere = ['au', 'nz', 'za', 'sg', 'br', 'in', 'jp', 'kr', 'cn', 'gulf'].map(
  (place) => `pp.rights.${place}`,
);

export const homes = {
  GB: ['pp.rights.uk', 'pp.transfers.uk'],
  CH: ['pp.rights.ch', 'pp.transfers.ch'],
  TR: ['pp.rights.tr'],
  CA: canada,
  AU: ['pp.rights.au'],
  NZ: ['pp.rights.nz'],
  ZA: ['pp.rights.za'],
  SG: ['pp.rights.sg'],
  BR: ['pp.rights.br'],
  IN: ['pp.rights.in'],
  JP: ['pp.rights.jp'],
  KR: ['pp.rights.kr'],
  CN: ['pp.rights.cn'],
  AE: ['pp.rights.gulf'],
  SA: ['pp.rights.gulf'],
};

export const arrangements: readonly Arrangement[] = [
  {
    // One document for all states, California in one section, the choices at the top and the address at the end.
    countries: ['US'],
    moves: [
      { clauses: ['pp.optout'], after: 'pp.intro' },
      {
        clauses: [
          'pp.requests',
          ...states,
          ...california,
          'pp.caloppa',
          'pp.ssn',
          'pp.biometric',
          'pp.health',
        ],
        after: 'pp.other',
      },
      {
        clauses: ['pp.rights.gdpr', 'pp.rights.objection', ...europe, ...canada, ...elsewhere],
        after: 'pp.children.parents',
      },
      { clauses: ['pp.contact'], after: 'pp.changes' },
    ],
    sections: [
      {
        title: 'tracking',
        clauses: ['pp.analytics', 'pp.ads', 'pp.remarketing', 'pp.replay', 'pp.social-plugins', 'pp.other'],
      },
      { title: 'states', clauses: states },
      { title: 'california', clauses: california },
      { title: 'children', clauses: ['pp.children', 'pp.children.coppa', 'pp.children.parents'] },
      {
        title: 'abroad',
        clauses: ['pp.rights.gdpr', 'pp.rights.objection', ...europe, ...canada, ...elsewhere],
      },
    ],
    annexes: ['pp.storeforms'],
  },
  {
    sections: [
      {
        title: 'tracking',
        clauses: ['pp.analytics', 'pp.ads', 'pp.remarketing', 'pp.replay', 'pp.social-plugins', 'pp.other'],
      },
    ],
    annexes: [
      { title: 'countries', clauses: [...europe, ...canada, ...elsewhere] },
      { title: 'america', clauses: ['pp.optout', ...california, ...states, ...federal] },
      'pp.storeforms',
    ],
  },
];
