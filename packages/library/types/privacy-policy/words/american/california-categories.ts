/**
 * The categories of Cal. Civ. Code § 1798.140(v)(1) and (ae), each with its letter: the statute's term, what it
 * usually is where no answer tells it more exactly, and what decides how long it is kept (11 CCR § 7012(e)(4)).
 */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { CaliforniaCategory } from '../../california-categories.ts';

type CategoryWords = Record<'name' | 'usual' | 'kept', string>;

export const californiaCategoryWords = wordList(import.meta.url, 'californiaCategory', [
  'identifiers.name',
  'identifiers.usual',
  'identifiers.kept',
  'customer-records.name',
  'customer-records.usual',
  'customer-records.kept',
  'protected.name',
  'protected.usual',
  'protected.kept',
  'commercial.name',
  'commercial.usual',
  'commercial.kept',
  'biometric.name',
  'biometric.usual',
  'biometric.kept',
  'internet.name',
  'internet.usual',
  'internet.kept',
  'geolocation.name',
  'geolocation.usual',
  'geolocation.kept',
  'sensory.name',
  'sensory.usual',
  'sensory.kept',
  'employment.name',
  'employment.usual',
  'employment.kept',
  'education.name',
  'education.usual',
  'education.kept',
  'inferences.name',
  'inferences.usual',
  'inferences.kept',
  'sensitive.name',
  'sensitive.usual',
  'sensitive.kept',
]) satisfies Record<Language, Record<CaliforniaCategory, CategoryWords>>;
