import { test } from 'vitest';
import { expectParity, pairsOf } from '../../document/testing/parity.ts';
import { caloppa } from './caloppa.ts';
import { requests } from './requests.ts';
import { rightsGdpr } from './rights-gdpr.ts';
import { rightsObjection } from './rights-objection.ts';
import { rightsCh } from './rights-ch.ts';
import { rightsUk } from './rights-uk.ts';
import { transfersCh } from './transfers-ch.ts';
import { transfersUk } from './transfers-uk.ts';

test('rights are the same in six languages', () => {
  const sets = pairsOf({
    laws: [['gdpr'], ['uk_gdpr'], ['gdpr', 'uk_gdpr']],
    authority: [undefined, 'none', 'de-sh', 'be', 'gr'],
  });
  expectParity(rightsGdpr, sets);
  expectParity(rightsObjection, sets);
});

test('the ways to make a request are the same in six languages', () => {
  expectParity(
    requests,
    pairsOf({
      laws: [['gdpr'], ['caloppa']],
      entity_type: ['business', 'individual', undefined],
      business_address: ['Hafenstraße 14\n24103 Kiel', undefined],
      request_channels: [
        ['email', 'form', 'account-settings', 'phone', 'toll-free', 'post'],
        ['email'],
        ['post'],
        undefined,
      ],
      request_email: ['a@b.example', undefined],
      request_form_url: ['https://b.example/form'],
      request_phone: ['+49 431 123'],
      request_toll_free: ['+1 800 123 4567'],
      request_post: ['Postfach 1\n24103 Kiel'],
    }),
  );
});

test('the notice for California is the same in six languages', () => {
  expectParity(
    caloppa,
    pairsOf({
      laws: [['caloppa']],
      dnt: ['supported', 'not-supported', undefined],
      analytics: ['no', 'yes'],
      ads: ['no', 'yes'],
      'other_vendors.own': [undefined, [{ _id: 'o1', name: 'Verein' }]],
    }),
  );
});

test('the sections of the United Kingdom and Switzerland are the same in six languages', () => {
  const sets = pairsOf({
    laws: [['uk_gdpr'], ['fadp'], ['gdpr', 'uk_gdpr', 'fadp']],
    country: ['GB', 'CH', 'DE', 'US', undefined],
    hosting_country: [['GB'], ['DE'], ['CA', 'IN', 'US'], undefined],
    transfers: ['no', 'yes', 'unknown', undefined],
    transfer_tools: [['adequacy', 'dpf', 'scc', 'uk-clauses', 'bcr', 'consent'], ['bcr'], undefined],
    remarketing: ['yes', 'no'],
    ai_features: [['scoring'], ['none'], undefined],
  });
  for (const clause of [rightsUk, rightsCh, transfersUk, transfersCh]) expectParity(clause, sets);
});
