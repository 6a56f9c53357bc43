/**
 * Consent records as ISO/IEC TS 27560:2023 lists their fields, in the terms of the W3C Data Privacy Vocabulary
 * (guide of its community group, final report of August 2024). Pure.
 */
import type { OptionalType } from '@clausewright/contract';
import type { ExportedSite } from './exported-record.ts';
import type { ExportedRecord } from './exported-record.ts';

export const recordContext = {
  dpv: 'https://w3id.org/dpv#',
  loc: 'https://w3id.org/dpv/loc#',
  dct: 'http://purl.org/dc/terms/',
  schema: 'https://schema.org/',
} as const;

const purposes: Readonly<Record<OptionalType, string>> = {
  FUNCTIONALITY: 'dpv:ServiceProvision',
  ANALYTICS: 'dpv:ServiceUsageAnalytics',
  ADVERTISING: 'dpv:PersonalisedAdvertising',
  MARKETING: 'dpv:Marketing',
};

const methods: Readonly<Record<ExportedRecord['action'], string>> = {
  accept: 'Button: accept all',
  reject: 'Button: reject all',
  custom: 'Choice by purpose or vendor',
  gpc: 'Global Privacy Control signal of the browser',
  withdraw: 'Earlier choice changed',
  notice: 'Notice closed',
};

export function consentRecord(record: ExportedRecord, { domain }: ExportedSite): object {
  const { visitor, country, action, regime } = record;
  return {
    '@id': `urn:uuid:${record.record}`,
    '@type': 'dpv:ConsentRecord',
    'dct:conformsTo': 'https://w3id.org/dpv/schema/dpv-27560#record',
    'dct:identifier': record.record,
    'dct:created': record.received,
    ...(visitor !== null && {
      'dpv:hasDataSubject': { '@id': `urn:uuid:${visitor}`, '@type': 'dpv:Visitor' },
    }),
    'dpv:hasDataController': { '@type': 'dpv:DataController', 'schema:url': `https://${domain}/` },
    ...(country !== null && { 'dpv:hasJurisdiction': `loc:${country}` }),
    'dpv:hasNotice': {
      '@type': 'dpv:ConsentNotice',
      'dct:identifier': record.snapshot,
      'dct:hasVersion': String(record.version),
      'dct:language': record.language,
    },
    'dpv:hasProcess': record.offered.map((type) => ({
      '@type': 'dpv:Process',
      'dpv:hasPurpose': purposes[type],
      // Elsewhere what runs rests on another ground, and the answer is an objection or the lack of one.
      ...(regime === 'opt-in' && { 'dpv:hasLegalBasis': 'dpv:Consent' }),
      ...(action !== 'notice' && {
        'dpv:hasConsentStatus': {
          '@type': statusOf(record, type),
          'dpv:isIndicatedBy': 'dpv:DataSubject',
          'dpv:isIndicatedAtTime': record.time,
          'dpv:hasIndicationMethod': methods[action],
        },
      }),
    })),
    'dpv:hasRecipient': record.vendors_allowed.map((name) => ({
      '@type': 'dpv:Recipient',
      'schema:name': name,
    })),
  };
}

function statusOf({ action, granted }: ExportedRecord, type: OptionalType): string {
  if (granted.includes(type)) return 'dpv:ConsentGiven';
  return action === 'withdraw' ? 'dpv:ConsentWithdrawn' : 'dpv:ConsentRefused';
}
