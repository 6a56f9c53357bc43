// All clauses of the type: a section that another one names has to be there.
import '../outline.ts';
import { test } from 'vitest';
import { expectParity, pairwiseAnswers } from '@clausewright/engine/document/testing/parity';
import { changes } from './changes/clause.ts';
import { contact } from './contact/clause.ts';
import { custom } from './custom.ts';
import { transferBiz } from './transfer-biz/clause.ts';

test('changes are equivalent in six languages', () => {
  expectParity(
    changes,
    pairwiseAnswers({
      laws: [['gdpr'], ['caloppa']],
      effective_date: ['2026-11-21', undefined],
      change_notice_days: ['0', '7', '30', undefined],
      change_notice_channels: [['page', 'email', 'site-banner', 'in-app'], ['email'], undefined],
      prevailing_language: [undefined, 'none', 'first'],
      document_languages: [['fr', 'de'], ['nl', 'en'], ['it', 'es'], undefined],
    }),
  );
});

test('contact is equivalent in six languages', () => {
  const officer = { _id: 'r1', dpo_email: 'dsb@b.example' };
  expectParity(
    contact,
    pairwiseAnswers({
      laws: [['gdpr'], ['caloppa']],
      country: ['DE', 'US', undefined],
      entity_type: ['business', 'individual', undefined],
      business_name: ['Nordlicht GmbH', undefined],
      business_address: ['Hafenstraße 14\n24103 Kiel', undefined],
      individual_name: ['Wiebke Thomsen'],
      contact_methods: [['email', 'page', 'phone', 'post'], ['email'], undefined],
      contact_post: ['Postfach 1\n24103 Kiel'],
      provider_address: [undefined, 'Via Roma 5\n40121 Bologna'],
      contact_page: ['https://b.example/contact'],
      reg_number: [undefined, 'HRB 1'],
      vat_id: [undefined, 'DE1'],
      legal_notice_url: [undefined, 'https://b.example/impressum'],
      dpo: ['none', 'yes'],
      dpo_details: [
        undefined,
        [officer],
        [{ ...officer, dpo_name: 'Jan', dpo_phone: '+49 431 1', dpo_address: 'Weg 1\nKiel' }],
      ],
      eu_rep: [
        undefined,
        [{ _id: 'r1', eu_rep_name: 'Rep SARL', eu_rep_address: 'Rue 1\nParis', eu_rep_email: 'r@b.example' }],
      ],
    }),
  );
});

test('the closing clauses are equivalent in six languages', () => {
  expectParity(transferBiz, pairwiseAnswers({ laws: [['gdpr'], ['caloppa']] }));
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
