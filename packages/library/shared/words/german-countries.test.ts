import { expect, test } from 'vitest';
import { germanForm } from './german-countries.ts';

test.each([
  ['Kanada', 'in Kanada', 'nach Kanada'],
  ['Vereinigte Staaten', 'in den Vereinigten Staaten', 'in die Vereinigten Staaten'],
  ['Vereinigtes Königreich', 'im Vereinigten Königreich', 'in das Vereinigte Königreich'],
  [
    'Vereinigte Arabische Emirate',
    'in den Vereinigten Arabischen Emiraten',
    'in die Vereinigten Arabischen Emirate',
  ],
  ['Niederlande', 'in den Niederlanden', 'in die Niederlande'],
  ['Schweiz', 'in der Schweiz', 'in die Schweiz'],
  ['Dominikanische Republik', 'in der Dominikanischen Republik', 'in die Dominikanische Republik'],
  ['Republik Moldau', 'in der Republik Moldau', 'in die Republik Moldau'],
  ['Philippinen', 'auf den Philippinen', 'auf die Philippinen'],
  ['Färöer', 'auf den Färöern', 'auf die Färöer'],
  ['Kaimaninseln', 'auf den Kaimaninseln', 'auf die Kaimaninseln'],
  [
    'Amerikanische Jungferninseln',
    'auf den Amerikanischen Jungferninseln',
    'auf die Amerikanischen Jungferninseln',
  ],
  ['Kosovo', 'im Kosovo', 'in den Kosovo'],
])('%s has its article and ending in German', (name, within, to) => {
  expect([germanForm('in', name), germanForm('to', name)]).toEqual([within, to]);
});

test.each([
  ['Irland', 'Irland'],
  ['Schweiz', 'die Schweiz'],
  ['Vereinigtes Königreich', 'das Vereinigte Königreich'],
  ['Vereinigte Staaten', 'die Vereinigten Staaten'],
])('%s stands behind "für" as %s', (name, form) => {
  expect(germanForm('for', name)).toBe(form);
});
