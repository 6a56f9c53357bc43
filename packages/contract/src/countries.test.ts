import { expect, test } from 'vitest';
import { listCountries, listLanguages } from './countries.ts';
import { countryCodes } from './country-codes.ts';
import { languages } from './languages.ts';
import { stateNames } from './state-names.ts';
import { states } from './states.ts';

test('has 249 countries, each with a name in each language', () => {
  expect(new Set(countryCodes).size).toBe(249);
  for (const language of languages)
    for (const { text, value } of listCountries(language)) expect(text, value).not.toBe(value);
});

test('only five countries have states, with codes prefixed by the country', () => {
  const withStates = listCountries('en').filter(({ states }) => states !== undefined);
  expect(withStates.map(({ value }) => value).toSorted()).toEqual(['AU', 'CA', 'DE', 'IN', 'US']);
  for (const { value, states = [] } of withStates) {
    expect(new Set(states.map((state) => state.value)).size).toBe(states.length);
    expect(states.every((state) => state.value.startsWith(`${value}_`))).toBe(true);
  }
  expect(withStates.map(({ states = [] }) => states.length)).toEqual([8, 13, 16, 36, 51]);
});

test('names and sort order follow the language', () => {
  const german = listCountries('de');
  expect(german.find(({ value }) => value === 'DE')).toMatchObject({ text: 'Deutschland' });
  expect(german.find(({ value }) => value === 'DE')?.states).toContainEqual({
    value: 'DE_BY',
    text: 'Bayern',
  });
  expect(german.findIndex(({ value }) => value === 'AT')).toBeGreaterThan(
    german.findIndex(({ value }) => value === 'EG'),
  );
});

test('every state name belongs to a state and differs from English', () => {
  const english = new Map<string, string>(Object.values(states).flat());
  for (const [language, names] of Object.entries(stateNames)) {
    const pointless = Object.entries(names).filter(([id, name]) =>
      [undefined, name].includes(english.get(id)),
    );
    expect(pointless, language).toEqual([]);
  }
});

test('English is the language marked as disabled', () => {
  expect(listLanguages().filter(({ disabled }) => disabled)).toEqual([
    { text: 'English', value: 'en', disabled: true },
  ]);
});
