import { languages } from '@clausewright/contract/languages';
import type { OperatorFacts } from '../facts.ts';

/** An operator in Munich who filled in all that the documents ask of him. */
export const munichOperator: OperatorFacts = {
  name: 'Paragraf',
  legalName: 'Paragraf Werk GmbH',
  address: 'Kaiserstraße 5\n80331 München',
  email: 'hilfe@paragraf.example',
  country: 'DE',
  state: 'DE_BY',
  hostingCountry: undefined,
  vat: undefined,
  publicUrl: 'https://paragraf.example',
  interfaceLanguages: languages,
  currency: 'EUR',
  paymentVendors: ['stripe', 'paypal'],
  links: {},
  answers: {
    withdrawal_url: 'https://paragraf.example/withdraw/abc',
    provider_representatives: 'Eva Berger',
    reg_number: 'Amtsgericht München, HRB 123456',
    contact_phone: '+49 89 1234567',
  },
};
