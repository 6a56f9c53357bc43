// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLanguage } from '../language/language-provider.tsx';
import { readCustomer, dropSession } from '../stored-session/session-store.ts';
import { answered, refused, useFakeServer } from '../testing/fake-server.ts';
import { hookInApp, settle } from '../testing/in-app.tsx';
import { logInAs } from '../testing/samples.ts';
import { useAccountLanguage } from './use-account-language.ts';

const server = useFakeServer();
const setLanguage = 'PUT /customer/set-language/:lang';

function open(operator = {}) {
  return hookInApp(
    () => {
      useAccountLanguage();
      return useLanguage();
    },
    { operator },
  ).result;
}

test('who logs in and chose no language here gets that of the account', async () => {
  const result = open();
  act(() => void logInAs({ language: 'de' }));
  await waitFor(() => expect(result.current.language).toBe('de'));
  expect(localStorage.getItem('i18n')).toBe('de');
  expect(server.asked).toEqual([]);
});

test('a language that this instance does not speak is not switched to', async () => {
  const result = open({ languages: ['en', 'fr'] });
  act(() => void logInAs({ language: 'de' }));
  await settle();
  expect(result.current.language).toBe('en');
});

test('a choice made in this browser becomes that of the account', async () => {
  localStorage.setItem('i18n', 'en');
  server.on(setLanguage, answered({}));
  open();
  act(() => void logInAs({ language: 'de' }));
  await waitFor(() => expect(readCustomer()?.language).toBe('en'));
  expect(server.asked.map(({ what }) => what)).toEqual(['PUT /customer/set-language/en']);
});

test('where the server refuses the account keeps its own', async () => {
  localStorage.setItem('i18n', 'en');
  server.on(setLanguage, refused({ code: 'unavailable' }));
  open();
  act(() => void logInAs({ language: 'de' }));
  await waitFor(() => expect(server.asked).toHaveLength(1));
  await settle();
  expect(readCustomer()?.language).toBe('de');
});

test('a page that finds somebody logged in changes nothing', async () => {
  logInAs({ language: 'de' });
  const result = open();
  await settle();
  expect(result.current.language).toBe('en');
  expect(server.asked).toEqual([]);
});

test('who switches while logged in tells the account', async () => {
  logInAs({ language: 'en' });
  server.on(setLanguage, answered({}));
  const result = open();
  act(() => result.current.switchTo('fr'));
  await waitFor(() => expect(readCustomer()?.language).toBe('fr'));
});

test('nobody who logs out is asked about', async () => {
  logInAs({ language: 'en' });
  const result = open();
  act(() => dropSession('left'));
  act(() => result.current.switchTo('fr'));
  await waitFor(() => expect(result.current.language).toBe('fr'));
  await settle();
  expect(server.asked).toEqual([]);
});
