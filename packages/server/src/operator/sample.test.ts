import { assemble, priceLines, defaultPrices } from '@clausewright/library/clauses';
import { sampleDocument, samplePath, sampleTypes } from '@clausewright/library/operator';
import { languages } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { testServer } from '../platform/http/testing/test-server.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { operatorConfig } from './testing/german-operator.ts';
import { serveSamples } from './routes.ts';

const database = useTestDatabase();

const policy = samplePath('PRIVACY_POLICY');

const invented = {
  de: 'Ein erfundenes Beispiel',
  en: 'An invented example',
  es: 'Ejemplo inventado',
  fr: 'Exemple inventé',
  it: 'Esempio inventato',
  nl: 'Een verzonnen voorbeeld',
};

function sampleServer(mode: 'standalone' | 'production' = 'standalone') {
  const config = { ...operatorConfig(), mode, db: database.db };
  return testServer({ addRoutes: (app) => serveSamples(app, config) });
}

/** Paragraphs and items that are long enough to be sentences. */
function sentences(html: string): string[] {
  return Array.from(html.matchAll(/<(?:p|li)[^>]*>([^<]{40,})/g), ([, text = '']) => text.trim());
}

test.each(['standalone', 'production'] as const)(
  'the sample is complete in every language, marked as fictional and not indexed, in %s',
  async (mode) => {
    await using server = await sampleServer(mode);
    const said = new Map<string, string>();
    for (const language of languages) {
      const { statusCode, headers, body } = await server.app.inject(`${policy}/${language}`);
      expect(statusCode, language).toBe(200);
      expect(headers['content-language']).toBe(language);
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(body).toContain(invented[language]);
      expect(body).toContain('Northlight Ceramics Ltd');
      expect(body).not.toMatch(/\[•\]|undefined|\[object|<script/);
      // A company has the same name everywhere.
      const found = sentences(body).filter((sentence) => !/^(?:PayPal|Stripe) /u.test(sentence));
      expect(found.length, language).toBeGreaterThan(40);
      for (const sentence of found) {
        expect([sentence, said.get(sentence) ?? language]).toEqual([sentence, language]);
        said.set(sentence, language);
      }
    }
  },
);

test('the sample matches the free version of such a document', () => {
  const { type, relevant, version } = sampleDocument('PRIVACY_POLICY');
  const { clauses } = assemble(type, relevant, { language: 'en', today: version.day, blanks: false });
  const chosen = {
    type,
    answers: [],
    clauses: clauses.map(({ id, price }) => ({ id, price })),
    furtherLaws: [],
    languages: ['en'],
  };
  expect(clauses.length).toBeGreaterThan(20);
  expect(priceLines(chosen, defaultPrices).lines).toEqual([]);
  expect(relevant['laws']).toEqual(['gdpr']);
});

test('the sample without a language uses the reader’s', async () => {
  await using server = await sampleServer();
  const reply = await server.app.inject({ url: policy, headers: { 'accept-language': 'nl' } });
  expect(reply.headers['content-language']).toBe('nl');
  expect((await server.app.inject(`${policy}/xx`)).statusCode).toBe(404);
});

test.each(sampleTypes)('there is a whole %s to read in every language', async (type) => {
  await using server = await sampleServer();
  for (const language of languages) {
    const { statusCode, headers, body } = await server.app.inject(`${samplePath(type)}/${language}`);
    expect([statusCode, headers['content-language'], headers['x-robots-tag']]).toEqual([
      200,
      language,
      'noindex',
    ]);
    expect(body).toContain(invented[language]);
    expect(body).not.toMatch(/\[•\]|undefined|\[object|<script/);
    // An imprint is a few lines of data.
    if (type === 'IMPRINT') {
      for (const datum of ['12 Quay Street', '735214', 'IE3735214GH', '+353 91 555 010', 'hello@northlight'])
        expect(body, language).toContain(datum);
    }
    // A statement of accessibility has more lists than sentences.
    else
      expect(sentences(body).length, language).toBeGreaterThan(type === 'ACCESSIBILITY_STATEMENT' ? 10 : 15);
  }
});
