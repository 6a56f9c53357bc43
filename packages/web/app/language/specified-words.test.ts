import account from '@clausewright/messages/account.en.json' with { type: 'json' };
import download from '@clausewright/messages/download.en.json' with { type: 'json' };
import common from '@clausewright/messages/en.json' with { type: 'json' };
import ui from '@clausewright/messages/ui.en.json' with { type: 'json' };
import { expect, test } from 'vitest';

test('browser-side texts match the specification too', () => {
  const { request } = common.error;
  expect([request['app-down'], request['server-error'], request.failed]).toEqual([
    'App is down. Please wait.',
    'Server error',
    'There was an issue when trying to make the request.',
  ]);
  expect(account.logIn.noToken).toBe('No token found');
  expect(account.logIn.wrongOrUnconfirmed).toBe(
    'Email or password are incorrect or the account is not yet confirmed.',
  );
  expect(account.signUp.incomplete).toBe('Please complete all the fields correctly.');
  expect(account.faults.email).toBe('Email address is invalid.');
  expect(account.profile.failed).toBe('There was an issue when trying to get your info.');
  expect(ui.countriesFailed).toBe('There was an issue when trying to get the countries.');
  expect(download.notCopied).toBe('Error! Not copied!');
});
