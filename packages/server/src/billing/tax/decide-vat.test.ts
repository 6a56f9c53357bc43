import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideVat, type VatDecision, type VatFacts, calculateVat } from './decide-vat.ts';
import { getNationalCurrency, getVatPrefix } from '../../platform/vat-number/eu.ts';
import rates from './eu-vat-rates.json' with { type: 'json' };

const german = { country: 'DE', vatNumber: 'DE136695976' };
const british = { country: 'GB', vatNumber: 'GB980780684' };

function decide(
  seller: VatFacts['seller'],
  country: string,
  more: { business?: boolean; oss?: boolean; record?: boolean } = {},
): VatDecision {
  const { business = false, oss = true, record = false } = more;
  return decideVat({ sellerOfRecord: record, seller, buyer: { country, validBusiness: business }, oss });
}

test.each<[string, VatDecision, VatDecision]>([
  [
    'without a VAT number none is charged',
    decide({ ...german, vatNumber: undefined }, 'FR'),
    free('not-registered', 'DE'),
  ],
  ['another seller adds his own', decide(german, 'FR', { record: true }), free('seller-of-record', 'FR')],
  ['at home the own rate', decide(german, 'DE'), due('domestic', 'DE')],
  ['at home for a business too', decide(german, 'DE', { business: true }), due('domestic', 'DE')],
  [
    'a business abroad in the EU owes it itself',
    decide(german, 'FR', { business: true }),
    free('reverse-charge', 'FR'),
  ],
  ["a consumer abroad in the EU pays his country's", decide(german, 'FR'), due('destination', 'FR')],
  ['below the threshold the own rate', decide(german, 'FR', { oss: false }), due('domestic', 'DE')],
  [
    'a business abroad, below the threshold too',
    decide(german, 'FR', { business: true, oss: false }),
    free('reverse-charge', 'FR'),
  ],
  ['outside the EU none', decide(german, 'US'), free('outside-scope', 'US')],
  [
    'a valid number of Northern Ireland changes nothing for services',
    decide(german, 'GB', { business: true }),
    free('outside-scope', 'GB'),
  ],
  ['Monaco is France', decide(german, 'MC'), due('destination', 'FR')],
  ['a seller from outside at home', decide(british, 'IM'), due('domestic', 'GB')],
  ['a seller from outside in the One-Stop-Shop', decide(british, 'FR'), due('destination', 'FR')],
  ['a seller from outside without it', decide(british, 'FR', { oss: false }), free('not-registered', 'GB')],
])('%s', (_, decided, expected) => {
  expect(decided).toEqual(expected);
});

function free(treatment: VatDecision['treatment'], country: string): VatDecision {
  return { treatment, country, rated: false };
}
function due(treatment: VatDecision['treatment'], country: string): VatDecision {
  return { treatment, country, rated: true };
}

test('every EU consumer of a registered seller pays VAT', () => {
  const state = fc.constantFrom(...rates.countries.map(({ country }) => country));
  fc.assert(
    fc.property(state, state, fc.boolean(), (seller, buyer, oss) => {
      expect(decide({ country: seller, vatNumber: 'given' }, buyer, { oss }).rated).toBe(true);
    }),
  );
});

test('lists the 27 member states of the specification', () => {
  const specified = 'BE BG CZ DK DE EE IE GR ES FR HR IT CY LV LT LU HU MT NL AT PL PT RO SI SK FI SE'.split(
    ' ',
  );
  expect(rates.countries.map(({ country }) => country).toSorted()).toEqual(specified.toSorted());
  expect(getVatPrefix('GR')).toBe('EL');
  expect(getNationalCurrency('BG')).toBe('EUR');
  expect(getNationalCurrency('SE')).toBe('SEK');
  expect(getNationalCurrency('US')).toBeNull();
});

test.each([
  [2900, 1900, 551],
  [2610, 1900, 496],
  [2550, 2550, 650],
  [10, 2550, 3],
  [0, 2700, 0],
])('VAT on %i at %i is %i', (net, rate, vat) => {
  expect(calculateVat(net, rate)).toBe(vat);
});

test('VAT is a non-negative integer within half a unit of the exact amount', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }), fc.nat({ max: 5000 }), (net, rate) => {
      const vat = calculateVat(net, rate);
      expect(Number.isInteger(vat)).toBe(true);
      expect(Math.abs(vat * 10_000 - net * rate)).toBeLessThanOrEqual(5000);
    }),
  );
});
