import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerAtPath, fieldId, isWithin, rowsAt, withAnswer } from './paths.ts';

const answers = {
  country: 'DE',
  note: { de: 'Hallo' },
  sites: [{ _id: 'r1', url: 'a.example', rooms: [{ _id: 'x', name: 'Hall' }] }],
  'tools.own': [{ _id: 'r1', name: 'Own' }],
};

test('parses every kind of path', () => {
  expect(answerAtPath(answers, 'country')).toBe('DE');
  expect(answerAtPath(answers, 'note/de')).toBe('Hallo');
  expect(answerAtPath(answers, 'note/en')).toBeUndefined();
  expect(answerAtPath(answers, 'sites/r1/url')).toBe('a.example');
  expect(answerAtPath(answers, 'sites/r1/rooms/x/name')).toBe('Hall');
  expect(answerAtPath(answers, 'tools.own/r1/name')).toBe('Own');
  expect(rowsAt(answers, 'sites')).toHaveLength(1);
  expect(rowsAt(answers, 'country')).toEqual([]);
});

test('a value written at a path is read there, and nothing else changes', () => {
  const paths = [
    'country',
    'new',
    'note/en',
    'note/de',
    'sites/r1/url',
    'sites/r1/rooms/x/name',
    'tools.own/r1/name',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.string(), (path, text) => {
      const changed = withAnswer(answers, path, text);
      expect(answerAtPath(changed, path)).toBe(text);
      for (const other of paths.filter((one) => one !== path)) {
        expect(answerAtPath(changed, other)).toEqual(answerAtPath(answers, other));
      }
    }),
  );
});

test('undefined removes an answer', () => {
  expect(withAnswer(answers, 'sites/r1/url', undefined)).toMatchObject({ sites: [{ _id: 'r1' }] });
  expect(withAnswer(answers, 'country', undefined)).not.toHaveProperty('country');
});

test('writing to a removed row is ignored', () => {
  expect(withAnswer(answers, 'country/r1/url', 'x')).toEqual(answers);
});

test('an answer belongs to its question, rows and entries, not to one with a longer name', () => {
  expect(isWithin('sites/r1/url', 'sites')).toBe(true);
  expect(isWithin('sites.own/r1/name', 'sites')).toBe(true);
  expect(isWithin('sites_more', 'sites')).toBe(false);
});

test('field ids need no escaping', () => {
  expect(fieldId('tools.own/r1/name')).toBe('q-tools-own-r1-name');
});
