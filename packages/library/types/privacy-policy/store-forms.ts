/** What the answers say for the privacy forms of the app stores; nothing is said that does not follow from them. */
import { answer, chosen, hasAny, isYes, rows } from '@clausewright/engine/law/answer-reading';
import { factsOf } from '../../laws/facts.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { usedVendors } from '../../vendors/used-vendors.ts';
import type { Context } from '@clausewright/engine/document/authoring';
import { purposesOfKind, purposesOfSpecial, type Special } from './words/purpose-data.ts';
import type { PrivacyQuestions } from './clause.ts';
import { type DataType, dataTypes } from '../../personal-data/data-types.ts';
import type { Purpose } from '../../personal-data/purposes.ts';
import {
  type Automatic,
  ofAutomatic,
  ofPermission,
  ofSpecial,
  ofType,
  type StoreTypes,
} from './store-types.ts';
import { providerQuestions } from './derive/providers.ts';

const crashTools = ['firebase-crashlytics', 'sentry', 'datadog', 'new-relic'];

type Kind =
  | { of: 'type'; id: DataType }
  | { of: 'special'; id: Special }
  | { of: 'automatic'; id: Automatic };
export type StoreRow = Kind &
  StoreTypes & {
    /** True or false where it follows from the answers. */
    linked: boolean | undefined;
    tracked: boolean | undefined;
    /** What the answers use this kind for; empty where they do not tell. */
    purposes: readonly Purpose[];
  };

/** Kinds that name a person or hang on one. */
const identifying: readonly string[] = [
  'email',
  'name',
  'phone',
  'postal-address',
  'username-password',
  'payment-data',
  'purchase-history',
  'social-profile',
  'government-id',
  'financial-account',
];
/** Kinds that arise with or without an account. */
const anonymous: readonly string[] = ['device-log', 'location-approximate', 'location-precise'];

/** What data that the app collects by itself are for, where the purpose was chosen. */
const automaticPurposes: Readonly<Record<Automatic, readonly Purpose[]>> = {
  usage: ['provide', 'statistics'],
  crashes: ['provide', 'security'],
  advertising: ['advertising'],
  push: ['provide', 'service-messages'],
  'ip-place': ['provide'],
  place: ['provide'],
};

function automatic(answers: Answers, permissions: readonly string[]): readonly Automatic[] {
  const has = (type: string): boolean => hasAny(answers, 'pd_types', type) || permissions.includes(type);
  const used = usedVendors(answers).map(({ id }) => id);
  const precise = hasAny(answers, 'location_use', 'precise-in-use', 'precise-background');
  return [
    ...(['analytics', 'usage_data', 'session_replay'].some((question) => isYes(answers, question))
      ? (['usage'] as const)
      : []),
    ...(used.some((id) => crashTools.includes(id)) ? (['crashes'] as const) : []),
    ...(['ads', 'remarketing'].some((question) => isYes(answers, question)) ||
    permissions.includes('advertising-id')
      ? (['advertising'] as const)
      : []),
    ...(isYes(answers, 'push') ? (['push'] as const) : []),
    ...(hasAny(answers, 'location_use', 'ip-only') && !has('location-approximate')
      ? (['ip-place'] as const)
      : []),
    ...(precise && !has('location-precise') && !permissions.includes('location-background')
      ? (['place'] as const)
      : []),
  ];
}

/** Every kind of data whose place in both forms is known. */
export function storeRows(answers: Answers): readonly StoreRow[] {
  const facts = factsOf(answers);
  const follows =
    facts.has('data:share-ads') || facts.has('data:targeted-ads') || facts.has('data:cross-site-tracking');
  const open =
    follows ||
    facts.has('data:sale') ||
    hasAny(answers, 'share_with', 'advertisers', 'business-partners') ||
    providerQuestions.some(([question]) => rows(answers, `${question}.own`).length > 0);
  const accounts = facts.has('biz:accounts');
  const given = answers as Context<PrivacyQuestions>['a'];
  const row = (kind: Kind, { apple, google }: StoreTypes, purposes: readonly Purpose[]): StoreRow => ({
    ...kind,
    apple,
    google,
    linked:
      identifying.includes(kind.id) ||
      (accounts && kind.of === 'type' && !anonymous.includes(kind.id)) ||
      (kind.id === 'usage' && hasAny(answers, 'analytics_features', 'user-id'))
        ? true
        : undefined,
    tracked: !open ? false : follows && kind.id === 'advertising' ? true : undefined,
    purposes,
  });
  const special = (chosen(answers, 'special_data') as readonly Special[]).flatMap((id) => {
    const store = ofSpecial[id];
    return store !== undefined && !isTold(answers, store) ? [{ id, store }] : [];
  });
  return [
    ...typesOf(answers).map((id) => row({ of: 'type', id }, ofType[id], purposesOfKind(given, id))),
    ...special.map(({ id, store }) => row({ of: 'special', id }, store, purposesOfSpecial(given, id))),
    ...automatic(answers, chosen(answers, 'app_permissions')).map((id) =>
      row(
        { of: 'automatic', id },
        ofAutomatic[id],
        automaticPurposes[id].filter((purpose) => hasAny(answers, 'purposes', purpose)),
      ),
    ),
  ];
}

/** Permissions that reach data of which nobody said that the app collects them. */
export function openPermissions(answers: Answers): readonly string[] {
  return chosen(answers, 'app_permissions').filter((id) => {
    const store = ofPermission[id];
    return store !== undefined && !isTold(answers, store);
  });
}

function typesOf(answers: Answers): readonly DataType[] {
  return dataTypes.map(({ id }) => id).filter((id) => hasAny(answers, 'pd_types', id));
}

function isTold(answers: Answers, { unless }: { unless?: DataType }): boolean {
  return unless !== undefined && typesOf(answers).includes(unless);
}

/** Whether data goes to others for purposes of their own, as far as the answers tell. */
export function sharesData(answers: Answers): boolean {
  const facts = factsOf(answers);
  return facts.has('data:sale') || facts.has('data:share-ads');
}

/** Whether the form is asked for at all. */
export function wantsStoreForms(answers: Answers): boolean {
  return (
    hasAny(answers, 'store_sheet', 'yes') &&
    hasAny(answers, 'agreement_for', 'app') &&
    answer(answers, 'pd_none_confirm') !== 'yes' &&
    storeRows(answers).some(({ purposes }) => purposes.length > 0)
  );
}
