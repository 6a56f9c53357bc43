import { expect, test } from 'vitest';
import { ownerAsBuyer } from './owner-as-buyer.ts';

test('a company pays by the name and the address that its documents print', () => {
  const answers = {
    entity_type: 'business',
    business_name: 'Holzwerk Lindner GmbH',
    business_address: 'Gartenstraße 3\n70372 Stuttgart\nDeutschland',
    vat_id: 'DE123456789',
  };
  expect(ownerAsBuyer(answers)).toEqual({
    company_name: 'Holzwerk Lindner GmbH',
    vat_number: 'DE123456789',
    name: '',
    address: 'Gartenstraße 3',
    postal_code: '70372',
    city: 'Stuttgart',
  });
});

test('an address of another form stays in one field', () => {
  expect(
    ownerAsBuyer({
      entity_type: 'individual',
      individual_name: 'Ada Byron',
      business_address: '12 St James’s Square\nLondon SW1Y 4JH',
    }),
  ).toMatchObject({
    name: 'Ada Byron',
    address: '12 St James’s Square, London SW1Y 4JH',
    city: '',
  });
});

test('the number of a house is no postal code', () => {
  const answers = { business_address: '1600 Amphitheatre Parkway\nMountain View, CA 94043' };
  expect(ownerAsBuyer(answers)).toMatchObject({
    address: '1600 Amphitheatre Parkway, Mountain View, CA 94043',
    postal_code: '',
  });
});

test('answers of other kinds say nothing of a buyer', () => {
  expect(ownerAsBuyer({ business_name: ['x'], business_address: 7 })).toEqual({
    company_name: '',
    vat_number: '',
    name: '',
    address: '',
    postal_code: '',
    city: '',
  });
});
