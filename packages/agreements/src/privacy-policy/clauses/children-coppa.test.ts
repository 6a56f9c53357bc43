import { expect, test } from 'vitest';
import { assemble } from '../../clauses.ts';
import { blockText } from '../../document/tree-text.ts';
import type { Answers } from '../../questionnaire/definition.ts';
import { teenApp } from '../testing/profiles.ts';

const directed: Answers = {
  ...teenApp,
  laws: ['coppa'],
  kids: 'directed',
  kids_phone: '+1 415 555 0100',
  contact_methods: ['email'],
  contact_email: 'parents@snapstreet.example',
  kids_retention: { amount: 3, unit: 'months' },
  kids_data: [{ _id: 'a', kids_activity: 'content', kids_types: ['media'], kids_public: 'yes' }],
};

function sectionOf(answers: Answers, id = 'pp.children.coppa'): string | undefined {
  const draft = assemble('PRIVACY_POLICY', answers, { language: 'en', today: '2026-11-21', blanks: true });
  const clause = draft.clauses.find((one) => one.id === id);
  return clause === undefined ? undefined : blockText(clause.blocks).replaceAll('\u00A0', ' ');
}

test('parents read who asks, what for and until when, without a gap', () => {
  const text = sectionOf(directed);
  for (const said of ['Snapstreet Labs LLC', '+1 415 555 0100', 'parents@snapstreet.example', '3 months'])
    expect(text).toContain(said);
  expect(text).toContain('Google AdMob (Google LLC) – advertising');
  expect(text).not.toContain('[•]');
  expect(sectionOf(directed, 'pp.children.parents')).toContain('call us on +1 415 555 0100');
});

test('a service that is not for children has no such section', () => {
  expect(sectionOf({ ...directed, kids: 'teens' })).toBeUndefined();
  expect(sectionOf({ ...directed, laws: ['caloppa'] })).toBeUndefined();
});

test('somebody without a postal address gives it on request, and one who holds no data says so', () => {
  const { business_name: _, business_address: __, ...rest } = directed;
  const person = { ...rest, entity_type: 'individual', individual_name: 'Jo Park' };
  expect(sectionOf(person)).toContain('We give parents our postal address on request.');
  const text = sectionOf({ laws: ['coppa'], kids: 'directed', pd_none_confirm: 'yes', pd_types: ['none'] });
  expect(text).toContain('we collect no data beyond');
});

test('software that only assesses needs no section of its own until a provider comes to it', () => {
  const moderated = { ...teenApp, laws: ['caloppa'], ai_training: 'never' };
  expect(sectionOf(moderated, 'pp.ai')).toBeUndefined();
  expect(sectionOf({ ...moderated, ai_vendors: ['openai'] }, 'pp.ai')).toContain('OpenAI');
  expect(sectionOf({ ...moderated, ai_features: ['chatbot'] }, 'pp.ai')).toContain('not talking to a human');
});
