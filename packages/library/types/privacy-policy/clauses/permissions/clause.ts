import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  given,
  has,
  properName,
  records,
  rows,
  type Words,
} from '@clausewright/engine/document/authoring';
import { appPermissionWords } from '../../words/app-permissions.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';

type Permission = keyof (typeof appPermissionWords)['en'];

/** `camera`, without what it reaches: the list above tells that. */
function shortNames(language: Language): Record<Permission, Words> {
  const names = Object.entries(appPermissionWords[language]).map(([id, name]) => [
    id,
    properName(name.split(/\s?: /)[0] ?? name),
  ]);
  return Object.fromEntries(names) as Record<Permission, Words>;
}

function purposes(
  c: Pick<Context<PrivacyQuestions>, 'say' | 'language' | 'name'>,
  labels: Record<'permission' | 'purpose' | 'needed', string>,
  answers: Record<'yes' | 'no', string>,
) {
  const { say, language } = c;
  return records(
    labels,
    rows(say.permission_purposes).map((row) => ({
      permission: c.name(row.permission, shortNames(language)),
      purpose: row.permission_purpose,
      needed: c.name(row.permission_needed, { yes: properName(answers.yes), no: properName(answers.no) }),
    })),
  );
}

/** Whether each permission of the list has its purpose in the table. */
function tellsEach(a: Context<PrivacyQuestions>['a']): boolean {
  const told: readonly string[] = a.permission_purposes?.map((row) => row.permission) ?? [];
  return a.app_permissions?.every((permission) => told.includes(permission)) ?? false;
}

/**
 * Drafting note. Article 5(3) of Directive 2002/58/EC and Article 7(3) GDPR (withdrawn as easily as given), Cal. Bus. &
 * Prof. Code § 22575(b)(1); Apple's App Review Guidelines 5.1.1 and Google Play's policy on user data want access and
 * purpose told. purposes: only those that the owner wrote.
 */
export const permissions = clause({
  id: 'pp.permissions',
  version: 4,
  when: (a) => given(a.app_permissions) || a.push === 'yes',
  ground: { answers: ['app_permissions', 'push'] },
  parts: {
    list: {
      meets: ['caloppa-22575-b1', 'play-data'],
      when: (a) => given(a.app_permissions) && !has(a.app_permissions, 'none'),
    },
    purposes: { answers: ['permission_purposes'], when: (a) => given(a.permission_purposes) },
    each: { answers: ['permission_purposes'], when: tellsEach },
    some: { answers: ['permission_purposes'], when: (a) => !tellsEach(a) },
    none: { answers: ['app_permissions'], when: (a) => has(a.app_permissions, 'none') && a.push !== 'yes' },
    push: { answers: ['push'], when: (a) => a.push === 'yes' },
  },
  words: appPermissionWords,
  texts: import.meta.url,
  values: {
    permissionNames: (c) => c.names(c.say.app_permissions, c.w),
    permissionTable: (c, t) => purposes(c, t.words('columns'), t.words('yesOrNo')),
  },
});
