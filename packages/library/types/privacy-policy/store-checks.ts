/** What the owner of an app has to find out before the privacy forms of the stores are filled in: for the list of things to do. */
import type { Language } from '@clausewright/contract/languages';
import { field, hasAny, rows } from '@clausewright/engine/law/answer-reading';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { storeCheckTexts, type StoreCheck } from './store-check-texts.ts';
import { openPermissions, sharesData, type StoreRow, storeRows } from './store-forms.ts';
import { appPermissionWords } from './words/app-permissions.ts';
import { dataTypeWords } from './words/pd-types.ts';
import { specialDataWords } from './words/special-data.ts';
import { storeFormWords } from './words/store-forms.ts';

export interface OwnerCheck {
  id: string;
  duty: string;
  citation: string;
}

const both = 'Apple: App privacy details; Google Play: Data safety';
const apple = 'Apple: App privacy details';
const google = 'Google Play: Data safety';

function nameOf(row: StoreRow, language: Language): string {
  if (row.of === 'type') return dataTypeWords[language][row.id];
  return row.of === 'special' ? specialDataWords[language][row.id] : storeFormWords[language][row.id];
}

/** A permission is named before its colon; behind it stands what it is for. */
function permissionName(id: string, language: Language): string {
  const names: Readonly<Record<string, string>> = appPermissionWords[language];
  return (names[id] ?? id).split(/\s?: /)[0] ?? id;
}

/** Each question of the forms that the answers leave open, with the data it is about. */
export function storeChecks(answers: Answers, language: Language): readonly OwnerCheck[] {
  const data = storeRows(answers);
  const named = (open: (row: StoreRow) => boolean): string[] =>
    data.filter(open).map((row) => nameOf(row, language));
  const about = (check: StoreCheck, citation: string, list: readonly string[]): OwnerCheck[] => {
    const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(list);
    const duty = storeCheckTexts[language][check].replace('{data}', () => names);
    return list.length === 0 ? [] : [{ id: `store-${check}`, duty, citation }];
  };
  const alone = (check: StoreCheck, isOpen: boolean): OwnerCheck[] =>
    isOpen ? [{ id: `store-${check}`, duty: storeCheckTexts[language][check], citation: google }] : [];
  return [
    ...about(
      'types',
      both,
      rows(answers, 'pd_types.own').map((row) => field(row, 'name')),
    ),
    ...about(
      'purposes',
      both,
      named(({ purposes }) => purposes.length === 0),
    ),
    ...about(
      'linked',
      apple,
      named(({ linked }) => linked === undefined),
    ),
    ...about(
      'tracked',
      apple,
      named(({ tracked }) => tracked === undefined),
    ),
    ...about(
      'permissions',
      both,
      openPermissions(answers).map((id) => permissionName(id, language)),
    ),
    ...alone('encrypted', !hasAny(answers, 'security_measures', 'tls')),
    ...alone('shared', !sharesData(answers)),
  ];
}
