/*
 * What the forms of Apple ("App privacy details") and Google Play ("Data safety") ask, as far as the answers tell; what they
 * leave open stands in the owner's list of things to do (store-checks.ts, decision 028). Categories stand as the stores
 * write them in English, so that they are found in the form. linked holds only what names a person or hangs on an account;
 * untracked stands only where nobody advertises, sells or adds a provider of their own. Left out: Google's 'processed
 * ephemerally' and 'optional', Apple's optional disclosure, the Microsoft Store.
 */
import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  has,
  properName,
  prose,
  type Prose,
  records,
  type Words,
} from '@clausewright/engine/document/authoring';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { sharesData, type StoreRow, storeRows, wantsStoreForms } from '../../store-forms.ts';
import type { Automatic } from '../../store-types.ts';
import { type DataType, dataTypeWords } from '../../words/pd-types.ts';
import { type PurposeOption, purposeWords } from '../../words/purposes.ts';
import { type SpecialData, specialDataWords } from '../../words/special-data.ts';
import { storeFormWords } from '../../words/store-forms.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';

interface Nouns {
  automatic: Record<Automatic, Words>;
  types: Record<DataType, Words>;
  special: Record<SpecialData, Words>;
  purposes: Record<PurposeOption, Words>;
}
type Spoken = Context<PrivacyQuestions, Language, never, Nouns>;
type Given = Spoken['a'];

function nameOf({ w }: Spoken, row: StoreRow): Words {
  if (row.of === 'type') return w.types[row.id];
  return row.of === 'special' ? w.special[row.id] : w.automatic[row.id];
}

/** A kind whose purpose the answers do not tell is for the owner to place. */
function rowsOf(a: Given): readonly StoreRow[] {
  return storeRows(a as Answers).filter(({ purposes }) => purposes.length > 0);
}

function linked(c: Spoken): Words[] {
  return rowsOf(c.a).flatMap((row) => (row.linked === true ? [nameOf(c, row)] : []));
}

function tracked(c: Spoken): Words[] {
  return rowsOf(c.a).flatMap((row) => (row.tracked === true ? [nameOf(c, row)] : []));
}

/** Names of purposes hold an “and” of their own: commas alone part them. */
function listed(names: readonly (Words | Prose)[]): Words | Prose {
  return names.reduce((all, name) => prose`${all}, ${name}`);
}

/** A list that leaves out what nobody decided would read as complete. */
function isDecided(a: Given, answer: 'linked' | 'tracked'): boolean {
  return rowsOf(a).every((row) => row[answer] !== undefined);
}

function table(c: Spoken, labels: Record<'data' | 'apple' | 'google' | 'purposes', string>) {
  return records(
    labels,
    rowsOf(c.a).map((row) => ({
      data: nameOf(c, row),
      apple: properName(row.apple),
      google: properName(row.google),
      purposes: listed(row.purposes.map((purpose) => c.w.purposes[purpose])),
    })),
  );
}

/**
 * Drafting note. Apple's App Privacy Details and Google Play's Data safety form; no duty of law. Names of data and purposes
 * are those of the forms, from knowledge. Only what follows from the answers stands here; the rest is asked of the owner
 * (decision 028).
 */
export const storeForms = clause({
  id: 'pp.storeforms',
  version: 3,
  price: 'detail_table',
  when: (a) => a.store_sheet === 'yes' && wantsStoreForms(a as Answers),
  ground: { answers: ['store_sheet'] },
  parts: {
    table: { answers: ['pd_types', 'purposes'] },
    linked: {
      answers: ['pd_types', 'purposes'],
      when: (a) => rowsOf(a).some((row) => row.linked === true) && isDecided(a, 'linked'),
    },
    tracked: {
      answers: ['ads', 'remarketing', 'pd_types'],
      when: (a) => rowsOf(a).some((row) => row.tracked === true) && isDecided(a, 'tracked'),
    },
    untracked: {
      answers: ['ads', 'remarketing', 'sell_share', 'share_with'],
      when: (a) => rowsOf(a).every((row) => row.tracked === false),
    },
    encrypted: { answers: ['security_measures'], when: (a) => has(a.security_measures, 'tls') },
    deletion: { answers: ['request_channels'] },
    page: { answers: ['delete_account_url'], when: (a) => given(a.delete_account_url) },
    shared: { answers: ['sell_share', 'ads', 'remarketing'], when: (a) => sharesData(a as Answers) },
  },
  words: {
    automatic: storeFormWords,
    types: dataTypeWords,
    special: specialDataWords,
    purposes: purposeWords,
  },
  texts: import.meta.url,
  values: {
    storeTable: (c, t) => table(c, t.words('columns')),
    linkedData: (c) => linked(c),
    trackedData: (c) => tracked(c),
  },
});
