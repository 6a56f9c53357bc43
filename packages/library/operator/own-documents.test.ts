import { type Language, languages, listCountries, states } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { assemble, documentContradictions, finish } from '../clauses.ts';
import { type OperatorFacts, ownDocumentTypes } from './facts.ts';
import { answerFaults, ownDocuments } from './own-documents.ts';
import { munichOperator } from './testing/facts.ts';

function stateOf(type: string, facts: OperatorFacts) {
  return ownDocuments(facts).find((one) => one.type === type);
}

function written(facts: OperatorFacts) {
  return ownDocuments(facts).flatMap((one) => (one.state === 'written' ? [one] : []));
}

function textOf(type: string, facts: OperatorFacts, language: Language = 'en'): string {
  const found = written(facts).find((one) => one.type === type);
  if (found === undefined) throw new Error(`no ${type}`);
  const options = { language, today: found.version.day, blanks: false } as const;
  return JSON.stringify(finish(assemble(found.type, found.relevant, options)).document);
}

test('writes all six documents once the operator settings are complete', () => {
  expect(written(munichOperator).map(({ type }) => type)).toEqual([...ownDocumentTypes]);
});

test.each([
  ['legalName', 'OPERATOR_LEGAL_NAME'],
  ['address', 'OPERATOR_ADDRESS'],
  ['email', 'OPERATOR_EMAIL'],
  ['country', 'OPERATOR_COUNTRY'],
])('without %s nothing is written, and the missing setting is reported', (fact, name) => {
  for (const one of ownDocuments({ ...munichOperator, [fact]: undefined })) {
    expect(one).toMatchObject({ state: 'unknown', missing: [name] });
  }
});

test('wherever the operator is established, only operator-specific settings remain', () => {
  const his = new Set(['withdrawal_url', 'provider_host', 'eu_adr', 'dmca_agent', 'governing_part']);
  const ofImprint = ['provider_representatives', 'publication_director', 'share_capital'];
  for (const id of ofImprint) his.add(id);
  const hisAlone = new Set(['TERMS_CONDITIONS', 'RETURN_REFUND_POLICY', 'IMPRINT']);
  for (const { value: country } of listCountries('en')) {
    const [state] = Object.hasOwn(states, country) ? states[country as keyof typeof states] : [];
    const documents = ownDocuments({ ...munichOperator, country, state: state?.[0], answers: {} });
    for (const { type, state: is, ...one } of documents) {
      expect(['written', 'unknown'], `${country} ${type}`).toContain(is);
      const missing = 'missing' in one ? one.missing.filter((id) => !his.has(id)) : [];
      expect(missing, `${country} ${type}`).toEqual([]);
      if (!hisAlone.has(type)) expect(is).toBe('written');
    }
  }
});

test('where consumers of the Union may withdraw, no document is written without an address', () => {
  const open = { ...munichOperator, answers: {} };
  expect(stateOf('TERMS_CONDITIONS', open)).toMatchObject({ missing: ['withdrawal_url'] });
  expect(stateOf('RETURN_REFUND_POLICY', open)).toMatchObject({ missing: ['withdrawal_url'] });
  expect(textOf('RETURN_REFUND_POLICY', munichOperator)).toContain('https://paragraf.example/withdraw/abc');
});

test('in France and the United States the operator provides the remaining settings', () => {
  const paris = { ...munichOperator, country: 'FR', state: undefined };
  expect(stateOf('TERMS_CONDITIONS', paris)).toMatchObject({ missing: ['provider_host', 'eu_adr'] });
  const mediator = {
    provider_host: 'Hébergeur SA, 2 rue du Port, 13002 Marseille',
    eu_adr: 'takes-part',
    adr_name: 'Médiateur',
    adr_address: '3 rue de la Paix, 75002 Paris',
    adr_url: 'https://mediateur.example',
  };
  const complete = { ...paris, answers: { ...munichOperator.answers, ...mediator } };
  expect(textOf('TERMS_CONDITIONS', complete, 'fr')).toContain('Hébergeur SA');
  expect(stateOf('TERMS_CONDITIONS', { ...munichOperator, country: 'US', state: 'US_CA' })).toMatchObject({
    missing: ['dmca_agent'],
  });
});

const seats = ['DE', 'AT', 'CH', 'FR', 'IT', 'ES', 'NL', 'BE', 'IE', 'GB'];
const capital = { share_capital: '25 000 €', publication_director: 'Eva Berger', provider_host: 'Host SA' };
const mediated = {
  eu_adr: 'takes-part',
  adr_name: 'Médiateur',
  adr_address: '3 rue de la Paix, 75002 Paris',
  adr_url: 'https://mediateur.example',
};

test.each(seats)(
  'an operator in %s has an imprint of who runs the service, and no more is asked of him',
  (country) => {
    const answers = { ...munichOperator.answers, ...capital, ...(country === 'FR' ? mediated : {}) };
    const facts = { ...munichOperator, country, state: country === 'DE' ? 'DE_BY' : undefined, answers };
    const found = stateOf('IMPRINT', facts);
    expect(found).toMatchObject({ state: 'written' });
    for (const language of languages) {
      const text = textOf('IMPRINT', facts, language);
      for (const said of ['Paragraf Werk GmbH', '80331 München', 'hilfe@paragraf.example', '+49 89 1234567'])
        expect(text, language).toContain(said);
      expect(text, language).not.toMatch(/\[•\]|undefined/u);
    }
  },
);

test('an imprint claims nothing that the operator has not said', () => {
  const silent = { ...munichOperator, answers: { provider_representatives: 'Eva Berger' } };
  expect(stateOf('IMPRINT', silent)).toMatchObject({
    state: 'written',
    blank: ['reg_number', 'contact_phone', 'eu_adr'],
  });
  expect(textOf('IMPRINT', silent, 'de')).not.toMatch(/Telefon|HRB|Umsatzsteuer|Preis|Streitbeilegung/u);
  const none = { reg_number: '', contact_phone: '', eu_adr: 'not-obliged' };
  const refusing = { ...silent, answers: { ...silent.answers, ...none } };
  expect(stateOf('IMPRINT', refusing)).toMatchObject({ state: 'written', blank: [] });
  expect(textOf('IMPRINT', refusing, 'de')).toContain('nicht bereit und nicht verpflichtet');
  const leaving = { ...munichOperator, answers: { ...munichOperator.answers, eu_adr: '' } };
  expect(stateOf('IMPRINT', leaving)).toMatchObject({ state: 'written', blank: [] });
  expect(stateOf('TERMS_CONDITIONS', leaving)).toMatchObject({ state: 'written' });
  const nobody = { ...munichOperator, answers: {} };
  expect(stateOf('IMPRINT', nobody)).toMatchObject({ missing: ['provider_representatives'] });
});

test('where no law asks for an imprint there is none', () => {
  for (const country of ['US', 'JP', 'BR'])
    expect(stateOf('IMPRINT', { ...munichOperator, country, state: undefined }), country).toBeUndefined();
});

test('what was said of dispute bodies serves terms and imprint, each in its own words', () => {
  const paris = { ...munichOperator, country: 'FR', state: undefined };
  const french = { ...paris, answers: { ...munichOperator.answers, ...capital, ...mediated } };
  expect(textOf('TERMS_CONDITIONS', french, 'fr')).toContain('mediateur.example');
  expect(textOf('IMPRINT', french, 'fr')).toContain('mediateur.example');
  const spared = { ...paris, answers: { ...munichOperator.answers, ...capital, eu_adr: 'exempt' } };
  expect([stateOf('TERMS_CONDITIONS', spared), stateOf('IMPRINT', spared)]).toMatchObject([
    { state: 'written' },
    { state: 'written' },
  ]);
  const small = { ...munichOperator, answers: { ...munichOperator.answers, eu_adr: 'few-staff' } };
  expect(answerFaults(small)).toEqual([]);
  expect(textOf('IMPRINT', small, 'de')).not.toContain('Verbraucherschlichtungsstelle');
  const bound = { ...munichOperator, answers: { ...munichOperator.answers, ...mediated, eu_adr: 'obliged' } };
  expect(textOf('TERMS_CONDITIONS', bound)).toContain('mediateur.example');
});

test('the documents describe this service', () => {
  const refunds = textOf('RETURN_REFUND_POLICY', munichOperator);
  expect(refunds.match(/within 7 days/gi)).toHaveLength(2);
  const terms = textOf('TERMS_CONDITIONS', munichOperator);
  for (const said of ['Your documents', 'Plans for consent banners', 'Article 28 GDPR', 'Stripe']) {
    expect(terms).toContain(said);
  }
  for (const path of ['return-refund-policy', 'privacy-policy', 'cookies-policy']) {
    expect(terms).toContain(`https://paragraf.example/legal/${path}`);
  }
  expect(textOf('PRIVACY_POLICY', munichOperator)).toContain('Stripe');
  expect(textOf('COOKIES_POLICY', munichOperator)).toContain('Payment pages');
  expect(textOf('DISCLAIMER', munichOperator)).toContain('not legal advice');
});

test('without payment providers no document names any', () => {
  const facts = { ...munichOperator, paymentVendors: [] };
  for (const { type } of written(facts)) expect(textOf(type, facts)).not.toMatch(/Stripe|Payment pages/);
});

test('the documents do not contradict each other', () => {
  const documents = written(munichOperator).map(({ type, relevant }) => ({ type, answers: relevant }));
  for (const one of documents) {
    const others = documents.filter((other) => other !== one);
    expect(documentContradictions(one, others), one.type).toEqual([]);
  }
});

test('a document hosted elsewhere is linked and not written again', () => {
  const links = { RETURN_REFUND_POLICY: 'https://paragraf.example/our-refunds' };
  expect(stateOf('RETURN_REFUND_POLICY', { ...munichOperator, links })).toMatchObject({ state: 'elsewhere' });
  expect(textOf('TERMS_CONDITIONS', { ...munichOperator, links })).toContain(links.RETURN_REFUND_POLICY);
});

test('operator answers are validated like any others', () => {
  expect(answerFaults({ ...munichOperator, answers: { reg_number: 'HRB 1', venue: 'München' } })).toEqual([]);
  const registered = { ...munichOperator, answers: { ...munichOperator.answers, reg_number: 'HRB 1' } };
  expect(textOf('TERMS_CONDITIONS', registered)).toContain('HRB 1');
  const answers = { withdrawal_url: 'no address', eu_adr: 'perhaps', vat_idd: 'x', custom_sections: [] };
  expect(answerFaults({ ...munichOperator, answers })).toEqual([
    'vat_idd: unknown-question',
    'custom_sections: unknown-question',
    'eu_adr: unknown-option',
    'withdrawal_url: not-an-url',
  ]);
});
