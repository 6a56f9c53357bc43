// All clauses of the type: a section that another one names has to be there.
import '../outline.ts';
import { test } from 'vitest';
import { expectParity, pairwiseAnswers } from '@clausewright/engine/document/testing/parity';
import { contact } from './contact/clause.ts';
import { custom } from './custom.ts';
import { privacy } from './privacy/clause.ts';
import { regional } from './regional/clause.ts';
import { updates } from './updates/clause.ts';

test('data, countries, changes and contact are equivalent in six languages', () => {
  const laws = [
    'uk_gdpr',
    'fadp',
    'ccpa_cpra',
    'pipeda',
    'quebec_25',
    'lgpd',
    'au_privacy_act',
    'popia',
    'jp_appi',
  ];
  expectParity(
    privacy,
    pairwiseAnswers({ laws: [['gdpr'], ['uk_gdpr'], []], privacy_url: [undefined, 'https://a.example'] }),
  );
  expectParity(
    regional,
    pairwiseAnswers({
      laws: [laws, ...laws.map((law) => [law]), []],
      audience_regions: [['us'], ['eu']],
      anonymous_stats: ['yes', 'no'],
    }),
  );
  expectParity(
    updates,
    pairwiseAnswers({
      laws: [['gdpr'], ['ccpa_cpra']],
      analytics: ['yes', 'no'],
      effective_date: ['2026-11-21', undefined],
      prevailing_language: [undefined, 'none', 'first'],
      document_languages: [['fr', 'de'], ['nl', 'en'], ['it', 'es'], undefined],
    }),
  );
  expectParity(
    contact,
    pairwiseAnswers({
      entity_type: ['business', 'individual', undefined],
      contact_methods: [['email', 'page', 'phone', 'post'], undefined],
      contact_page: ['https://a.example/contact'],
      reg_number: [undefined, 'HRB 1'],
      vat_id: [undefined, 'DE1'],
      legal_notice_url: [undefined, 'https://a.example/impressum'],
    }),
  );
});

test('the owner’s own sections appear in every language', () => {
  const row = (text: string) => ({ de: text, en: text, es: text, fr: text, it: text, nl: text });
  expectParity(custom, [
    {
      custom_sections: [
        { _id: 'r1', custom_section_heading: row('A'), custom_section_text: row('B\n\nC') },
        { _id: 'r2', custom_section_heading: row('D'), custom_section_text: row('E') },
      ],
    },
  ]);
});
