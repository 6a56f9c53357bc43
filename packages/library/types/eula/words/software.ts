/** What the software is, where it runs, how it comes to the user, and what may not be done with it. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { EulaQuestions } from '../clause.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

type Kind = NonNullable<EulaQuestions['software_kind']>;
type Form = NonNullable<EulaQuestions['agreement_for']>[number];
type Delivery = NonNullable<EulaQuestions['delivered_via']>[number];

export const kindWords = wordList(import.meta.url, 'kind', [
  'app',
  'game',
  'desktop',
  'sdk',
  'firmware',
  'plugin',
  'saas-client',
]) satisfies Record<Language, Record<Kind, string>>;

export const formWords = wordList(import.meta.url, 'form', [
  'mobile',
  'desktop',
  'web',
  'game',
  'plugin',
  'device',
]) satisfies Record<Language, Record<Form, string>>;

export const deliveryWords = wordList(import.meta.url, 'delivery', [
  'stores',
  'download',
  'media',
  'preinstalled',
  'web',
]) satisfies Record<Language, Record<Delivery, string>>;
