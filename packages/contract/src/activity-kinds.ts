/** What the list of activity of an account tells apart: the one table of kinds. */

/** By part of the product; each with what it is done to. */
const kindsByArea = {
  access: {
    'account-created': 'account',
    'account-confirmed': 'account',
    'logged-in': 'account',
    'log-in-failed': 'account',
    'logged-out': 'account',
    'sessions-ended': 'account',
    'token-reused': 'account',
    'password-set': 'account',
    'password-reset': 'account',
    'password-changed': 'account',
    'code-failed': 'account',
    'recovery-code-used': 'account',
    'codes-on': 'account',
    'codes-off': 'account',
    'recovery-codes-renewed': 'account',
    'passkey-added': 'account',
    'passkey-removed': 'account',
    'provider-linked': 'account',
    'provider-changed': 'account',
    'provider-removed': 'account',
    'email-change-asked': 'account',
    'email-changed': 'account',
    'key-made': 'key',
    'key-revoked': 'key',
    'organisation-made': 'account',
    'organisation-changed': 'account',
    'member-invited': 'invitation',
    'invitation-withdrawn': 'invitation',
    'member-joined': 'member',
    'member-changed': 'member',
    'member-removed': 'member',
    'member-left': 'member',
    'webhook-added': 'webhook',
    'webhook-changed': 'webhook',
    'webhook-deleted': 'webhook',
    'webhook-tested': 'webhook',
    'webhook-resent': 'webhook',
  },
  account: {
    'profile-changed': 'account',
    'language-changed': 'account',
    'data-exported': 'account',
    'activity-exported': 'account',
  },
  documents: {
    'document-created': 'agreement',
    'document-claimed': 'account',
    'document-updated': 'agreement',
    'document-published': 'agreement',
    'document-restored': 'agreement',
    'document-deleted': 'agreement',
    'document-review-asked': 'agreement',
    'document-approved': 'agreement',
    'document-declined': 'agreement',
    'text-changed': 'agreement',
    'text-drafted': 'agreement',
    'text-draft-discarded': 'agreement',
    'languages-changed': 'agreement',
    'withdrawal-switched-on': 'withdrawal',
    'withdrawal-changed': 'withdrawal',
    'withdrawals-exported': 'withdrawal',
    'desk-changed': 'website',
    'request-answered': 'website',
    'request-noted': 'website',
    'request-assigned': 'website',
    'request-file-put': 'website',
    'request-file-withdrawn': 'website',
    'requests-exported': 'website',
  },
  banners: {
    'banner-created': 'banner',
    'banner-changed': 'banner',
    'banner-discarded': 'banner',
    'banner-review-asked': 'banner',
    'banner-approved': 'banner',
    'banner-declined': 'banner',
    'banner-published': 'banner',
    'banner-switched': 'banner',
    'banner-deleted': 'banner',
    'vendors-added': 'banner',
    'vendors-ordered': 'banner',
    'vendor-changed': 'vendor',
    'vendor-deleted': 'vendor',
    'domain-added': 'banner',
    'domain-deleted': 'banner',
    'log-exported': 'banner',
    'visitor-erased': 'banner',
  },
  websites: {
    'website-verified': 'website',
    'website-watched': 'website',
    'step-postponed': 'website',
    'website-moved': 'website',
    'website-received': 'website',
    'websites-imported': 'account',
    'client-link-made': 'website',
    'client-link-revoked': 'website',
    'client-answers-received': 'website',
    'client-answers-taken': 'website',
    'scan-begun': 'scan',
    'scan-stopped': 'scan',
    'scan-deleted': 'scan',
  },
  payments: {
    'payment-begun': 'payment',
    'payment-cancelled': 'payment',
    'payment-made': 'payment',
    'payment-refunded': 'payment',
    'plan-cancelled': 'plan',
    'plan-resumed': 'plan',
    'method-added': 'account',
    'method-chosen': 'account',
    'method-deleted': 'account',
    'billing-address-changed': 'account',
  },
} as const;

export type ActivityArea = keyof typeof kindsByArea;
type Tables = { [Area in ActivityArea]: (typeof kindsByArea)[Area] };
type KindIn<Area extends ActivityArea> = keyof Tables[Area];
export type ActivityKind = { [Area in ActivityArea]: KindIn<Area> }[ActivityArea];

/** What an entry names, by an id and the name that it had then. */
export const activityObjects = [
  'account',
  'key',
  'invitation',
  'member',
  'agreement',
  'withdrawal',
  'banner',
  'vendor',
  'website',
  'scan',
  'payment',
  'plan',
  'webhook',
] as const;
export type ActivityObject = (typeof activityObjects)[number];

export const activityAreas = Object.keys(kindsByArea) as ActivityArea[];

export function listActivityKinds(area: ActivityArea): readonly ActivityKind[] {
  return Object.keys(kindsByArea[area]) as ActivityKind[];
}

export const activityKinds: readonly ActivityKind[] = activityAreas.flatMap(listActivityKinds);

const objects = Object.assign({}, ...Object.values(kindsByArea)) as Record<ActivityKind, ActivityObject>;

export function objectOf(kind: ActivityKind): ActivityObject {
  return objects[kind];
}

/**
 * Saved again and again while somebody works, or tried again and again by a stranger: what follows within some minutes
 * is the same entry.
 */
export const seriesKinds: readonly ActivityKind[] = [
  'log-in-failed',
  'code-failed',
  'text-drafted',
  'banner-changed',
  'vendor-changed',
];

/**
 * How it was done: by a person in a browser, by a program with an API key, by the provider of payments, by the operator
 * of the service.
 */
export const activityMeans = ['browser', 'key', 'provider', 'operator'] as const;
export type ActivityMeans = (typeof activityMeans)[number];

/** What a call leaves in the list. */
export type CallActivity =
  /** Noted in the transaction that does it. */
  | ActivityKind
  /** It writes nothing of its own: noted once it went well. */
  | { after: ActivityKind }
  /** Its use case notes it, since what happened depends. */
  | { within: readonly ActivityKind[] }
  /** It leaves nothing, and why. */
  | { none: string };
