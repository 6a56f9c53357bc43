import { expect, test } from 'vitest';
import { readChoice, toQuery, toSearch } from './list-choice.ts';

test('what the address says is kept, and what means nothing is as if it were not there', () => {
  const choice = readChoice(new URLSearchParams('q= shop &state=act&sort=name&page=3'));
  expect(choice).toEqual({ q: 'shop', state: 'act', sort: 'name', page: 3 });
  expect(readChoice(new URLSearchParams(toSearch(choice)))).toEqual(choice);
  const odd = readChoice(new URLSearchParams('state=gone&sort=&page=-1'));
  expect(odd).toEqual({ q: '', state: '', sort: 'urgent', page: 1 });
  expect(toSearch(odd)).toBe('');
});

test('the server is asked for a page of fifty', () => {
  expect(toQuery({ q: 'a', state: 'none', sort: 'urgent', page: 2 })).toEqual({
    page: '2',
    per_page: '50',
    sort: 'urgent',
    q: 'a',
    state: 'none',
  });
});

test('those whose documents contradict each other are asked for, whatever else their state', () => {
  const choice = readChoice(new URLSearchParams('state=contradictions'));
  expect(toSearch(choice)).toBe('?state=contradictions');
  expect(toQuery(choice)).toEqual({ page: '1', per_page: '50', sort: 'urgent', has: 'contradictions' });
});
