import { expect, test } from 'vitest';
import { assemble } from '../../../clauses.ts';
import { blockText } from '@clausewright/engine/document/tree-text';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { privacyPolicy } from '../questionnaire.ts';
import { teenApp } from '../testing/profiles.ts';

const directed: Answers = {
  ...teenApp,
  laws: ['coppa'],
  kids: 'directed',
  kids_phone: '+1 415 555 0100',
  kids_email: 'parents@snapstreet.example',
  kids_retention: { amount: 3, unit: 'months' },
  kids_data: [{ _id: 'a', kids_activity: 'content', kids_types: ['media'], kids_public: 'yes' }],
};

function sectionOf(answers: Answers, id = 'pp.children.coppa'): string | undefined {
  const draft = assemble('PRIVACY_POLICY', answers, { language: 'en', today: '2026-11-21', blanks: true });
  const clause = draft.clauses.find((one) => one.id === id);
  return clause === undefined ? undefined : blockText(clause.blocks).replaceAll('\u00A0', ' ');
}

test('parents are told who asks, what for and until when, without gaps', () => {
  const text = sectionOf(directed);
  for (const said of ['Snapstreet Labs LLC', '(415) 555-0100', 'parents@snapstreet.example', '3 months'])
    expect(text).toContain(said);
  expect(text).toContain('Google AdMob – advertising');
  expect(text).not.toContain('[•]');
  expect(sectionOf(directed, 'pp.children.parents')).toContain('call us at (415) 555-0100');
});

test('a service not for children has no such section', () => {
  expect(sectionOf({ ...directed, kids: 'teens' })).toBeUndefined();
  expect(sectionOf({ ...directed, laws: ['caloppa'] })).toBeUndefined();
});

test('a private owner gives parents an address and a mailbox like a business does', () => {
  const { business_name: _, business_address: __, ...rest } = directed;
  const person = { ...rest, entity_type: 'individual', individual_name: 'Jo Park' };
  expect(sectionOf(person)).toContain('[•]');
  const text = sectionOf({ ...person, kids_address: '5 Oak Road\nAustin, TX 78701' });
  for (const said of ['Jo Park', '5 Oak Road', 'parents@snapstreet.example']) expect(text).toContain(said);
  const { errors } = evaluate(privacyPolicy, { ...person, us_states: [] }, { today: '2026-11-21' });
  expect(errors.map(({ path }) => path)).toContain('kids_address');
});

test('an owner without data is not asked and says so', () => {
  const text = sectionOf({ laws: ['coppa'], kids: 'directed', pd_none_confirm: 'yes', pd_types: ['none'] });
  expect(text).toContain('We collect no data from children beyond');
});

test('e-mail-plus consent is not offered where others receive children’s data', () => {
  const offered = (answers: Answers): readonly string[] => {
    const { steps } = evaluate(privacyPolicy, { ...directed, ...answers }, { today: '2026-11-21' });
    const shown = steps.flatMap(({ questions }) => questions);
    return shown.find(({ question }) => question.id === 'parental_consent')?.options ?? [];
  };
  const quiet = { ads: 'no', kids_data: [], share_with: { added: [], removed: ['other-users'] } };
  expect(offered(quiet)).toContain('email-plus');
  for (const answers of [{ ads: 'yes' }, { kids_data: directed['kids_data'] ?? [] }])
    expect(offered({ ...quiet, ...answers })).not.toContain('email-plus');
  const consented = { ...directed, share_with: ['authorities'], parental_consent: ['text-plus'] };
  expect(sectionOf({ ...consented, kids_disclosure: 'none' })).toContain(
    'We do not disclose children’s information to third parties',
  );
  expect(sectionOf({ ...consented, kids_disclosure: 'disclosed' })).not.toContain('to third parties for');
});

test('assessment software needs no section of its own until a provider is involved', () => {
  const moderated = { ...teenApp, laws: ['caloppa'], ai_training: 'never' };
  expect(sectionOf(moderated, 'pp.ai')).toBeUndefined();
  expect(sectionOf({ ...moderated, ai_vendors: ['openai'] }, 'pp.ai')).toContain('OpenAI');
  expect(sectionOf({ ...moderated, ai_features: ['chatbot'] }, 'pp.ai')).toContain('not talking to a human');
});
